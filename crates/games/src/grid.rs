//! Positions as rows of letters, such as `X.O/.X./...`, with the player to move behind a space.

use super::problem::GameProblem;
use plyscope_search::excerpt;
use plyscope_search::player::Player;

/// What a text says of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Grid {
    /// The owner of each square, row by row from the top.
    pub cells: Vec<Option<Player>>,
    /// Who is to move, where that is given.
    pub side: Option<Player>,
}

impl Grid {
    /// Reads a position of a board of so many columns and rows. `X` is MAX, `O` is MIN, and `.`,
    /// `-` or `_` is empty, in capital or small letters. Line ends serve as slashes.
    ///
    /// # Errors
    /// What does not fit the board.
    pub(super) fn parse(text: &str, columns: u8, rows: u8) -> Result<Self, GameProblem> {
        let text = text.trim();
        let (squares, side) = match text.split_once(' ') {
            Some((squares, side)) => (squares, Some(read_side(side)?)),
            None => (text, None),
        };
        let mut cells = Vec::with_capacity(usize::from(columns) * usize::from(rows));
        let mut at = 0;
        let lines: Vec<&str> = squares.split(['/', '\n']).collect();
        if lines.len() != usize::from(rows) {
            return Err(GameProblem::Rows { given: lines.len(), expected: rows });
        }
        for (number, line) in lines.into_iter().enumerate() {
            let before = cells.len();
            for letter in line.trim_end_matches('\r').chars() {
                cells
                    .push(read_square(letter).ok_or(GameProblem::Character { given: letter, at })?);
                at += 1;
            }
            let given = cells.len() - before;
            if given != usize::from(columns) {
                return Err(GameProblem::Columns { row: number + 1, given, expected: columns });
            }
            at += 1;
        }
        Ok(Self { cells, side })
    }

    /// The squares of a player as a set; the square with the number `n` from the top left is bit `n`.
    pub(super) fn bits(&self, player: Player) -> u64 {
        let owned = self.cells.iter().enumerate().filter(|&(_, &cell)| cell == Some(player));
        owned.fold(0, |bits, (square, _)| bits | 1 << square)
    }

    /// How many pieces a player has.
    pub(super) fn count(&self, player: Player) -> usize {
        self.cells.iter().filter(|&&cell| cell == Some(player)).count()
    }

    /// Who is to move in a game where each move adds a piece and MAX begins.
    ///
    /// # Errors
    /// When the counts do not allow it, or not the player that the text says.
    pub(super) fn side_by_counts(&self) -> Result<Player, GameProblem> {
        let (max, min) = (self.count(Player::Max), self.count(Player::Min));
        let side = match max.checked_sub(min) {
            Some(0) => Player::Max,
            Some(1) => Player::Min,
            _ => return Err(GameProblem::Counts { max, min }),
        };
        match self.side {
            Some(given) if given != side => Err(GameProblem::Counts { max, min }),
            _ => Ok(side),
        }
    }
}

fn read_square(letter: char) -> Option<Option<Player>> {
    match letter {
        'X' | 'x' => Some(Some(Player::Max)),
        'O' | 'o' => Some(Some(Player::Min)),
        '.' | '-' | '_' => Some(None),
        _ => None,
    }
}

fn read_side(text: &str) -> Result<Player, GameProblem> {
    match text.trim() {
        "X" | "x" => Ok(Player::Max),
        "O" | "o" => Ok(Player::Min),
        _ => Err(GameProblem::Side { given: excerpt(text.trim()) }),
    }
}

/// Writes squares as [`Grid::parse`] reads them.
pub(super) fn print(cells: impl Iterator<Item = Option<Player>>, columns: u8) -> String {
    let mut text = String::new();
    for (square, cell) in cells.enumerate() {
        if square > 0 && square % usize::from(columns) == 0 {
            text.push('/');
        }
        text.push(match cell {
            Some(Player::Max) => 'X',
            Some(Player::Min) => 'O',
            None => '.',
        });
    }
    text
}

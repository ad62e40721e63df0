//! Tic-tac-toe: three in a row on a board of nine squares.

use super::grid::{self, Grid};
use super::{evaluation, Bits, Board, BoardGame, Ending, Evaluation, GameOptions, GameProblem};
use super::{Piece, Squares, Style};
use crate::game::{Game, Move};
use crate::player::Player;
use crate::value::Value;

/// Tic-tac-toe. X is MAX and begins; a move is the number of its square, row by row from the top
/// left. The game that the lectures count is the one from the empty board: 5,478 positions, 765 up
/// to symmetry, 255,168 finished games.
#[derive(Clone, Debug)]
pub struct TicTacToe {
    start: Position,
    ending: Ending,
    evaluation: Evaluation<Self>,
}

/// Whose squares are whose. Bit `n` is the square with number `n`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    x: u16,
    o: u16,
}

const FULL: u16 = 0b111_111_111;

const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// For each set of squares whether it holds a line: a bit a set.
const WON: [u64; 8] = {
    let mut won = [0_u64; 8];
    let mut set = 0;
    while set < 512 {
        let mut line = 0;
        while line < LINES.len() {
            if set & LINES[line] == LINES[line] {
                won[(set >> 6) as usize] |= 1 << (set & 63);
            }
            line += 1;
        }
        set += 1;
    }
    won
};

/// Where each square goes under the eight rotations and reflections.
const SYMMETRIES: [[u8; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

#[inline]
fn has_line(squares: u16) -> bool {
    WON[usize::from(squares >> 6)] >> (squares & 63) & 1 == 1
}

impl Position {
    #[inline]
    const fn x_to_move(self) -> bool {
        self.x.count_ones() == self.o.count_ones()
    }

    fn under(self, symmetry: &[u8; 9]) -> Self {
        let moved = |squares: u16| {
            Bits(squares.into()).fold(0, |set, Move(from)| set | 1 << symmetry[from as usize])
        };
        Self { x: moved(self.x), o: moved(self.o) }
    }
}

impl Game for TicTacToe {
    type Position = Position;
    type Moves = Bits;
    type Key = u32;

    fn root(&self) -> Position {
        self.start
    }

    #[inline]
    fn player(&self, position: &Position) -> Player {
        if position.x_to_move() {
            Player::Max
        } else {
            Player::Min
        }
    }

    #[inline]
    fn utility(&self, position: &Position) -> Option<Value> {
        let full = position.x | position.o == FULL;
        if self.ending == Ending::FullBoard && !full {
            return None;
        }
        if has_line(position.x) {
            Some(Value::WIN)
        } else if has_line(position.o) {
            Some(Value::LOSS)
        } else {
            full.then_some(Value::DRAW)
        }
    }

    #[inline]
    fn moves(&self, position: &Position) -> Bits {
        Bits((FULL & !(position.x | position.o)).into())
    }

    #[inline]
    fn play(&self, position: &Position, by: Move) -> Position {
        let square = 1 << by.0;
        if position.x_to_move() {
            Position { x: position.x | square, ..*position }
        } else {
            Position { o: position.o | square, ..*position }
        }
    }

    fn estimate(&self, position: &Position) -> Value {
        (self.evaluation)(self, position)
    }

    #[inline]
    fn key(&self, position: &Position) -> u32 {
        u32::from(position.x) << 9 | u32::from(position.o)
    }

    fn symmetric_key(&self, position: &Position) -> u32 {
        let keys = SYMMETRIES.iter().map(|symmetry| self.key(&position.under(symmetry)));
        keys.min().unwrap_or_default()
    }
}

/// Lines still open to X less lines still open to O (Nilsson 1971, section 5-7).
fn open_lines(_: &TicTacToe, position: &Position) -> Value {
    let open = |other: u16| LINES.iter().filter(|&line| line & other == 0).count() as i64;
    Value::whole(open(position.o) - open(position.x)).unwrap_or(Value::ZERO)
}

/// Nothing is known before the end.
fn nothing(_: &TicTacToe, _: &Position) -> Value {
    Value::ZERO
}

impl BoardGame for TicTacToe {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("open-lines", open_lines), ("nothing", nothing)];

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        if options.size.is_some_and(|size| size != (3, 3)) {
            return Err(GameProblem::NotOffered { option: "size" });
        }
        if options.line.is_some_and(|line| line != 3) {
            return Err(GameProblem::NotOffered { option: "line" });
        }
        let (evaluation, ending) = (evaluation(options)?, options.ending);
        let start = match &options.position {
            Some(text) => read(text, ending)?,
            None => Position { x: 0, o: 0 },
        };
        Ok(Self { start, ending, evaluation })
    }

    fn notation(&self, position: &Position) -> String {
        grid::print(cells(*position), 3)
    }

    fn board(&self, position: &Position) -> Board {
        Board {
            columns: 3,
            rows: 3,
            style: Style::Marks,
            squares: cells(*position).map(|cell| cell.map(Piece::of)).collect(),
        }
    }

    /// The column as a letter and the row as a number, from the bottom left.
    fn move_name(&self, _: &Position, by: Move) -> String {
        let (column, row) = ((by.0 % 3) as u8, by.0 / 3);
        format!("{}{}", (b'a' + column) as char, 3 - row.min(2))
    }

    fn squares(&self, _: &Position, by: Move) -> Squares {
        Squares { from: None, to: Some(by.0 as usize) }
    }
}

fn cells(position: Position) -> impl Iterator<Item = Option<Player>> {
    (0..9).map(move |square| {
        if position.x >> square & 1 == 1 {
            Some(Player::Max)
        } else {
            (position.o >> square & 1 == 1).then_some(Player::Min)
        }
    })
}

fn read(text: &str, ending: Ending) -> Result<Position, GameProblem> {
    let grid = Grid::parse(text, 3, 3)?;
    let side = grid.side_by_counts()?;
    let (x, o) = (grid.bits(Player::Max) as u16, grid.bits(Player::Min) as u16);
    if ending == Ending::AtWin {
        match (has_line(x), has_line(o), side) {
            (true, true, _) => return Err(GameProblem::BothWon),
            (true, _, Player::Max) | (_, true, Player::Min) => return Err(GameProblem::PlayedOn),
            _ => {}
        }
    }
    Ok(Position { x, o })
}

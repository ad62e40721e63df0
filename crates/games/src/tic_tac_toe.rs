//! Tic-tac-toe: three in a row on a board of nine squares.

mod features;
mod squares;

use squares::{has_line, FULL, LINES, MOVED};

use super::evaluator::Evaluator;
use super::grid::{self, Grid};
use super::{
    Bits, Board, BoardGame, Ending, Evaluation, Finish, GameOption, GameOptions, GameProblem,
    PositionFeature,
};
use super::{Piece, SetUp, Squares, Style};
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;

/// Tic-tac-toe. X is MAX and begins; a move is the number of its square, row by row from the top
/// left. The game that the lectures count is the one from the empty board: 5,478 positions, 765 up
/// to symmetry, 255,168 finished games.
#[derive(Clone, Debug)]
pub struct TicTacToe {
    start: Position,
    ending: Ending,
    evaluator: Evaluator<Self>,
}

/// Whose squares are whose. Bit `n` is the square with number `n`. How many are taken tells who is to
/// move: two numbers, and no third one, are handed on without a detour through memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of the player to move.
    own: u16,
    /// The squares of the player who has just moved.
    other: u16,
}

impl Position {
    #[inline]
    const fn side(self) -> Player {
        Player::Max.after((self.own | self.other).count_ones() as usize)
    }

    #[inline]
    const fn of(self, player: Player) -> u16 {
        match (self.side(), player) {
            (Player::Max, Player::Max) | (Player::Min, Player::Min) => self.own,
            _ => self.other,
        }
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
        position.side()
    }

    #[inline(always)]
    fn utility(&self, position: &Position) -> Option<Value> {
        // Only who has just moved can have completed a line.
        if self.ending.is_at_line() && has_line(position.other) {
            return Some(self.ending.worth(match position.side() {
                Player::Max => Value::LOSS,
                Player::Min => Value::WIN,
            }));
        }
        (position.own | position.other == FULL).then(|| match self.ending {
            Ending::FullBoard if has_line(position.of(Player::Max)) => Value::WIN,
            Ending::FullBoard if has_line(position.of(Player::Min)) => Value::LOSS,
            _ => Value::DRAW,
        })
    }

    #[inline]
    fn moves(&self, position: &Position) -> Bits {
        Bits((FULL & !(position.own | position.other)).into())
    }

    #[inline]
    fn play(&self, position: &Position, by: Move) -> Position {
        let own = position.own | 1 << by.0;
        Position { own: position.other, other: own }
    }

    #[inline]
    fn estimate(&self, position: &Position) -> Value {
        // A copy of its own, so that no search need have its positions in memory.
        let position = *position;
        self.ending.worth(self.evaluator.estimate(self, &position))
    }

    /// How many squares are taken tells who is to move.
    #[inline]
    fn key(&self, position: &Position) -> u32 {
        u32::from(position.own) << 9 | u32::from(position.other)
    }

    fn symmetric_key(&self, position: &Position) -> u32 {
        let moved = |squares: u16| MOVED[usize::from(squares & FULL)];
        let both = moved(position.own).into_iter().zip(moved(position.other));
        let keys = both.map(|(own, other)| self.key(&Position { own, other }));
        keys.min().unwrap_or_default()
    }
}

/// Lines still open to X less lines still open to O (Nilsson 1971, section 5-7).
fn open_lines(_: &TicTacToe, position: &Position) -> Value {
    let open = |other: u16| LINES.iter().filter(|&line| line & other == 0).count() as i64;
    Value::whole(open(position.of(Player::Min)) - open(position.of(Player::Max)))
        .unwrap_or(Value::ZERO)
}

/// Nothing is known before the end.
fn nothing(_: &TicTacToe, _: &Position) -> Value {
    Value::ZERO
}

impl SetUp for TicTacToe {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("open-lines", open_lines), ("nothing", nothing)];

    const FEATURES: &'static [PositionFeature<Self>] = features::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        if options.size.is_some_and(|size| size != (3, 3)) {
            return Err(GameProblem::NotOffered { option: GameOption::Size });
        }
        if options.line.is_some_and(|line| line != 3) {
            return Err(GameProblem::NotOffered { option: GameOption::Line });
        }
        let (evaluator, ending) = (Evaluator::new(options)?, options.ending);
        let start = match &options.position {
            Some(text) => read(text, ending)?,
            None => Position { own: 0, other: 0 },
        };
        Ok(Self { start, ending, evaluator })
    }
}

impl BoardGame for TicTacToe {
    fn notation(&self, position: &Position) -> String {
        grid::print(cells(*position), 3)
    }

    fn board(&self, position: &Position) -> Board {
        Board {
            columns: 3,
            rows: 3,
            style: Style::Marks,
            squares: cells(*position).map(|cell| cell.map(Piece::of)).collect(),
            deciding: self.deciding(position),
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

    fn finish(&self, position: &Position) -> Option<Finish> {
        self.ending.finish(self.utility(position)?)
    }
}

impl TicTacToe {
    /// The squares of the lines that have decided the game, once it is over.
    fn deciding(&self, position: &Position) -> Vec<usize> {
        let owner = match self.utility(position).map(|value| self.ending.worth(value)) {
            Some(value) if value == Value::WIN => position.of(Player::Max),
            Some(value) if value == Value::LOSS => position.of(Player::Min),
            _ => return Vec::new(),
        };
        let lines = LINES.into_iter().filter(|line| owner & line == *line);
        let squares = lines.fold(0, |squares, line| squares | line);
        (0..9).filter(|square| squares >> square & 1 == 1).collect()
    }
}

fn cells(position: Position) -> impl Iterator<Item = Option<Player>> {
    let (x, o) = (position.of(Player::Max), position.of(Player::Min));
    (0..9).map(move |square| {
        if x >> square & 1 == 1 {
            Some(Player::Max)
        } else {
            (o >> square & 1 == 1).then_some(Player::Min)
        }
    })
}

fn read(text: &str, ending: Ending) -> Result<Position, GameProblem> {
    let grid = Grid::parse(text, 3, 3)?;
    let side = grid.side_by_counts()?;
    let (x, o) = (grid.bits(Player::Max) as u16, grid.bits(Player::Min) as u16);
    if ending.is_at_line() {
        match (has_line(x), has_line(o), side) {
            (true, true, _) => return Err(GameProblem::BothHaveLines),
            (true, _, Player::Max) | (_, true, Player::Min) => return Err(GameProblem::PlayedOn),
            _ => {}
        }
    }
    let (own, other) = if side == Player::Max { (x, o) } else { (o, x) };
    Ok(Position { own, other })
}

//! Othello: discs that are flanked change sides.

mod features;
mod square_board;

use super::evaluator::Evaluator;
use super::grid::{self, Grid};
use super::{
    Bits, Board, BoardGame, Ending, Evaluation, GameOption, GameOptions, GameProblem, Illegality,
    PositionFeature,
};
use super::{Piece, SetUp, Squares, Style};
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;
use square_board::SquareBoard;

/// Othello on a square board. X has the black discs, is MAX and begins. A move is the number of its
/// square, row by row from the top left; a player who can flank nothing passes, which is the move
/// with the number of squares. The game is over when both would have to pass, and won with more
/// discs, however many. With best play O wins on 4×4 and on 6×6 (Feinstein 1993).
#[derive(Clone, Debug)]
pub struct Othello {
    squares: SquareBoard,
    start: Position,
    evaluator: Evaluator<Self>,
}

/// Whose squares are whose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Position {
    /// The squares of the player to move.
    own: u64,
    /// The squares of the opponent.
    other: u64,
    /// Where the player to move can place a disc: asked for at every position, and more than once.
    placements: u64,
    side: Player,
}

/// The moves of a position: squares from the lowest number, or the pass.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Moves {
    squares: Bits,
    pass: Option<Move>,
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        self.squares.next().or_else(|| self.pass.take())
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.squares.len() + usize::from(self.pass.is_some());
        (count, Some(count))
    }
}

impl DoubleEndedIterator for Moves {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        self.pass.take().or_else(|| self.squares.next_back())
    }
}

impl ExactSizeIterator for Moves {}

impl Position {
    #[inline]
    const fn of(self, player: Player) -> u64 {
        match (self.side, player) {
            (Player::Max, Player::Max) | (Player::Min, Player::Min) => self.own,
            _ => self.other,
        }
    }

    /// How many more of the squares that `count` selects X has than O.
    fn lead(self, count: impl Fn(u64) -> u64) -> i64 {
        let squares = |player| i64::from(count(self.of(player)).count_ones());
        squares(Player::Max) - squares(Player::Min)
    }
}

impl Othello {
    /// The move that places no disc.
    #[inline]
    fn pass(&self) -> Move {
        Move(u32::from(self.squares.size).pow(2))
    }

    #[inline]
    fn position(&self, own: u64, other: u64, side: Player) -> Position {
        Position { own, other, placements: self.squares.moves(own, other), side }
    }

    /// Two discs of each player in the middle, X's on the rising diagonal.
    fn usual_start(&self) -> Position {
        let (size, half) = (self.squares.size, self.squares.size / 2);
        let x = 1 << (size * (half - 1) + half) | 1 << (size * half + half - 1);
        self.position(x, self.squares.middle ^ x, Player::Max)
    }

    /// The middle is always taken, so that one of its bits is free to tell who is to move.
    #[inline]
    fn key_of(&self, x: u64, taken: u64, side: Player) -> (u64, u64) {
        let lowest = self.squares.middle & self.squares.middle.wrapping_neg();
        match side {
            Player::Max => (x, taken),
            Player::Min => (x, taken ^ lowest),
        }
    }

    fn cells(&self, position: Position) -> impl Iterator<Item = Option<Player>> {
        let (x, o) = (position.of(Player::Max), position.of(Player::Min));
        (0..self.pass().0).map(move |square| {
            if x >> square & 1 == 1 {
                Some(Player::Max)
            } else {
                (o >> square & 1 == 1).then_some(Player::Min)
            }
        })
    }

    fn read(&self, text: &str) -> Result<Position, GameProblem> {
        let grid = Grid::parse(text, self.squares.size, self.squares.size)?;
        let (x, o) = (grid.bits(Player::Max), grid.bits(Player::Min));
        let taken = x | o;
        if self.squares.middle & !taken != 0 {
            return Err(GameProblem::Illegal(Illegality::EmptyMiddle));
        }
        if self.squares.joined_to_middle(taken) != taken {
            return Err(GameProblem::Illegal(Illegality::CutOff));
        }
        Ok(match grid.side.unwrap_or_default() {
            Player::Max => self.position(x, o, Player::Max),
            Player::Min => self.position(o, x, Player::Min),
        })
    }
}

impl Game for Othello {
    type Position = Position;
    type Moves = Moves;
    type Key = (u64, u64);

    fn root(&self) -> Position {
        self.start
    }

    #[inline]
    fn player(&self, position: &Position) -> Player {
        position.side
    }

    #[inline]
    fn utility(&self, position: &Position) -> Option<Value> {
        let may_move =
            position.placements != 0 || self.squares.moves(position.other, position.own) != 0;
        if may_move {
            return None;
        }
        Some(match position.lead(|set| set) {
            0 => Value::DRAW,
            1.. => Value::WIN,
            _ => Value::LOSS,
        })
    }

    #[inline]
    fn moves(&self, position: &Position) -> Moves {
        let pass = (position.placements == 0).then(|| self.pass());
        Moves { squares: Bits(position.placements), pass }
    }

    #[inline]
    fn play(&self, position: &Position, by: Move) -> Position {
        let Position { own, other, side, .. } = *position;
        if by == self.pass() {
            return self.position(other, own, side.opponent());
        }
        let at = 1 << by.0;
        let flips = self.squares.flips(at, own, other);
        self.position(other ^ flips, own | at | flips, side.opponent())
    }

    fn estimate(&self, position: &Position) -> Value {
        self.evaluator.estimate(self, position)
    }

    #[inline]
    fn key(&self, position: &Position) -> (u64, u64) {
        self.key_of(position.of(Player::Max), position.own | position.other, position.side)
    }

    fn symmetric_key(&self, position: &Position) -> (u64, u64) {
        let (mut x, mut taken) = (position.of(Player::Max), position.own | position.other);
        let mut least = self.key(position);
        // Two reflections, by turns, lead through all eight images.
        for image in 1..8 {
            let reflect = |set| match image % 2 {
                0 => self.squares.mirrored(set),
                _ => self.squares.transposed(set),
            };
            (x, taken) = (reflect(x), reflect(taken));
            least = least.min(self.key_of(x, taken, position.side));
        }
        least
    }
}

/// A feature as an evaluation of its own.
fn alone(count: i64) -> Value {
    Value::whole(count).unwrap_or(Value::ZERO)
}

impl SetUp for Othello {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] = &[
        ("discs", |game, position| alone(features::discs(game, position))),
        ("mobility", |game, position| alone(features::mobility(game, position))),
        ("corners", |game, position| alone(features::corners(game, position))),
    ];

    const FEATURES: &'static [PositionFeature<Self>] = features::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        let given = options.size.unwrap_or((8, 8));
        let known = [(4, 4), (6, 6), (8, 8)];
        if !known.contains(&given) {
            return Err(GameProblem::NoSuchSize { given, known: known.into() });
        }
        if options.line.is_some() {
            return Err(GameProblem::NotOffered { option: GameOption::Line });
        }
        if options.ending != Ending::AtWin {
            return Err(GameProblem::NotOffered { option: GameOption::Ending });
        }
        let squares = SquareBoard::new(given.0);
        let start = Position { own: 0, other: 0, placements: 0, side: Player::Max };
        let mut game = Self { squares, start, evaluator: Evaluator::new(options)? };
        game.start = match &options.position {
            Some(text) => game.read(text)?,
            None => game.usual_start(),
        };
        Ok(game)
    }
}

impl BoardGame for Othello {
    fn notation(&self, position: &Position) -> String {
        let side = match position.side {
            Player::Max => " X",
            Player::Min => " O",
        };
        grid::print(self.cells(*position), self.squares.size) + side
    }

    fn board(&self, position: &Position) -> Board {
        Board {
            columns: self.squares.size,
            rows: self.squares.size,
            style: Style::Discs,
            squares: self.cells(*position).map(|cell| cell.map(Piece::of)).collect(),
            deciding: Vec::new(),
        }
    }

    /// The column as a letter and the row as a number, from the top left.
    fn move_name(&self, _: &Position, by: Move) -> String {
        if by == self.pass() {
            return "pass".to_owned();
        }
        let size = u32::from(self.squares.size);
        let (column, row) = ((by.0 % size) as u8, by.0 / size);
        format!("{}{}", (b'a' + column) as char, row + 1)
    }

    fn squares(&self, _: &Position, by: Move) -> Squares {
        Squares { from: None, to: (by != self.pass()).then_some(by.0 as usize) }
    }
}

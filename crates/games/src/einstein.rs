//! EinStein würfelt nicht!: a race with numbered stones and a die, on a small board.

mod features;
mod notation;
mod position;

pub use position::Position;

use position::{is_over, stones_that_may_move, targets, transposed, winner, COUNT, SIDE};

use super::evaluator::Evaluator;
use super::{Board, BoardGame, Evaluation, GameOptions, GameProblem, PositionFeature};
use super::{Piece, SetUp, Squares, Style};
use plyscope_search::fraction::Fraction;
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;
use plyscope_search::window::Window;

/// EinStein würfelt nicht! (Ingo Althöfer, 2004) on a board of 3×3 with three stones a side and a die of
/// three faces; the original has 5×5 squares, six stones and a usual die. X is MAX and begins, from the
/// corner at the top left.
///
/// Before each move the die is rolled. The player moves the stone with that number, or, if it is no longer
/// there, one with the next lower or next higher number that is: one square towards the opposite corner,
/// horizontally, vertically or diagonally. A stone on that square, also one's own, is captured. Who reaches
/// the opposite corner wins, and so does who captures all stones of the opponent.
///
/// A roll is a move of chance. Rolls that let the same stones move are one of them, since the game goes on
/// alike.
///
/// A win counts 100 and a loss −100, so a value `v` means that MAX wins in (100 + `v`) of 200 games. Each
/// average divides by three at most: at most fifteen rolls matter in a game, and estimates are whole, so that
/// a [`Value`] holds every average.
#[derive(Clone, Debug)]
pub struct Einstein {
    start: Position,
    evaluator: Evaluator<Self>,
}

/// What a win counts.
const WIN: i64 = 100;

/// The largest estimate, below a win.
const MOST: i64 = WIN - 1;

impl Game for Einstein {
    type Position = Position;
    type Moves = std::vec::IntoIter<Move>;
    type Key = u32;

    fn root(&self) -> Position {
        self.start
    }

    #[inline]
    fn player(&self, position: &Position) -> Player {
        position.side
    }

    fn utility(&self, position: &Position) -> Option<Value> {
        Some(worth(match winner(position)? {
            Player::Max => WIN,
            Player::Min => -WIN,
        }))
    }

    /// The rolls, from 1 on; or the moves of a player, from the stone with the lowest number, first
    /// diagonally, then horizontally, then vertically.
    fn moves(&self, position: &Position) -> Self::Moves {
        let moves: Vec<Move> = match position.roll {
            None => rolls(position).map(|(first, _)| Move(first.into())).collect(),
            Some(roll) => {
                let stones = stones_that_may_move(position, roll);
                let moves = stones.flat_map(|stone| {
                    let from = position.square(position.side, stone);
                    targets(position.side, from).map(move |to| code(stone, to))
                });
                moves.collect()
            }
        };
        moves.into_iter()
    }

    fn play(&self, position: &Position, by: Move) -> Position {
        match position.roll {
            None => Position { roll: Some(by.0 as u8), ..*position },
            Some(_) => {
                let (stone, to) = decode(by);
                position.after(stone, to)
            }
        }
    }

    fn estimate(&self, position: &Position) -> Value {
        let estimate = self.evaluator.estimate(self, position);
        let millionths = estimate.as_millionths().unwrap_or(0);
        worth((millionths / 1_000_000).clamp(-MOST, MOST))
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn probability(&self, position: &Position, by: Move) -> Option<Fraction> {
        if position.roll.is_some() {
            return None;
        }
        let (_, faces) = rolls(position).find(|&(first, _)| u32::from(first) == by.0)?;
        Fraction::new(faces.into(), COUNT as i128)
    }

    fn range(&self) -> Window {
        Window { alpha: worth(-WIN), beta: worth(WIN) }
    }

    fn key(&self, position: &Position) -> u32 {
        position.key()
    }

    /// The board reflected in the diagonal between the two corners is the same.
    fn symmetric_key(&self, position: &Position) -> u32 {
        position.key().min(transposed(position).key())
    }
}

fn worth(whole: i64) -> Value {
    Value::whole(whole).unwrap_or(Value::ZERO)
}

/// A face of the die by its number, with the others that let the same stones move: `2`, or `2-3`. Faces
/// count from 0, and this is the lowest of them.
fn roll_name(position: &Position, face: u8) -> String {
    let roll = rolls(position).find(|&(first, _)| first == face);
    match roll.map_or(1, |(_, faces)| faces) {
        1 => format!("{}", face + 1),
        faces => format!("{}-{}", face + 1, face + faces),
    }
}

/// The rolls that differ: of each the lowest face, from 0, and how many faces let the same stones move.
fn rolls(position: &Position) -> impl Iterator<Item = (u8, u8)> + use<> {
    let position = *position;
    let may_move = move |face: u8| stones_that_may_move(&position, face);
    let is_first = move |face: u8| face == 0 || !may_move(face).eq(may_move(face - 1));
    let faces = COUNT as u8;
    (0..faces).filter(move |&face| is_first(face)).map(move |face| {
        let next = (face + 1..faces).find(|&next| is_first(next)).unwrap_or(faces);
        (face, next - face)
    })
}

/// A player's move: the stone, from 0, and the square that it goes to.
const fn code(stone: u8, to: u8) -> Move {
    Move((stone as u32) << 4 | to as u32)
}

const fn decode(by: Move) -> (u8, u8) {
    ((by.0 >> 4) as u8, (by.0 & 15) as u8)
}

/// How many moves fewer MAX's nearest stone needs to its corner than MIN's, each move counted 30.
fn nearest(_: &Einstein, position: &Position) -> Value {
    worth(30 * features::nearest(position))
}

/// Nothing is known before the end.
fn nothing(_: &Einstein, _: &Position) -> Value {
    Value::ZERO
}

impl SetUp for Einstein {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("nearest", nearest), ("nothing", nothing)];

    const FEATURES: &'static [PositionFeature<Self>] = features::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        options.refuse_another_board((SIDE as u8, SIDE as u8))?;
        let start = match &options.position {
            Some(text) => notation::read(text)?,
            None => Position::START,
        };
        Ok(Self { start, evaluator: Evaluator::new(options)? })
    }
}

impl BoardGame for Einstein {
    fn notation(&self, position: &Position) -> String {
        notation::print(position)
    }

    fn board(&self, position: &Position) -> Board {
        let squares = (0..SIDE * SIDE).map(|square| {
            let (owner, stone) = position.at(square as u8)?;
            Some(Piece { owner, kind: char::from(b'1' + stone) })
        });
        Board {
            columns: SIDE as u8,
            rows: SIDE as u8,
            style: Style::Numbered,
            squares: squares.collect(),
            deciding: Vec::new(),
        }
    }

    /// A roll in brackets, such as `[2]`, or `[2-3]` where both let the same stones move. Of a move the
    /// stone's number and the square, such as `1-b2`, or `1xb2` if a stone is captured there.
    fn move_name(&self, position: &Position, by: Move) -> String {
        if position.roll.is_none() {
            return format!("[{}]", roll_name(position, by.0 as u8));
        }
        let (stone, to) = decode(by);
        let sign = if position.at(to).is_some() { 'x' } else { '-' };
        format!("{}{sign}{}", stone + 1, square_name(to))
    }

    fn roll(&self, position: &Position) -> Option<String> {
        Some(roll_name(position, position.roll?))
    }

    fn squares(&self, position: &Position, by: Move) -> Squares {
        if position.roll.is_none() || is_over(position) {
            return Squares::default();
        }
        let (stone, to) = decode(by);
        let from = position.square(position.side, stone);
        Squares { from: Some(from.into()), to: Some(to.into()) }
    }
}

/// The column as a letter and the row as a number, from the bottom left.
fn square_name(square: u8) -> String {
    let (column, row) = (square % SIDE as u8, square / SIDE as u8);
    format!("{}{}", char::from(b'a' + column), SIDE as u8 - row.min(SIDE as u8 - 1))
}

//! 2048: one player moves numbered tiles, and chance adds new ones.

mod features;
mod notation;
mod position;

pub use position::Position;

use position::{Next, MOST_SQUARES};

use super::evaluator::Evaluator;
use super::weights::Weight;
use super::{Board, BoardGame, Evaluation, GameOptions, GameProblem, PositionFeature};
use super::{Piece, SetUp, Squares, Style};
use plyscope_search::fraction::Fraction;
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;
use plyscope_search::window::Window;

/// 2048 (Gabriele Cirulli, 2014) on a board of 2×2 or 3×3 squares, for a few moves. There is one player,
/// MAX, and no MIN.
///
/// A move pushes all tiles to one edge: left, right, up or down. Two equal tiles that meet become one with
/// their sum, once a move. A move must change something. After it, chance puts a tile on an empty square,
/// each as probable as the others: a 2 with probability 9/10, a 4 with 1/10. The game is over when no move
/// is possible, or after as many moves as were to be made: nothing comes after the last one.
///
/// Nobody wins. What a finished game is worth, the static evaluation says, which so is the player's aim.
///
/// Values are exact. A new tile divides an average by 10 times as many as there are empty squares, so that
/// only a few moves have averages that a [`Value`] holds: five on 2×2 squares, with four tiles between them,
/// and three on 3×3. The averages then divide by 40 · 60³ and by 90 · 8400 at most, and estimates are whole
/// and bounded.
#[derive(Clone, Debug)]
pub struct TwentyFortyEight {
    start: Position,
    weights: Vec<Weight>,
    range: Window,
}

/// The boards: columns and rows, how many moves there are, the largest estimate, and two tiles in corners
/// as exponents.
const BOARDS: [(u8, u8, i64, [u8; MOST_SQUARES]); 2] =
    [(2, 5, 1_000, [1, 0, 0, 1, 0, 0, 0, 0, 0]), (3, 3, 25_000, [1, 0, 0, 0, 0, 0, 0, 0, 1])];

/// The names of the moves, by direction.
const NAMES: [&str; 4] = ["L", "R", "U", "D"];

/// The exponents of the tiles that come, and how many times of ten.
const NEW: [(u8, i128); 2] = [(1, 9), (2, 1)];

impl Game for TwentyFortyEight {
    type Position = Position;
    type Moves = std::vec::IntoIter<Move>;
    type Key = u64;

    fn root(&self) -> Position {
        self.start
    }

    fn player(&self, _position: &Position) -> Player {
        Player::Max
    }

    fn utility(&self, position: &Position) -> Option<Value> {
        position.is_over().then(|| self.estimate(position))
    }

    /// The moves that change something: left, right, up, down; or the new tiles, row by row from the top
    /// left, a 2 before a 4.
    fn moves(&self, position: &Position) -> Self::Moves {
        let moves: Vec<Move> = match position.next {
            Next::Slide => position.directions().map(Move).collect(),
            Next::Tile => {
                let tiles = |square| NEW.map(|(exponent, _)| code(square, exponent));
                position.empty().flat_map(tiles).collect()
            }
        };
        moves.into_iter()
    }

    fn play(&self, position: &Position, by: Move) -> Position {
        match position.next {
            Next::Slide => position.slid(by.0).unwrap_or(*position),
            Next::Tile => {
                let (square, exponent) = decode(by);
                position.with_tile(square, exponent)
            }
        }
    }

    fn estimate(&self, position: &Position) -> Value {
        let counts = features::FEATURES.iter().map(|feature| (feature.count)(self, position));
        whole(&self.weights, counts, position.side)
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn probability(&self, position: &Position, by: Move) -> Option<Fraction> {
        if position.next == Next::Slide {
            return None;
        }
        let (_, exponent) = decode(by);
        let (_, times) = NEW.into_iter().find(|&(new, _)| new == exponent)?;
        Fraction::new(times, 10 * position.empty().count() as i128)
    }

    fn range(&self) -> Window {
        self.range
    }

    fn key(&self, position: &Position) -> u64 {
        position.key()
    }

    /// The board can be rotated and reflected.
    fn symmetric_key(&self, position: &Position) -> u64 {
        position.images().map(|image| image.key()).min().unwrap_or_default()
    }
}

/// A weighted sum of features, rounded towards zero to a whole number and bounded.
fn whole(weights: &[Weight], counts: impl Iterator<Item = i64>, side: u8) -> Value {
    let sum: i64 = weights.iter().zip(counts).map(|(weight, count)| weight * count).sum();
    let most = board(side).map_or(0, |(_, _, most, _)| most);
    Value::whole((sum / 1_000_000).clamp(-most, most)).unwrap_or(Value::ZERO)
}

fn board(side: u8) -> Option<(u8, u8, i64, [u8; MOST_SQUARES])> {
    BOARDS.into_iter().find(|&(of, ..)| of == side)
}

/// Between which values all positions are evaluated that a position leads to.
fn range(start: &Position, weights: &[Weight]) -> Window {
    let ranges = features::ranges(start).into_iter().zip(weights);
    let ends = ranges
        .map(|((least, most), &weight)| if weight < 0 { (most, least) } else { (least, most) });
    let (least, most): (Vec<i64>, Vec<i64>) = ends.unzip();
    let end = |counts: Vec<i64>| whole(weights, counts.into_iter(), start.side);
    let range = Window { alpha: end(least), beta: end(most) };
    if range.alpha == range.beta {
        Window::FULL
    } else {
        range
    }
}

/// A new tile on a square.
const fn code(square: usize, exponent: u8) -> Move {
    Move((square as u32) << 2 | exponent as u32)
}

const fn decode(by: Move) -> (usize, u8) {
    ((by.0 >> 2) as usize, (by.0 & 3) as u8)
}

fn score(_: &TwentyFortyEight, position: &Position) -> Value {
    Value::whole(features::score(position)).unwrap_or(Value::ZERO)
}

fn free_squares(_: &TwentyFortyEight, position: &Position) -> Value {
    Value::whole(features::free(position)).unwrap_or(Value::ZERO)
}

fn largest_tile(_: &TwentyFortyEight, position: &Position) -> Value {
    Value::whole(features::largest(position)).unwrap_or(Value::ZERO)
}

/// The chosen evaluation as weights of the features: the evaluations are the first features, one each.
fn weights(options: &GameOptions) -> Result<Vec<Weight>, GameProblem> {
    match Evaluator::<TwentyFortyEight>::new(options)? {
        Evaluator::ByWeights(weights) => Ok(weights),
        Evaluator::Own(_) => {
            let evaluations = TwentyFortyEight::EVALUATIONS;
            let name = options.evaluation.as_deref().unwrap_or(evaluations[0].0);
            let chosen = evaluations.iter().position(|&(known, _)| known == name);
            let features = 0..features::FEATURES.len();
            Ok(features.map(|feature| i64::from(Some(feature) == chosen) * 1_000_000).collect())
        }
    }
}

impl SetUp for TwentyFortyEight {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("score", score), ("free-squares", free_squares), ("largest-tile", largest_tile)];

    const FEATURES: &'static [PositionFeature<Self>] = features::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        let known = BOARDS.map(|(side, ..)| (side, side));
        let given = options.size.unwrap_or(known[0]);
        let (side, moves, _, tiles) = board(given.0)
            .filter(|_| known.contains(&given))
            .ok_or_else(|| GameProblem::NoSuchSize { given, known: known.into() })?;
        GameOptions { size: None, ..options.clone() }.refuse_another_board(given)?;
        let start = match &options.position {
            Some(text) => notation::read(text, side, moves)?,
            None => Position { tiles, side, left: moves, next: Next::Slide },
        };
        let weights = weights(options)?;
        Ok(Self { start, range: range(&start, &weights), weights })
    }
}

impl BoardGame for TwentyFortyEight {
    fn notation(&self, position: &Position) -> String {
        notation::print(position)
    }

    fn board(&self, position: &Position) -> Board {
        let tile = |exponent: u8| {
            let kind = char::from_digit(exponent.into(), 36)?.to_ascii_uppercase();
            (exponent > 0).then_some(Piece { owner: Player::Max, kind })
        };
        Board {
            columns: position.side,
            rows: position.side,
            style: Style::Tiles,
            squares: position.exponents().map(tile).collect(),
            deciding: Vec::new(),
        }
    }

    /// `L`, `R`, `U` or `D`: left, right, up, down. Of a new tile the square and the number in brackets, such
    /// as `[b2=4]`.
    fn move_name(&self, position: &Position, by: Move) -> String {
        match position.next {
            Next::Slide => NAMES[by.0 as usize % NAMES.len()].to_owned(),
            Next::Tile => {
                let (square, exponent) = decode(by);
                let side = usize::from(position.side);
                let column = char::from(b'a' + (square % side) as u8);
                let row = side - square / side % side;
                format!("[{column}{row}={}]", Position::number(exponent))
            }
        }
    }

    fn squares(&self, position: &Position, by: Move) -> Squares {
        match position.next {
            Next::Slide => Squares::default(),
            Next::Tile => Squares { from: None, to: Some(decode(by).0) },
        }
    }
}

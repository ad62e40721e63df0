//! Dice Nim: choose a die, roll it, and take as many stones.

mod notation;
mod position;

pub use position::Position;

use position::{DICE, MOST};

use super::evaluator::Evaluator;
use super::{Board, BoardGame, Evaluation, GameOptions, GameProblem, PositionFeature};
use super::{Piece, SetUp, Squares, Style};
use plyscope_search::fraction::Fraction;
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;
use plyscope_search::window::Window;

/// A game of taking stones with dice, made for this project: small enough for a table of exact values, by
/// backward induction from no stones up. X is MAX and begins.
///
/// The player whose turn it is chooses a die with two or with four faces and rolls it. The player takes as
/// many stones as it shows, or all if there are fewer. Who takes the last stone wins. A roll is a move of
/// chance; rolls that take all stones are one of them.
///
/// A win counts 100 and a loss −100, so a value `v` means that MAX wins in (100 + `v`) of 200 games. Each roll
/// divides an average by 4 at most and takes a stone of at most twelve, and estimates are whole, so that a
/// [`Value`] holds every average.
#[derive(Clone, Debug)]
pub struct DiceNim {
    start: Position,
    evaluator: Evaluator<Self>,
}

/// Columns and rows of the picture.
const BOARD: (u8, u8) = (4, 3);

/// How many stones a game begins with.
const START: Position = Position { stones: 7, side: Player::Max, die: None };

/// What a win counts.
const WIN: i64 = 100;
/// What a quarter of a win counts.
const QUARTER: i64 = WIN / 4;

impl Game for DiceNim {
    type Position = Position;
    type Moves = std::vec::IntoIter<Move>;
    type Key = u32;

    fn root(&self) -> Position {
        self.start
    }

    fn player(&self, position: &Position) -> Player {
        match position.die {
            None => position.side,
            // Who moves after the roll.
            Some(_) => position.side.opponent(),
        }
    }

    fn utility(&self, position: &Position) -> Option<Value> {
        Some(worth(WIN * sign(position.winner()?)))
    }

    /// The dice, the smaller one first; or the rolls, from 1 on.
    fn moves(&self, position: &Position) -> Self::Moves {
        let moves: Vec<Move> = match position.die {
            None => DICE.map(|die| Move(die.into())).to_vec(),
            Some(die) => position.rolls(die).map(|(taken, _)| Move(taken.into())).collect(),
        };
        moves.into_iter()
    }

    fn play(&self, position: &Position, by: Move) -> Position {
        match position.die {
            None => Position { die: Some(by.0 as u8), ..*position },
            Some(_) => position.after(by.0 as u8),
        }
    }

    fn estimate(&self, position: &Position) -> Value {
        let estimate = self.evaluator.estimate(self, position);
        let millionths = estimate.as_millionths().unwrap_or(0);
        worth((millionths / 1_000_000).clamp(-WIN, WIN))
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn probability(&self, position: &Position, by: Move) -> Option<Fraction> {
        let die = position.die?;
        let (_, faces) = position.rolls(die).find(|&(taken, _)| u32::from(taken) == by.0)?;
        Fraction::new(faces.into(), die.into())
    }

    fn range(&self) -> Window {
        Window { alpha: worth(-WIN), beta: worth(WIN) }
    }

    fn key(&self, position: &Position) -> u32 {
        position.key()
    }
}

const fn sign(player: Player) -> i64 {
    match player {
        Player::Max => 1,
        Player::Min => -1,
    }
}

fn worth(whole: i64) -> Value {
    Value::whole(whole).unwrap_or(Value::ZERO)
}

/// How many of 100 next rolls win for MAX; negative, for MIN.
fn next_roll(_: &DiceNim, position: &Position) -> Value {
    worth(QUARTER * sign(position.side) * position.quarters())
}

/// Nothing is known before the end.
fn nothing(_: &DiceNim, _: &Position) -> Value {
    Value::ZERO
}

impl SetUp for DiceNim {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("next-roll", next_roll), ("nothing", nothing)];

    const FEATURES: &'static [PositionFeature<Self>] = &[
        PositionFeature {
            id: "quarters",
            usual: 1_000_000 * QUARTER,
            count: |_, position| sign(position.side) * position.quarters(),
        },
        PositionFeature { id: "turn", usual: 0, count: |_, position| sign(position.side) },
    ];

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        options.refuse_another_board(BOARD)?;
        let start = match &options.position {
            Some(text) => notation::read(text)?,
            None => START,
        };
        Ok(Self { start, evaluator: Evaluator::new(options)? })
    }
}

impl BoardGame for DiceNim {
    fn notation(&self, position: &Position) -> String {
        notation::print(position)
    }

    /// Stones belong to nobody: they are drawn alike.
    fn board(&self, position: &Position) -> Board {
        let stone = |place| (place < position.stones).then_some(Piece::of(Player::Max));
        Board {
            columns: BOARD.0,
            rows: BOARD.1,
            style: Style::Stones,
            squares: (0..MOST).map(stone).collect(),
            deciding: Vec::new(),
        }
    }

    /// A die is `d2` or `d4`. A roll stands in brackets, such as `[1]`, or `[2-4]` where all of these take all
    /// stones.
    fn move_name(&self, position: &Position, by: Move) -> String {
        let Some(die) = position.die else { return notation::die_name(by.0 as u8) };
        let roll = position.rolls(die).find(|&(taken, _)| u32::from(taken) == by.0);
        match roll {
            Some((taken, faces)) if faces > 1 => format!("[{taken}-{}]", taken + faces - 1),
            _ => format!("[{}]", by.0),
        }
    }

    fn squares(&self, _position: &Position, _by: Move) -> Squares {
        Squares::default()
    }
}

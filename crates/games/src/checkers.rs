//! English draughts, also called checkers.

mod features;
mod moves;
mod notation;
mod position;
mod problem;
mod squares;

pub use position::Position;
pub use problem::CheckersProblem;

use super::evaluator::Evaluator;
use super::names::NULL_MOVE;
use super::{Board, BoardGame, Evaluation, GameOptions, GameProblem, PositionFeature};
use super::{Finish, Piece, SetUp, Squares, Style};
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;

/// English draughts on the 32 dark squares of a board of 8×8, by the rules of the World Checkers
/// Draughts Federation. Black is MAX and begins, from the squares 1 to 12 at the top.
///
/// A man moves one square diagonally forwards, a king one square in any diagonal direction. Pieces
/// capture by jumping over an adjacent piece to the empty square behind it; who can capture must, and
/// a capture goes on as long as the same piece can jump: all of it is one move. A man that reaches the
/// last row becomes a king, which ends the move. Who has no move loses.
///
/// A game is drawn when each player has made forty moves without a capture or a man's move; that needs
/// no claim here. Repetitions are not seen, since positions know no history.
#[derive(Clone, Debug)]
pub struct Checkers {
    start: Position,
    evaluator: Evaluator<Self>,
}

/// From this number of plies without a capture or a man's move on, positions with different numbers
/// have different keys.
const CLOCK_MATTERS: u8 = 60;

impl Game for Checkers {
    type Position = Position;
    type Moves = std::vec::IntoIter<Move>;
    type Key = [u32; 4];

    fn root(&self) -> Position {
        self.start
    }

    #[inline]
    fn player(&self, position: &Position) -> Player {
        position.side
    }

    fn utility(&self, position: &Position) -> Option<Value> {
        if !moves::can_move(position) {
            return Some(match position.side {
                Player::Max => Value::LOSS,
                Player::Min => Value::WIN,
            });
        }
        position.is_stale().then_some(Value::DRAW)
    }

    /// From the piece on the lowest square; those of a piece first to the left, and downwards before
    /// upwards.
    fn moves(&self, position: &Position) -> Self::Moves {
        moves::legal(position).into_iter()
    }

    #[inline]
    fn play(&self, position: &Position, by: Move) -> Position {
        if by == Move::NULL {
            return moves::pass(position);
        }
        moves::play(position, by)
    }

    fn estimate(&self, position: &Position) -> Value {
        self.evaluator.estimate(self, position)
    }

    /// Captures. Who can capture must, so that where any move is noisy, all are.
    fn is_noisy(&self, _: &Position, by: Move) -> bool {
        moves::is_capture(by)
    }

    /// Not where the player must capture. Programs for checkers do not pass: who has to move loses so many
    /// endings that the opposition is a subject of its own.
    fn can_pass(&self, position: &Position) -> bool {
        !moves::can_capture(position)
    }

    /// The plies without a capture or a man's move count from 60 on only. So transpositions are found,
    /// and a search of up to 20 plies still never takes a draw by that rule over to a position that is
    /// not yet near it.
    fn key(&self, position: &Position) -> [u32; 4] {
        let clock = Some(position.clock).filter(|&clock| clock >= CLOCK_MATTERS).unwrap_or(0);
        let rest = u32::from(clock) << 1 | u32::from(position.side == Player::Min);
        [position.of(Player::Max), position.of(Player::Min), position.kings, rest]
    }
}

/// Men and kings count the same.
fn pieces(_: &Checkers, position: &Position) -> Value {
    Value::whole(position.lead(|set| set)).unwrap_or(Value::ZERO)
}

/// A king counts one and a half men (Samuel 1959).
fn material(_: &Checkers, position: &Position) -> Value {
    const HALF: i64 = 500_000;
    let halves = 2 * position.lead(|set| set) + position.lead(|set| set & position.kings);
    Value::millionths(halves * HALF).unwrap_or(Value::ZERO)
}

impl SetUp for Checkers {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] =
        &[("pieces", pieces), ("material", material)];

    const FEATURES: &'static [PositionFeature<Self>] = features::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        options.refuse_another_board((8, 8))?;
        let start = match &options.position {
            Some(text) => notation::read(text)?,
            None => Position::START,
        };
        Ok(Self { start, evaluator: Evaluator::new(options)? })
    }
}

impl BoardGame for Checkers {
    /// The FEN of Portable Draughts Notation, with the plies without a capture or a man's move behind
    /// `H` if there are any.
    fn notation(&self, position: &Position) -> String {
        notation::print(position)
    }

    fn board(&self, position: &Position) -> Board {
        let mut board = vec![None; 64];
        for square in 0..squares::COUNT {
            if let Some(owner) = position.owner(square) {
                let kind = if position.kings >> square & 1 == 1 { 'K' } else { 'M' };
                board[squares::on_board(square)] = Some(Piece { owner, kind });
            }
        }
        Board {
            columns: 8,
            rows: 8,
            style: Style::Draughtsmen,
            squares: board,
            deciding: Vec::new(),
        }
    }

    /// The numbers of all the squares that the piece stands on, such as `11-15` or `15x22x31`.
    fn move_name(&self, _: &Position, by: Move) -> String {
        if by == Move::NULL {
            return NULL_MOVE.to_owned();
        }
        let squares: Vec<String> = moves::path(by).map(|square| (square + 1).to_string()).collect();
        squares.join(moves::sign(by))
    }

    /// The first and the last square of a capture.
    fn short_name(&self, _: &Position, by: Move) -> Option<String> {
        if by == Move::NULL {
            return None;
        }
        let mut path = moves::path(by);
        let (from, to) = (path.next()?, path.last()?);
        Some(format!("{}{}{}", from + 1, moves::sign(by), to + 1))
    }

    fn squares(&self, _: &Position, by: Move) -> Squares {
        if by == Move::NULL {
            return Squares { from: None, to: None };
        }
        let mut path = moves::path(by).map(squares::on_board);
        Squares { from: path.next(), to: path.last() }
    }

    fn finish(&self, position: &Position) -> Option<Finish> {
        if !moves::can_move(position) {
            let has_pieces = position.of(position.side) != 0;
            return has_pieces.then_some(Finish::Blocked);
        }
        position.is_stale().then_some(Finish::FortyMoves)
    }
}

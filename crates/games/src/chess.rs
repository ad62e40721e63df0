//! Chess, on the rules of the library `cozy-chess`.

mod code;
mod evaluations;
mod features;
mod fen;
mod san;

use cozy_chess::{Color, File, GameStatus, Rank, Square};

use super::evaluator::Evaluator;
use super::names::NULL_MOVE;
use super::{Board, BoardGame, Evaluation, GameOptions, GameProblem, PositionFeature};
use super::{Finish, Piece, SetUp, Squares, Style};
use plyscope_search::game::{Game, Move};
use plyscope_search::player::Player;
use plyscope_search::value::Value;

/// Chess. White is MAX and begins; positions are written in the Forsyth-Edwards Notation.
///
/// A move has the code `from | to << 6 | promotion << 12`. The squares are numbered row by row from
/// the top left, White at the bottom: a8 is 0, h8 is 7, a1 is 56. The promotion is 0 for none, 1 for
/// a knight, 2 for a bishop, 3 for a rook and 4 for a queen. Castling is the king's own move of two
/// squares; a pawn that takes en passant goes to the square that was passed over. The moves of a
/// position come in the order of their `from`, then `to`, then promotion.
///
/// A game ends with checkmate, with stalemate, and with the fifty-move rule, which needs no claim
/// here; a mate by the very last move counts. Positions know no history, so repetitions are not
/// seen, and neither is it seen that no mate is possible any more.
#[derive(Clone, Debug)]
pub struct Chess {
    start: cozy_chess::Board,
    evaluator: Evaluator<Self>,
}

/// From this number of plies without capture and pawn move on, positions with different numbers
/// have different keys.
const CLOCK_MATTERS: u8 = 80;

/// Spreads the number of plies over the bits of a key (2^64 divided by the golden ratio).
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Game for Chess {
    type Position = cozy_chess::Board;
    type Moves = std::vec::IntoIter<Move>;
    type Key = u64;

    fn root(&self) -> cozy_chess::Board {
        self.start.clone()
    }

    #[inline]
    fn player(&self, position: &cozy_chess::Board) -> Player {
        owner(position.side_to_move())
    }

    fn utility(&self, position: &cozy_chess::Board) -> Option<Value> {
        match (position.status(), self.player(position)) {
            (GameStatus::Ongoing, _) => None,
            (GameStatus::Drawn, _) => Some(Value::DRAW),
            (GameStatus::Won, Player::Max) => Some(Value::LOSS),
            (GameStatus::Won, Player::Min) => Some(Value::WIN),
        }
    }

    fn moves(&self, position: &cozy_chess::Board) -> Self::Moves {
        let mut moves = Vec::with_capacity(48);
        position.generate_moves(|of_piece| {
            moves.extend(of_piece.into_iter().map(|by| code::pack(position, by)));
            false
        });
        moves.sort_unstable_by_key(|&by| code::rank(by));
        moves.into_iter()
    }

    /// A move that is not legal changes nothing, but stops a debug build.
    fn play(&self, position: &cozy_chess::Board, by: Move) -> cozy_chess::Board {
        if by == Move::NULL {
            return position.null_move().unwrap_or_else(|| position.clone());
        }
        let mut next = position.clone();
        let played = code::unpack(position, by).map(|by| next.try_play(by));
        debug_assert!(matches!(played, Some(Ok(()))), "{by:?} is not legal in {position}");
        next
    }

    fn estimate(&self, position: &cozy_chess::Board) -> Value {
        self.evaluator.estimate(self, position)
    }

    /// Captures, also en passant, and promotions. Checks are not noisy, and neither are the moves out of one:
    /// a player in check may stand pat.
    fn is_noisy(&self, position: &cozy_chess::Board, by: Move) -> bool {
        code::is_capture_or_promotion(position, by)
    }

    /// Not in check. Programs that play also do not pass with king and pawns alone, where zugzwang is common;
    /// here that is left out, so that it can be seen.
    fn can_pass(&self, position: &cozy_chess::Board) -> bool {
        position.checkers().is_empty()
    }

    /// A hash of 64 bits (Zobrist 1970), so different positions can have the same key: a million
    /// positions hold such a pair with a probability of 1 in 37 million, a billion of 1 in 37. A
    /// pawn that has just made a double step counts only where it can be taken en passant.
    ///
    /// The number of plies without capture and pawn move counts from 80 on only. So transpositions
    /// are found, and a search of up to 20 plies still never takes a draw by the fifty-move rule
    /// over to a position that is not yet near it.
    fn key(&self, position: &cozy_chess::Board) -> u64 {
        let hash = if can_take_en_passant(position) {
            position.hash()
        } else {
            position.hash_without_ep()
        };
        match position.halfmove_clock() {
            clock @ CLOCK_MATTERS.. => hash ^ SPREAD.wrapping_mul(clock.into()),
            _ => hash,
        }
    }
}

fn can_take_en_passant(position: &cozy_chess::Board) -> bool {
    let side = position.side_to_move();
    position.en_passant().is_some_and(|file| {
        let to = Square::new(file, Rank::Sixth.relative_to(side));
        let takers = cozy_chess::get_pawn_attacks(to, !side)
            & position.colored_pieces(side, cozy_chess::Piece::Pawn);
        takers.iter().any(|from| position.is_legal(cozy_chess::Move { from, to, promotion: None }))
    })
}

const fn owner(color: Color) -> Player {
    match color {
        Color::White => Player::Max,
        Color::Black => Player::Min,
    }
}

impl SetUp for Chess {
    const EVALUATIONS: &'static [(&'static str, Evaluation<Self>)] = &[
        ("material", evaluations::material),
        ("mobility", evaluations::mobility),
        ("nothing", evaluations::nothing),
    ];

    const FEATURES: &'static [PositionFeature<Self>] = features::FEATURES;

    fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        options.refuse_another_board((8, 8))?;
        let start = match &options.position {
            Some(text) => fen::read(text)?,
            None => cozy_chess::Board::startpos(),
        };
        Ok(Self { start, evaluator: Evaluator::new(options)? })
    }
}

impl BoardGame for Chess {
    /// All six fields of the Forsyth-Edwards Notation. The square behind a pawn that has just made
    /// a double step is always given. When reading, the last two fields may be missing.
    fn notation(&self, position: &cozy_chess::Board) -> String {
        position.to_string()
    }

    fn board(&self, position: &cozy_chess::Board) -> Board {
        let on = |index| {
            let square = code::square(index);
            let kind = char::from(position.piece_on(square)?).to_ascii_uppercase();
            Some(Piece { owner: owner(position.color_on(square)?), kind })
        };
        Board {
            columns: 8,
            rows: 8,
            style: Style::Chessmen,
            squares: (0..64).map(on).collect(),
            deciding: Vec::new(),
        }
    }

    /// Standard algebraic notation, such as `Nbd7`, `exd6`, `O-O`, `e8=Q+` or `Qxf7#`. Of a move
    /// that is not legal, the two squares.
    fn move_name(&self, position: &cozy_chess::Board, by: Move) -> String {
        if by == Move::NULL {
            return NULL_MOVE.to_owned();
        }
        match code::unpack(position, by).filter(|&by| position.is_legal(by)) {
            Some(by) => cozy_chess::util::display_san_move(position, by).to_string(),
            None => format!("{}{}", code::square(by.0), code::square(by.0 >> 6)),
        }
    }

    /// In one go, which takes a fraction of the time: the moves that a name must differ from are
    /// looked for among these only.
    fn move_names(&self, position: &cozy_chess::Board, moves: &[Move]) -> Vec<String> {
        san::names(position, moves)
    }

    fn move_number(&self, position: &cozy_chess::Board) -> Option<u32> {
        Some(position.fullmove_number().into())
    }

    /// The squares of the piece itself: of the king when castling, and of the taking pawn when it
    /// takes en passant.
    fn squares(&self, _: &cozy_chess::Board, by: Move) -> Squares {
        if by == Move::NULL {
            return Squares { from: None, to: None };
        }
        Squares { from: Some((by.0 & 63) as usize), to: Some((by.0 >> 6 & 63) as usize) }
    }

    fn finish(&self, position: &cozy_chess::Board) -> Option<Finish> {
        match position.status() {
            GameStatus::Ongoing => None,
            GameStatus::Won => Some(Finish::Checkmate),
            GameStatus::Drawn if position.generate_moves(|_| true) => Some(Finish::FiftyMoves),
            GameStatus::Drawn => Some(Finish::Stalemate),
        }
    }
}

/// Whether castling goes as in usual chess: the king of a player who may castle stands on its file.
/// (In Chess960 it could stand elsewhere, and castle by a move that is also a usual one.)
fn castles_as_usual(position: &cozy_chess::Board) -> bool {
    Color::ALL.iter().all(|&color| {
        let rights = position.castle_rights(color);
        let may_castle = rights.short.is_some() || rights.long.is_some();
        !may_castle || position.king(color).file() == File::E
    })
}

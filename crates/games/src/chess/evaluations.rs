//! Static evaluations of chess.

use cozy_chess::{BitBoard, Board, Color, Piece, Square};

use super::Chess;
use plyscope_search::value::Value;

/// The worth of the pieces in pawns; the kings are always there.
const WORTH: [(Piece, i64); 5] =
    [(Piece::Queen, 9), (Piece::Rook, 5), (Piece::Bishop, 3), (Piece::Knight, 3), (Piece::Pawn, 1)];

/// White's pieces less Black's, in pawns.
pub(super) fn material(_: &Chess, position: &Board) -> Value {
    Value::whole(balance(position)).unwrap_or(Value::ZERO)
}

/// Material, and a tenth of a pawn for each move that White has more (Shannon 1950, section 3,
/// without his terms for weak pawns). Both players' moves are counted as if it were their turn,
/// whatever check or pin forbids, and without castling and taking en passant.
pub(super) fn mobility(_: &Chess, position: &Board) -> Value {
    const TENTH: i64 = 100_000;
    Value::millionths((10 * balance(position) + mobility_lead(position)) * TENTH)
        .unwrap_or(Value::ZERO)
}

/// White's moves less Black's.
pub(super) fn mobility_lead(position: &Board) -> i64 {
    moves(position, Color::White) - moves(position, Color::Black)
}

/// Nothing is known before the end.
pub(super) fn nothing(_: &Chess, _: &Board) -> Value {
    Value::ZERO
}

fn balance(position: &Board) -> i64 {
    let count = |color, piece| i64::from(position.colored_pieces(color, piece).len());
    let more = |piece| count(Color::White, piece) - count(Color::Black, piece);
    WORTH.iter().map(|&(piece, worth)| worth * more(piece)).sum()
}

fn moves(position: &Board, color: Color) -> i64 {
    let goals = |piece| move |from| goals(position, color, piece, from).len();
    let of = |piece| position.colored_pieces(color, piece).iter().map(goals(piece)).sum::<u32>();
    Piece::ALL.iter().map(|&piece| i64::from(of(piece))).sum()
}

/// Where a piece could go. A promotion counts once.
fn goals(position: &Board, color: Color, piece: Piece, from: Square) -> BitBoard {
    let occupied = position.occupied();
    let reached = match piece {
        Piece::Pawn => {
            cozy_chess::get_pawn_quiets(from, color, occupied)
                | cozy_chess::get_pawn_attacks(from, color) & position.colors(!color)
        }
        Piece::Knight => cozy_chess::get_knight_moves(from),
        Piece::Bishop => cozy_chess::get_bishop_moves(from, occupied),
        Piece::Rook => cozy_chess::get_rook_moves(from, occupied),
        Piece::Queen => {
            cozy_chess::get_bishop_moves(from, occupied)
                | cozy_chess::get_rook_moves(from, occupied)
        }
        Piece::King => cozy_chess::get_king_moves(from),
    };
    reached & !position.colors(color)
}

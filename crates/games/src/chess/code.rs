//! Moves as codes. See [`Chess`](super::Chess) for what the bits are.

use cozy_chess::{Board, File, Piece, Square};

use plyscope_search::game::Move;

/// The code of a legal move. The library lets the king take its own rook to castle; here it goes
/// its two squares.
pub(super) fn pack(position: &Board, by: cozy_chess::Move) -> Move {
    let castles = position.colors(position.side_to_move()).has(by.to);
    let to = match (castles, by.from < by.to) {
        (false, _) => by.to,
        (true, true) => Square::new(File::G, by.from.rank()),
        (true, false) => Square::new(File::C, by.from.rank()),
    };
    let promotion = by.promotion.map_or(0, |piece| piece as u32);
    Move(index(by.from) | index(to) << 6 | promotion << 12)
}

/// The move of a code, or `None` for codes that no move has. The move need not be legal.
pub(super) fn unpack(position: &Board, by: Move) -> Option<cozy_chess::Move> {
    let promotion = match by.0 >> 12 {
        0 => None,
        1 => Some(Piece::Knight),
        2 => Some(Piece::Bishop),
        3 => Some(Piece::Rook),
        4 => Some(Piece::Queen),
        _ => return None,
    };
    let (from, to) = (square(by.0), square(by.0 >> 6));
    let castles = from == position.king(position.side_to_move())
        && from.file() == File::E
        && from.rank() == to.rank();
    let to = match to.file() {
        File::G if castles => Square::new(File::H, to.rank()),
        File::C if castles => Square::new(File::A, to.rank()),
        File::A | File::H if castles => return None,
        _ => to,
    };
    Some(cozy_chess::Move { from, to, promotion })
}

/// Whether a legal move takes something, en passant included, or makes a pawn another piece. Castling takes
/// nothing, and only pawns that take change their file.
pub(super) fn is_capture_or_promotion(position: &Board, by: Move) -> bool {
    let (from, to) = (square(by.0), square(by.0 >> 6));
    let is_pawn = position.piece_on(from) == Some(Piece::Pawn);
    position.colors(!position.side_to_move()).has(to)
        || is_pawn && from.file() != to.file()
        || by.0 >> 12 != 0
}

/// What moves are sorted by: `from`, then `to`, then promotion.
pub(super) const fn rank(by: Move) -> u32 {
    (by.0 & 63) << 9 | (by.0 >> 6 & 63) << 3 | by.0 >> 12
}

/// The square with a number, of which only the lowest six bits count. The library counts the rows
/// from the bottom.
pub(super) fn square(index: u32) -> Square {
    Square::index_const((index & 63) as usize).flip_rank()
}

const fn index(square: Square) -> u32 {
    square.flip_rank() as u32
}

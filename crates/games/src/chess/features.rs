//! The features of chess.

use cozy_chess::{BitBoard, Board, Color, Piece, Square};

use super::evaluations::mobility_lead;
use super::Chess;
use crate::PositionFeature;

/// With the usual weights, material.
pub(super) const FEATURES: &[PositionFeature<Chess>] = &[
    pieces("queens", 9, |_, position| lead(position, Piece::Queen)),
    pieces("rooks", 5, |_, position| lead(position, Piece::Rook)),
    pieces("bishops", 3, |_, position| lead(position, Piece::Bishop)),
    pieces("knights", 3, |_, position| lead(position, Piece::Knight)),
    pieces("pawns", 1, |_, position| lead(position, Piece::Pawn)),
    PositionFeature { id: "mobility", usual: 0, count: |_, position| mobility_lead(position) },
    PositionFeature { id: "centre", usual: 0, count: centre },
];

const fn pieces(
    id: &'static str,
    worth: i64,
    count: fn(&Chess, &Board) -> i64,
) -> PositionFeature<Chess> {
    PositionFeature { id, usual: worth * 1_000_000, count }
}

/// White's pieces of a kind less Black's.
fn lead(position: &Board, piece: Piece) -> i64 {
    let count = |color| i64::from(position.colored_pieces(color, piece).len());
    count(Color::White) - count(Color::Black)
}

/// White's pieces on the four squares in the middle less Black's.
fn centre(_: &Chess, position: &Board) -> i64 {
    let middle = [Square::D4, Square::D5, Square::E4, Square::E5].into_iter().collect::<BitBoard>();
    let count = |color| i64::from((position.colors(color) & middle).len());
    count(Color::White) - count(Color::Black)
}

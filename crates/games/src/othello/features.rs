//! The features of Othello.

use super::{Othello, Position};
use crate::PositionFeature;
use plyscope_search::player::Player;

/// What weights can be given to.
pub(super) const FEATURES: &[PositionFeature<Othello>] = &[
    PositionFeature { id: "discs", usual: 1_000_000, count: discs },
    PositionFeature { id: "mobility", usual: 0, count: mobility },
    PositionFeature { id: "corners", usual: 0, count: corners },
    PositionFeature { id: "edges", usual: 0, count: edges },
];

/// X's discs less O's.
pub(super) fn discs(_: &Othello, position: &Position) -> i64 {
    position.lead(|set| set)
}

/// The squares where X could place a disc, less those where O could, whichever player is to move
/// (Rosenbloom 1982).
pub(super) fn mobility(game: &Othello, position: &Position) -> i64 {
    let (x, o) = (position.of(Player::Max), position.of(Player::Min));
    let squares = |own, other| i64::from(game.squares.moves(own, other).count_ones());
    squares(x, o) - squares(o, x)
}

/// X's corners less O's: nothing flanks a disc in a corner.
pub(super) fn corners(game: &Othello, position: &Position) -> i64 {
    position.lead(|set| set & game.squares.corners)
}

/// X's discs at the edges but not in the corners, less O's.
fn edges(game: &Othello, position: &Position) -> i64 {
    position.lead(|set| set & game.squares.edges)
}

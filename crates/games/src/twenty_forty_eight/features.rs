//! The features of 2048. There is no opponent, so that they only count what there is.

use super::position::{Next, Position};
use super::TwentyFortyEight;
use crate::PositionFeature;

/// The first three are evaluations as well.
pub(super) const FEATURES: &[PositionFeature<TwentyFortyEight>] = &[
    PositionFeature { id: "score", usual: 1_000_000, count: |_, position| score(position) },
    PositionFeature { id: "free", usual: 0, count: |_, position| free(position) },
    PositionFeature { id: "largest", usual: 0, count: |_, position| largest(position) },
    PositionFeature { id: "pairs", usual: 0, count: |_, position| pairs(position) },
];

/// The score of the original game if every tile that came was a 2: a tile `v` has been made by merging
/// tiles worth `v (log2 v − 1)` in all.
pub(super) fn score(position: &Position) -> i64 {
    let worth = |exponent: u8| Position::number(exponent) * (i64::from(exponent) - 1);
    position.exponents().map(worth).sum()
}

/// Empty squares.
pub(super) fn free(position: &Position) -> i64 {
    position.empty().count() as i64
}

/// The number on the largest tile; 0 without tiles.
pub(super) fn largest(position: &Position) -> i64 {
    position.exponents().map(Position::number).max().unwrap_or(0)
}

/// Pairs of equal tiles side by side.
pub(super) fn pairs(position: &Position) -> i64 {
    let side = usize::from(position.side);
    let same = |one: usize, other: usize| {
        position.tiles[one] != 0 && position.tiles[one] == position.tiles[other]
    };
    let beside = |square: &usize| square % side + 1 < side && same(*square, square + 1);
    let below = |square: &usize| square + side < side * side && same(*square, square + side);
    let squares = 0..side * side;
    (squares.clone().filter(beside).count() + squares.filter(below).count()) as i64
}

/// Between which numbers each feature lies at all positions that a position leads to.
pub(super) fn ranges(start: &Position) -> [(i64, i64); 4] {
    let (mut sum, mut most) = (start.sum(), score(start));
    // A new tile adds 4 to both at most; a move adds to the score what its merged tiles add up to.
    let mut add_tile = |sum: &mut i64| {
        *sum += 4;
        most += 4;
    };
    if start.next == Next::Tile {
        add_tile(&mut sum);
    }
    let mut gained = 0;
    for move_number in 1..=start.left {
        gained += sum;
        if move_number < start.left {
            add_tile(&mut sum);
        }
    }
    let (side, large) = (i64::from(start.side), largest(start));
    [
        (score(start), most + gained),
        (0, side * side),
        (large, large.max(4) << start.left),
        (0, 2 * side * (side - 1)),
    ]
}

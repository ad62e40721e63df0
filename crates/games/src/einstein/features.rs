//! The features of EinStein würfelt nicht!

use super::position::{distance, Position};
use super::Einstein;
use crate::PositionFeature;
use plyscope_search::player::Player;

pub(super) const FEATURES: &[PositionFeature<Einstein>] = &[
    PositionFeature { id: "nearest", usual: 30_000_000, count: |_, position| nearest(position) },
    PositionFeature { id: "stones", usual: 0, count: |_, position| stones(position) },
];

/// The moves that MIN's nearest stone needs to its corner, less those of MAX's.
pub(super) fn nearest(position: &Position) -> i64 {
    distance(position, Player::Min) - distance(position, Player::Max)
}

/// MAX's stones, less MIN's.
fn stones(position: &Position) -> i64 {
    let count = |player| position.squares_of(player).count() as i64;
    count(Player::Max) - count(Player::Min)
}

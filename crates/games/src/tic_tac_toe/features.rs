//! The features of tic-tac-toe.

use super::squares::LINES;
use super::{Position, TicTacToe};
use crate::PositionFeature;
use plyscope_search::player::Player;

/// Where no line is complete, the lines open to X are those with one or two of X's marks and the
/// empty ones, which are as many for O.
pub(super) const FEATURES: &[PositionFeature<TicTacToe>] = &[
    PositionFeature { id: "ones", usual: 1_000_000, count: |_, position| lines(position, 1) },
    PositionFeature { id: "twos", usual: 1_000_000, count: |_, position| lines(position, 2) },
    PositionFeature { id: "centre", usual: 0, count: |_, position| lead(position, CENTRE) },
    PositionFeature { id: "corners", usual: 0, count: |_, position| lead(position, CORNERS) },
];

const CENTRE: u16 = 0b000_010_000;
const CORNERS: u16 = 0b101_000_101;

/// The lines with so many marks of X and none of O, less those with so many of O and none of X.
fn lines(position: &Position, marks: u32) -> i64 {
    let (x, o) = (position.of(Player::Max), position.of(Player::Min));
    let count = |own: u16, other: u16| {
        let is_open = |line: &&u16| *line & other == 0 && (*line & own).count_ones() == marks;
        LINES.iter().filter(is_open).count() as i64
    };
    count(x, o) - count(o, x)
}

/// X's marks on some squares, less O's.
fn lead(position: &Position, squares: u16) -> i64 {
    let count = |player| i64::from((position.of(player) & squares).count_ones());
    count(Player::Max) - count(Player::Min)
}

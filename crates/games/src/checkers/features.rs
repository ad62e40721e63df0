//! The features of English draughts.

use super::moves::{jumpers, steppers};
use super::squares::{each, row, Direction, BOTTOM, TOP};
use super::{Checkers, Position};
use crate::PositionFeature;
use plyscope_search::player::Player;

/// With the usual weights, pieces minus pieces.
pub(super) const FEATURES: &[PositionFeature<Checkers>] = &[
    PositionFeature { id: "men", usual: 1_000_000, count: men },
    PositionFeature { id: "kings", usual: 1_000_000, count: kings },
    PositionFeature { id: "advancement", usual: 0, count: advancement },
    PositionFeature { id: "backrow", usual: 0, count: back_row },
    PositionFeature { id: "centre", usual: 0, count: centre },
    PositionFeature { id: "mobility", usual: 0, count: mobility },
];

/// The squares 10, 11, 14, 15, 18, 19, 22 and 23.
const CENTRE: u32 = 0x0066_6600;

/// Black's men less White's.
fn men(_: &Checkers, position: &Position) -> i64 {
    position.lead(|set| set & !position.kings)
}

/// Black's kings less White's.
fn kings(_: &Checkers, position: &Position) -> i64 {
    position.lead(|set| set & position.kings)
}

/// The rows between Black's men and their first row, all together, less those of White's.
fn advancement(_: &Checkers, position: &Position) -> i64 {
    let rows = |player: Player, advanced: fn(u32) -> u32| -> i64 {
        let men = each(position.of(player) & !position.kings);
        men.map(|square| i64::from(advanced(row(square)))).sum()
    };
    rows(Player::Max, |row| row) - rows(Player::Min, |row| 7 - row)
}

/// Black's men on their first row less White's: they keep the opponent from getting kings.
fn back_row(_: &Checkers, position: &Position) -> i64 {
    let men =
        |player, row: u32| i64::from((position.of(player) & !position.kings & row).count_ones());
    men(Player::Max, TOP) - men(Player::Min, BOTTOM)
}

/// Black's pieces on the eight squares in the middle less White's.
fn centre(_: &Checkers, position: &Position) -> i64 {
    position.lead(|set| set & CENTRE)
}

/// The steps and the single jumps that Black's pieces could make less those of White's, whichever
/// player is to move and whether or not a capture is forced.
fn mobility(_: &Checkers, position: &Position) -> i64 {
    let of = |player| -> u32 {
        let in_direction = |&direction: &Direction| {
            steppers(position, player, direction).count_ones()
                + jumpers(position, player, direction).count_ones()
        };
        Direction::ALL.iter().map(in_direction).sum()
    };
    i64::from(of(Player::Max)) - i64::from(of(Player::Min))
}

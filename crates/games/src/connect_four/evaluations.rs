//! Static evaluations of Connect Four, and the features for weights.

use super::{begins, ConnectFour, Position, LONGEST};
use crate::PositionFeature;
use plyscope_search::player::Player;
use plyscope_search::value::Value;

/// With four in a row, the usual weights give the same as [`lines`]: the square of the number of
/// pieces.
pub(super) const FEATURES: &[PositionFeature<ConnectFour>] = &[
    PositionFeature { id: "ones", usual: 1_000_000, count: |game, at| lines_with(game, at, 1) },
    PositionFeature { id: "twos", usual: 4_000_000, count: |game, at| lines_with(game, at, 2) },
    PositionFeature { id: "threes", usual: 9_000_000, count: |game, at| lines_with(game, at, 3) },
    PositionFeature { id: "centre", usual: 0, count: centre },
];

/// For each line still open to one player only, the square of the number of that player's pieces
/// in it; X's less O's.
pub(super) fn lines(game: &ConnectFour, position: &Position) -> Value {
    let (x, o) = (position.of(Player::Max), position.of(Player::Min));
    Value::whole(open_lines(game, x, o) - open_lines(game, o, x)).unwrap_or(Value::ZERO)
}

/// Nothing is known before the end.
pub(super) fn nothing(_: &ConnectFour, _: &Position) -> Value {
    Value::ZERO
}

fn open_lines(game: &ConnectFour, own: u64, other: u64) -> i64 {
    let mut total = 0;
    for &direction in &game.directions {
        // The usual length apart, as in the search for lines: an evaluation costs a sixth.
        total += match game.line {
            4 => open_lines_along(game, direction, 4, own, other),
            line => open_lines_along(game, direction, line, own, other),
        }
    }
    total
}

#[inline(always)]
fn open_lines_along(game: &ConnectFour, direction: u32, line: u8, own: u64, other: u64) -> i64 {
    let more_than = by_pieces(game, direction, line, own, other);
    // A square is the sum of the first odd numbers.
    let odd = (1..).step_by(2);
    odd.zip(&more_than[..usize::from(line)]).map(|(n, at)| n * i64::from(at.count_ones())).sum()
}

/// The lines without a piece of `other`, all at once, by where they begin: at n, those with more
/// than n pieces of `own`.
#[inline(always)]
fn by_pieces(game: &ConnectFour, direction: u32, line: u8, own: u64, other: u64) -> [u64; LONGEST] {
    let open = begins(game.full & !other, direction, line);
    let mut more_than = [0_u64; LONGEST];
    for square in 0..usize::from(line) {
        let mut piece = own >> (square as u32 * direction) & open;
        for lines in &mut more_than[..=square] {
            (*lines, piece) = (*lines | piece, *lines & piece);
        }
    }
    more_than
}

/// The lines with so many pieces of X and none of O, less those with so many of O and none of X.
fn lines_with(game: &ConnectFour, position: &Position, pieces: u8) -> i64 {
    if pieces > game.line {
        return 0;
    }
    let (x, o) = (position.of(Player::Max), position.of(Player::Min));
    let along = |direction, own, other| {
        let more_than = by_pieces(game, direction, game.line, own, other);
        let count = |pieces: usize| more_than.get(pieces).map_or(0, |set| set.count_ones());
        i64::from(count(usize::from(pieces) - 1)) - i64::from(count(usize::from(pieces)))
    };
    game.directions.iter().map(|&by| along(by, x, o) - along(by, o, x)).sum()
}

/// X's pieces in the middle column, or in the two middle columns, less O's.
fn centre(game: &ConnectFour, position: &Position) -> i64 {
    let (left, right) = ((game.columns - 1) / 2, game.columns / 2);
    let column = |column: u8| game.column(game.full, 0) << (u32::from(column) * game.height());
    let middle = column(left) | column(right);
    let count = |player| i64::from((position.of(player) & middle).count_ones());
    count(Player::Max) - count(Player::Min)
}

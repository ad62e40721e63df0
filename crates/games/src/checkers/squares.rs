//! The dark squares as bits: square 1 of the players is bit 0, and square 32 is bit 31. Row by row from
//! the top, four in each, the rows by turns beginning at the second and the first column.

/// How many dark squares there are.
pub(super) const COUNT: u32 = 32;

/// The rows whose dark squares begin at the second column.
const INDENTED: u32 = 0x0F0F_0F0F;
/// The squares at the left and at the right edge.
const LEFT: u32 = 0x1010_1010;
const RIGHT: u32 = 0x0808_0808;

/// The row of Black's men at the top, and of White's at the bottom.
pub(super) const TOP: u32 = 0x0000_000F;
pub(super) const BOTTOM: u32 = 0xF000_0000;

/// A diagonal direction as the board is drawn, Black at the top. Two bits of a move's code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Direction {
    DownLeft,
    DownRight,
    UpLeft,
    UpRight,
}

impl Direction {
    pub const ALL: [Self; 4] = [Self::DownLeft, Self::DownRight, Self::UpLeft, Self::UpRight];
    /// Forwards for Black's men.
    pub const DOWN: [Self; 2] = [Self::DownLeft, Self::DownRight];
    /// Forwards for White's men.
    pub const UP: [Self; 2] = [Self::UpLeft, Self::UpRight];

    /// The direction with a code, of which the lowest two bits count.
    pub const fn from_code(code: u32) -> Self {
        Self::ALL[(code & 3) as usize]
    }

    pub const fn opposite(self) -> Self {
        match self {
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
        }
    }

    /// The neighbours in this direction of a set of squares; those beyond the edge drop out.
    #[inline]
    pub const fn shift(self, set: u32) -> u32 {
        let (indented, others) = (set & INDENTED, set & !INDENTED);
        match self {
            Self::DownLeft => indented << 4 | (others & !LEFT) << 3,
            Self::DownRight => (indented & !RIGHT) << 5 | others << 4,
            Self::UpLeft => indented >> 4 | (others & !LEFT) >> 5,
            Self::UpRight => (indented & !RIGHT) >> 3 | others >> 4,
        }
    }
}

/// The row of a square, from 0 at the top.
pub(super) const fn row(square: u32) -> u32 {
    square / 4
}

/// The index of a dark square among all 64 squares of the board.
pub(super) const fn on_board(square: u32) -> usize {
    let indent = (row(square) + 1) % 2;
    (8 * row(square) + 2 * (square % 4) + indent) as usize
}

/// The squares of a set, from the lowest.
pub(super) fn each(mut set: u32) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros();
        set &= set.wrapping_sub(1);
        (square < COUNT).then_some(square)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_lie_diagonally_on_the_board() {
        let steps = [(-1, 1), (1, 1), (-1, -1), (1, -1)];
        for (direction, (right, down)) in Direction::ALL.into_iter().zip(steps) {
            for square in 0..COUNT {
                let at = on_board(square) as i32;
                let (column, row) = (at % 8 + right, at / 8 + down);
                let inside = (0..8).contains(&column) && (0..8).contains(&row);
                let found: Vec<i32> =
                    each(direction.shift(1 << square)).map(|to| on_board(to) as i32).collect();
                let expected: Vec<i32> = inside.then_some(8 * row + column).into_iter().collect();
                assert_eq!(found, expected, "{direction:?} of square {}", square + 1);
            }
        }
    }

    #[test]
    fn every_direction_has_its_opposite() {
        for direction in Direction::ALL {
            for square in 0..COUNT {
                let there = direction.shift(1 << square);
                let back = direction.opposite().shift(there);
                assert!(back == 1 << square || there == 0, "{direction:?} of {}", square + 1);
            }
        }
    }
}

//! Sets of squares.

use plyscope_search::game::Move;

/// A set of up to 64 squares, handed out from the lowest number as moves whose codes are the
/// numbers of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bits(pub u64);

impl Iterator for Bits {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let square = self.0.trailing_zeros();
        // The lowest bit goes; of the empty set nothing does.
        self.0 &= self.0.wrapping_sub(1);
        (square < u64::BITS).then_some(Move(square))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl DoubleEndedIterator for Bits {
    #[inline]
    fn next_back(&mut self) -> Option<Move> {
        let square = u64::BITS.checked_sub(self.0.leading_zeros() + 1)?;
        self.0 &= !(1 << square);
        Some(Move(square))
    }
}

impl ExactSizeIterator for Bits {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_come_in_order_from_both_ends() {
        for set in [0, 1, 0b1011, 1 << 63, u64::MAX] {
            let forwards: Vec<Move> = Bits(set).collect();
            let mut backwards: Vec<Move> = Bits(set).rev().collect();
            backwards.reverse();
            assert_eq!(forwards, backwards);
            assert_eq!(forwards.len(), Bits(set).len());
            assert!(forwards.is_sorted());
            assert_eq!(forwards.iter().fold(0, |all, by| all | 1 << by.0), set);
        }
    }
}

//! Counting in the beginning of a sequence.

use std::ops::Range;

/// How many of the first so many numbers of a sequence lie in a range, for any beginning and any range: a
/// wavelet matrix (Claude, Navarro & Ordóñez 2015, "The wavelet matrix"). It has about 1.5 bits for each
/// number and each bit of the largest; a count takes one turn for each of these bits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PrefixCounts {
    /// One bit of every number, the highest first; before each level, the numbers with a zero in the level
    /// above stand before those with a one.
    levels: Vec<Bits>,
}

impl PrefixCounts {
    /// A sequence whose numbers are below `bound`.
    pub fn new(mut numbers: Vec<u32>, bound: u32) -> Self {
        // The end of a range, which may be `bound` itself, must fit too.
        let count = u32::BITS - bound.leading_zeros();
        let level = |bit: u32| {
            let is_one = |number: &u32| number >> bit & 1 == 1;
            let bits = Bits::new(numbers.iter().map(is_one));
            let (ones, mut zeros): (Vec<u32>, Vec<u32>) = numbers.iter().partition(|n| is_one(n));
            zeros.extend(ones);
            numbers = zeros;
            bits
        };
        Self { levels: (0..count).rev().map(level).collect() }
    }

    /// How many of the first `length` numbers lie in a range.
    pub fn within(&self, length: usize, range: &Range<u32>) -> u32 {
        self.below(length, range.end) - self.below(length, range.start)
    }

    /// How many of the first `length` numbers are below `bound`.
    fn below(&self, length: usize, bound: u32) -> u32 {
        let (mut start, mut end, mut found) = (0, length, 0);
        for (bits, bit) in self.levels.iter().zip((0..self.levels.len()).rev()) {
            let (before, inside) = (bits.zeros_before(start), bits.zeros_before(end));
            if bound >> bit & 1 == 1 {
                found += inside - before;
                start = (bits.zeros as usize + start) - before as usize;
                end = (bits.zeros as usize + end) - inside as usize;
            } else {
                (start, end) = (before as usize, inside as usize);
            }
        }
        found
    }
}

/// Bits whose zeros can be counted.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Bits {
    /// 64 bits each, the first being the lowest.
    words: Vec<u64>,
    /// How many zeros stand before each of these.
    zeros_before: Vec<u32>,
    /// All zeros.
    zeros: u32,
}

impl Bits {
    fn new(mut bits: impl ExactSizeIterator<Item = bool>) -> Self {
        // One word more than needed if the last one is full, so that the end lies in a word too.
        let count = bits.len() / 64 + 1;
        let mut zeros = 0;
        let word = |_| {
            let (mut word, before) = (0, zeros);
            for (place, is_one) in bits.by_ref().take(64).enumerate() {
                word |= u64::from(is_one) << place;
                zeros += u32::from(!is_one);
            }
            (word, before)
        };
        let (words, zeros_before) = (0..count).map(word).unzip();
        Self { words, zeros_before, zeros }
    }

    fn zeros_before(&self, place: usize) -> u32 {
        let inside = !self.words[place / 64] & ((1 << (place % 64)) - 1);
        self.zeros_before[place / 64] + inside.count_ones()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn counts_are_those_of_counting(
            bound in 0..200_u32,
            drawn in prop::collection::vec(any::<u32>(), 0..300),
        ) {
            let numbers: Vec<u32> = drawn.iter().map(|n| n % bound.max(1)).collect();
            let counts = PrefixCounts::new(numbers.clone(), bound);
            for length in 0..=numbers.len() {
                for (start, end) in [(0, bound), (bound / 3, bound / 2), (bound, bound), (0, 0)] {
                    let counted = numbers[..length].iter().filter(|n| (start..end).contains(n));
                    prop_assert_eq!(counts.within(length, &(start..end)) as usize, counted.count());
                }
            }
        }
    }
}

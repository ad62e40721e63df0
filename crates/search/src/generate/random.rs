//! Numbers by chance.

/// The generator SplitMix64 (Steele, Lea & Flood 2014, figure 17): tiny, and fixed for ever, which
/// the same tree for the same seed depends on.
#[derive(Clone, Debug)]
pub struct SplitMix64(u64);

/// How far the state goes on with each number: the golden ratio.
const STEP: u64 = 0x9e37_79b9_7f4a_7c15;

impl SplitMix64 {
    /// The numbers that follow from a seed.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The generator whose seed is the number at a place, from 1, among those that follow from a seed. All
    /// sequences are parts of one circle; those of different places begin at places of it that look random, so
    /// that they practically never meet.
    #[must_use]
    pub const fn split(seed: u64, place: u64) -> Self {
        let mut numbers = Self(seed.wrapping_add(STEP.wrapping_mul(place.wrapping_sub(1))));
        Self(numbers.next())
    }

    const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `count`, all equally likely: numbers in the last, incomplete round are drawn
    /// again. The count is at least 1.
    pub fn below(&mut self, count: u64) -> u64 {
        let rounds = u64::MAX - u64::MAX % count;
        loop {
            let drawn = self.next();
            if drawn < rounds {
                return drawn % count;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_random_numbers_are_those_of_the_paper() {
        // The reference implementation's first numbers for the seed 1234567.
        let mut random = SplitMix64::new(1_234_567);
        let drawn = [random.next(), random.next(), random.next()];
        assert_eq!(
            drawn,
            [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423]
        );
    }

    #[test]
    fn every_number_below_the_count_is_as_likely_as_the_next() {
        let mut random = SplitMix64::new(1);
        let mut seen = [0_u32; 6];
        (0..60_000).for_each(|_| seen[random.below(6) as usize] += 1);
        assert!(seen.iter().all(|count| (9_700..10_300).contains(count)), "{seen:?}");
        assert_eq!(random.below(1), 0);
        // Two thirds of all numbers: without drawing again, the lower half would come up twice as
        // often as the upper.
        let count = u64::MAX / 3 * 2;
        let low = (0..10_000).filter(|_| random.below(count) < count / 2).count();
        assert!((4_800..5_200).contains(&low), "{low}");
    }
}

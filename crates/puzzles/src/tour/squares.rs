//! Sets of squares.

use super::Square;

/// A set of squares of one board. The square with the number `n` is bit `n % 64` of word `n / 64`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Squares(pub(super) [u64; Self::WORDS]);

impl Squares {
    /// As many words as the largest board needs.
    pub(super) const WORDS: usize = 4;

    /// No square at all.
    pub const NONE: Self = Self([0; Self::WORDS]);

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Self::WORDS]
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    /// Whether a square is one of them.
    #[must_use]
    #[inline]
    pub const fn contains(&self, square: Square) -> bool {
        let Square(number) = square;
        self.0[(number >> 6) as usize] >> (number & 63) & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        let Square(number) = square;
        self.0[(number >> 6) as usize] |= 1 << (number & 63);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        let Square(number) = square;
        self.0[(number >> 6) as usize] &= !(1 << (number & 63));
    }

    /// These and others.
    #[must_use]
    #[inline]
    pub fn or(self, others: Self) -> Self {
        self.word_by_word(others, |one, other| one | other)
    }

    /// Those that are also among others.
    #[must_use]
    #[inline]
    pub fn and(self, others: Self) -> Self {
        self.word_by_word(others, |one, other| one & other)
    }

    /// Those that are not among others.
    #[must_use]
    #[inline]
    pub fn without(self, others: Self) -> Self {
        self.word_by_word(others, |one, other| one & !other)
    }

    /// All of them, in the order of their numbers.
    pub fn iter(mut self) -> impl Iterator<Item = Square> {
        std::iter::from_fn(move || {
            let word = self.0.iter().position(|&word| word != 0)?;
            let bit = self.0[word].trailing_zeros();
            self.0[word] &= self.0[word] - 1;
            Some(Square(word as u8 * 64 + bit as u8))
        })
    }

    #[inline]
    fn word_by_word(self, others: Self, combine: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| combine(self.0[word], others.0[word])))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut all = Self::NONE;
        squares.into_iter().for_each(|square| all.insert(square));
        all
    }
}

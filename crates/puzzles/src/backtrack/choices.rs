//! The candidates of a choice, and sets of them.

use plyscope_search::packed;

/// One candidate of a choice: its number in the order in which they are tried, from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Choice(pub u8);

packed!(struct Choice(number));

/// A set of candidates. What was tried, and what is left to try, are found in it without a loop.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Choices(u32);

impl Choices {
    /// The most candidates that a choice can have.
    pub const MAX: u8 = 32;

    /// No candidate at all.
    pub const NONE: Self = Self(0);

    /// The candidates whose bits are set, the first candidate's being the lowest.
    #[must_use]
    #[inline]
    pub const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    /// The first `count` candidates.
    #[must_use]
    #[inline]
    pub const fn first_of(count: u8) -> Self {
        Self(if count >= Self::MAX { u32::MAX } else { (1 << count) - 1 })
    }

    /// Whether there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether a candidate is one of them.
    #[must_use]
    #[inline]
    pub const fn contains(self, choice: Choice) -> bool {
        choice.0 < Self::MAX && self.0 & 1 << choice.0 != 0
    }

    /// The one that is tried first.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Choice> {
        if self.0 == 0 {
            return None;
        }
        Some(Choice(self.0.trailing_zeros() as u8))
    }

    /// The one that is tried last.
    #[must_use]
    #[inline]
    pub const fn last(self) -> Option<Choice> {
        if self.0 == 0 {
            return None;
        }
        Some(Choice((u32::BITS - 1 - self.0.leading_zeros()) as u8))
    }

    /// Those that are tried after a candidate.
    #[must_use]
    #[inline]
    pub const fn after(self, choice: Choice) -> Self {
        Self(self.0 & !Self::first_of(choice.0 + 1).0)
    }

    /// Those that are tried before a candidate.
    #[must_use]
    #[inline]
    pub const fn before(self, choice: Choice) -> Self {
        Self(self.0 & Self::first_of(choice.0).0)
    }

    /// Those that are not among others.
    #[must_use]
    #[inline]
    pub const fn without(self, others: Self) -> Self {
        Self(self.0 & !others.0)
    }

    /// Those that are also among others.
    #[must_use]
    #[inline]
    pub const fn and(self, others: Self) -> Self {
        Self(self.0 & others.0)
    }

    /// All of them, in the order in which they are tried.
    #[inline]
    pub fn iter(mut self) -> impl Iterator<Item = Choice> {
        std::iter::from_fn(move || {
            let choice = self.first()?;
            self.0 &= self.0 - 1;
            Some(choice)
        })
    }
}

impl FromIterator<Choice> for Choices {
    fn from_iter<I: IntoIterator<Item = Choice>>(choices: I) -> Self {
        Self(choices.into_iter().fold(0, |bits, choice| bits | 1 << choice.0))
    }
}

//! Exact fractions: probabilities, and values that chance makes.

use std::cmp::Ordering;
use std::fmt;

/// A fraction in lowest terms, with a denominator above zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Fraction {
    numerator: i128,
    denominator: i128,
}

impl Fraction {
    /// Nothing.
    pub const ZERO: Self = Self { numerator: 0, denominator: 1 };
    /// The whole.
    pub const ONE: Self = Self { numerator: 1, denominator: 1 };

    /// A fraction in lowest terms; `None` for a denominator of zero, or for numbers too large.
    #[must_use]
    pub fn new(numerator: i128, denominator: i128) -> Option<Self> {
        let (mut common, mut rest) = (numerator.checked_abs()?, denominator.checked_abs()?);
        while rest != 0 {
            (common, rest) = (rest, common % rest);
        }
        let sign = denominator.signum();
        (denominator != 0).then(|| Self {
            numerator: numerator / common * sign,
            denominator: denominator / common * sign,
        })
    }

    /// The number above the line.
    #[must_use]
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The number below the line; at least 1.
    #[must_use]
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    /// Its distance from zero.
    #[must_use]
    pub const fn magnitude(self) -> Self {
        // In lowest terms, so the numerator is not the smallest number, which has no opposite.
        Self { numerator: self.numerator.wrapping_abs(), ..self }
    }

    /// The sum; `None` when it is too large.
    #[must_use]
    pub fn plus(self, other: Self) -> Option<Self> {
        let one = self.numerator.checked_mul(other.denominator)?;
        let two = other.numerator.checked_mul(self.denominator)?;
        Self::new(one.checked_add(two)?, self.denominator.checked_mul(other.denominator)?)
    }

    /// The difference; `None` when it is too large.
    #[must_use]
    pub fn minus(self, other: Self) -> Option<Self> {
        self.plus(Self { numerator: other.numerator.checked_neg()?, ..other })
    }

    /// The quotient; `None` when it is too large, and for a divisor of zero.
    #[must_use]
    pub fn over(self, other: Self) -> Option<Self> {
        self.times(Self::new(other.denominator, other.numerator)?)
    }

    /// The product; `None` when it is too large.
    #[must_use]
    pub fn times(self, other: Self) -> Option<Self> {
        let numerator = self.numerator.checked_mul(other.numerator)?;
        Self::new(numerator, self.denominator.checked_mul(other.denominator)?)
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Fraction {
    fn cmp(&self, other: &Self) -> Ordering {
        // By the whole parts and then by what remains, so that nothing gets too large.
        let whole = |one: &Self| one.numerator.div_euclid(one.denominator);
        let rest = |one: &Self| one.numerator.rem_euclid(one.denominator);
        whole(self).cmp(&whole(other)).then_with(|| {
            // Both remainders are below their denominators: turned over, the larger is the smaller.
            match (rest(self), rest(other)) {
                (0, other) => 0.cmp(&other),
                (_, 0) => Ordering::Greater,
                (one, two) => {
                    let turned = |below, rest| Self { numerator: below, denominator: rest };
                    turned(other.denominator, two).cmp(&turned(self.denominator, one))
                }
            }
        })
    }
}

/// `1/6`, `-3`.
impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            below => write!(f, "{}/{below}", self.numerator),
        }
    }
}

impl fmt::Debug for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(numerator: i128, denominator: i128) -> Fraction {
        Fraction::new(numerator, denominator).expect("a fraction")
    }

    #[test]
    fn fractions_are_in_lowest_terms() {
        let table =
            [((2, 4), "1/2"), ((-3, -6), "1/2"), ((3, -6), "-1/2"), ((0, -7), "0"), ((8, 2), "4")];
        for ((numerator, denominator), text) in table {
            assert_eq!(of(numerator, denominator).to_string(), text);
        }
        assert_eq!(Fraction::new(1, 0), None);
        assert_eq!(Fraction::new(i128::MIN, 1), None);
    }

    #[test]
    fn they_are_added_and_multiplied_exactly() {
        let sixth = of(1, 6);
        let sum = (0..6).try_fold(Fraction::ZERO, |sum, _| sum.plus(sixth));
        assert_eq!(sum, Some(Fraction::ONE));
        assert_eq!(of(-2, 3).times(of(9, 4)), Some(of(-3, 2)));
        assert_eq!(of(1, 2).minus(of(2, 3)), Some(of(-1, 6)));
        assert_eq!(of(1, 2).over(of(-2, 3)), Some(of(-3, 4)));
        assert_eq!(of(1, 2).over(Fraction::ZERO), None);
        assert_eq!(of(i128::MAX, 1).times(of(2, 1)), None);
        assert_eq!(of(i128::MAX, 1).plus(of(1, 3)), None);
    }

    #[test]
    fn they_are_ordered_by_size_however_large() {
        let ranked = [
            of(-i128::MAX, 1),
            of(-1, 2),
            of(-1, 3),
            Fraction::ZERO,
            of(1, i128::MAX),
            of(i128::MAX / 3, i128::MAX),
            of(1, 3),
            of(i128::MAX - 1, i128::MAX),
            Fraction::ONE,
            of(i128::MAX, i128::MAX - 1),
        ];
        for (at, one) in ranked.iter().enumerate() {
            for (other, two) in ranked.iter().enumerate() {
                assert_eq!(one.cmp(two), at.cmp(&other), "{one} and {two}");
            }
        }
    }
}

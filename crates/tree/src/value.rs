//! What a position is worth.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::fraction::Fraction;
use crate::packed;
use crate::player::Player;

/// The worth of a position from MAX's point of view: a number, a won, drawn or lost game, or one of the
/// two infinities that only windows hold.
///
/// Values are exact: a number is a whole count of millionths, so 0.1 + 0.2 never surprises anyone, or a
/// [`Fraction`] where chance makes one. They are ordered −∞ < loss < every number < win < ∞. A draw
/// *equals* zero; it only remembers that it was written as `draw`, and shows itself so. The memory is one
/// bit that comparing ignores, as floating point numbers ignore the sign of zero.
///
/// In memory: the place among the millionths, shifted by the bit of a draw; or, marked by its two highest
/// bits, a fraction that no count of millionths is.
#[derive(Clone, Copy)]
pub struct Value(i64);

packed!(struct Value(key));

/// Millionths in one.
const ONE: i64 = 1_000_000;
/// The largest number, in millionths.
const LARGEST: i64 = Value::MAX_WHOLE * ONE;
/// The two highest bits of a fraction. Those of all other values are alike.
const FRACTION: i64 = 0b01;
/// How many bits of a fraction hold its numerator and its denominator; the lowest bit stays free.
const NUMERATOR_BITS: u32 = 36;
const DENOMINATOR_BITS: u32 = 25;

impl Value {
    /// The largest whole number that can be held; the smallest is its negative.
    pub const MAX_WHOLE: i64 = 1_000_000_000_000;
    /// The most digits after the decimal point.
    pub const MAX_DECIMALS: usize = 6;
    /// The largest denominator of a fraction that is no whole count of millionths.
    pub const MAX_DENOMINATOR: i64 = (1 << DENOMINATOR_BITS) - 1;
    /// The largest numerator of such a fraction; the smallest is its negative.
    pub const MAX_NUMERATOR: i64 = (1 << (NUMERATOR_BITS - 1)) - 1;

    /// The open lower end of a window.
    pub const NEG_INFINITY: Self = Self::from_key(-LARGEST - 2);
    /// The open upper end of a window.
    pub const INFINITY: Self = Self::from_key(LARGEST + 2);
    /// MAX has won: better for MAX than any number.
    pub const WIN: Self = Self::from_key(LARGEST + 1);
    /// MAX has lost: worse for MAX than any number.
    pub const LOSS: Self = Self::from_key(-LARGEST - 1);
    /// Nobody has won: zero, shown as `draw`.
    pub const DRAW: Self = Self(1);
    /// The number zero.
    pub const ZERO: Self = Self::from_key(0);

    const fn from_key(key: i64) -> Self {
        Self(key << 1)
    }

    /// Of a value that is no fraction, its place among these: millionths, and the words beyond all numbers.
    /// A fraction has one of its own.
    #[inline]
    const fn key(self) -> i64 {
        self.0 >> 1
    }

    /// A whole number, or `None` beyond ±[`Value::MAX_WHOLE`].
    #[must_use]
    pub const fn whole(number: i64) -> Option<Self> {
        if number < -Self::MAX_WHOLE || number > Self::MAX_WHOLE {
            None
        } else {
            Some(Self::from_key(number * ONE))
        }
    }

    /// A number given in millionths, or `None` beyond ±[`Value::MAX_WHOLE`].
    #[must_use]
    pub const fn millionths(count: i64) -> Option<Self> {
        if count < -LARGEST || count > LARGEST {
            None
        } else {
            Some(Self::from_key(count))
        }
    }

    /// How many millionths this number is; `None` for other fractions, a win, a loss and the infinities.
    #[must_use]
    pub const fn as_millionths(self) -> Option<i64> {
        let key = self.key();
        if self.is_fraction() || key < -LARGEST || key > LARGEST {
            None
        } else {
            Some(key)
        }
    }

    /// A number given as a fraction. `None` beyond ±[`Value::MAX_WHOLE`], and, where it is no whole count
    /// of millionths, when its numerator is beyond ±[`Value::MAX_NUMERATOR`] or its denominator above
    /// [`Value::MAX_DENOMINATOR`].
    #[must_use]
    pub fn fraction(number: Fraction) -> Option<Self> {
        let (numerator, denominator) = (number.numerator(), number.denominator());
        if i128::from(ONE) % denominator == 0 {
            let count = numerator.checked_mul(i128::from(ONE) / denominator)?;
            return Self::millionths(i64::try_from(count).ok()?);
        }
        let fits = numerator.abs() <= i128::from(Self::MAX_NUMERATOR)
            && denominator <= i128::from(Self::MAX_DENOMINATOR);
        let numerator = (numerator as i64) & ((1 << NUMERATOR_BITS) - 1);
        let bits = (numerator << DENOMINATOR_BITS | denominator as i64) << 1;
        fits.then_some(Self(FRACTION << 62 | bits))
    }

    /// The number itself, or, where it cannot be held, the whole millionths below it; `None` beyond
    /// ±[`Value::MAX_WHOLE`].
    #[must_use]
    pub fn at_or_below(number: Fraction) -> Option<Self> {
        Self::fraction(number).or_else(|| {
            let count = number.numerator().checked_mul(ONE.into())?;
            Self::millionths(i64::try_from(count.div_euclid(number.denominator())).ok()?)
        })
    }

    /// The same with the whole millionths above it.
    #[must_use]
    pub fn at_or_above(number: Fraction) -> Option<Self> {
        Fraction::ZERO.minus(number).and_then(Self::at_or_below).map(Self::negated)
    }

    /// This number as a fraction in lowest terms; `None` for a win, a loss and the infinities.
    #[must_use]
    pub fn as_fraction(self) -> Option<Fraction> {
        if !self.is_fraction() {
            return Fraction::new(self.as_millionths()?.into(), ONE.into());
        }
        // Shifted up and down again, so that the sign of the numerator is that of the whole.
        let numerator = self.0 << 2 >> (64 - NUMERATOR_BITS);
        let denominator = self.key() & ((1 << DENOMINATOR_BITS) - 1);
        Fraction::new(numerator.into(), denominator.into())
    }

    /// Whether this is a number that is no whole count of millionths.
    #[must_use]
    #[inline]
    pub const fn is_fraction(self) -> bool {
        self.0 >> 62 == FRACTION
    }

    /// The nearest floating-point number; a win and a loss are infinite.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        match self.as_fraction() {
            Some(number) => number.numerator() as f64 / number.denominator() as f64,
            None if self < Self::ZERO => f64::NEG_INFINITY,
            None => f64::INFINITY,
        }
    }

    /// The value as the opponent counts it: a win becomes a loss.
    #[must_use]
    #[inline]
    pub const fn negated(self) -> Self {
        if self.is_identical(Self::DRAW) {
            self
        } else if self.is_fraction() {
            let denominator = self.0 & ((1 << (DENOMINATOR_BITS + 1)) - 1);
            let numerator = -(self.0 >> (DENOMINATOR_BITS + 1)) & ((1 << NUMERATOR_BITS) - 1);
            Self(FRACTION << 62 | numerator << (DENOMINATOR_BITS + 1) | denominator)
        } else {
            Self::from_key(-self.key())
        }
    }

    /// The smallest value above this one that is no fraction; infinity stays what it is. Null windows reach
    /// this far.
    #[must_use]
    #[inline]
    pub fn next_up(self) -> Self {
        if let Some(below) = self.millionths_below() {
            Self::from_key(below + 1)
        } else if self < Self::INFINITY {
            Self::from_key(self.key() + 1)
        } else {
            self
        }
    }

    /// The largest value below this one that is no fraction; minus infinity stays what it is.
    #[must_use]
    #[inline]
    pub fn next_down(self) -> Self {
        if let Some(below) = self.millionths_below() {
            Self::from_key(below)
        } else if self > Self::NEG_INFINITY {
            Self::from_key(self.key() - 1)
        } else {
            self
        }
    }

    /// The whole millionths below a fraction; `None` for any other value.
    #[inline]
    fn millionths_below(self) -> Option<i64> {
        let number = self.is_fraction().then(|| self.as_fraction()).flatten()?;
        Some((number.numerator() * i128::from(ONE)).div_euclid(number.denominator()) as i64)
    }

    /// Whether either of two values is a fraction: the only ones whose two highest bits differ.
    #[inline]
    const fn is_fraction_among(self, other: Self) -> bool {
        ((self.0 ^ self.0 << 1) | (other.0 ^ other.0 << 1)) < 0
    }

    /// How a fraction, or what is compared with one, stands to another value.
    #[cold]
    fn compare(self, other: Self) -> Ordering {
        match (self.as_fraction(), other.as_fraction()) {
            (Some(number), Some(other)) => number.cmp(&other),
            (Some(_), None) => Self::ZERO.key().cmp(&other.key()),
            (None, _) => self.key().cmp(&Self::ZERO.key()),
        }
    }

    /// Who has won a finished game that is worth this; `None` for a draw.
    #[must_use]
    pub fn winner(self) -> Option<Player> {
        if self == Self::ZERO {
            None
        } else if self > Self::ZERO {
            Some(Player::Max)
        } else {
            Some(Player::Min)
        }
    }

    /// Whether this is neither of the two infinities.
    #[must_use]
    pub fn is_finite(self) -> bool {
        Self::NEG_INFINITY < self && self < Self::INFINITY
    }

    /// Whether this is written as a number: no win, draw or loss, and no infinity.
    #[must_use]
    pub const fn is_number(self) -> bool {
        self.is_fraction() || (self.as_millionths().is_some() && !self.is_identical(Self::DRAW))
    }

    /// Whether both are equal and also written alike: `draw` and `0` are equal but not identical.
    #[must_use]
    pub const fn is_identical(self, other: Self) -> bool {
        self.0 == other.0
    }
}

impl PartialEq for Value {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Value {}

impl PartialOrd for Value {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Value {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        if self.is_fraction_among(*other) {
            return self.compare(*other);
        }
        self.key().cmp(&other.key())
    }
}

impl Hash for Value {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// Writes the value as the notation does, in ASCII: `-5`, `2.5`, `-19/6`, `win`, `draw`, `-inf`.
impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            (Self::WIN, "win"),
            (Self::LOSS, "loss"),
            (Self::DRAW, "draw"),
            (Self::INFINITY, "inf"),
            (Self::NEG_INFINITY, "-inf"),
        ];
        if let Some((_, word)) = words.iter().find(|(value, _)| self.is_identical(*value)) {
            return f.pad(word);
        }
        if self.is_fraction() {
            return self.as_fraction().map_or(Ok(()), |number| f.pad(&number.to_string()));
        }
        let key = self.key();
        let (whole, part) = (key.unsigned_abs() / ONE as u64, key.unsigned_abs() % ONE as u64);
        let sign = if key < 0 { "-" } else { "" };
        if part == 0 {
            return f.pad(&format!("{sign}{whole}"));
        }
        let decimals = format!("{part:06}");
        f.pad(&format!("{sign}{whole}.{}", decimals.trim_end_matches('0')))
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_ordered_as_the_players_rank_them() {
        let number = |n| Value::whole(n).expect("in range");
        let ranked = [
            Value::NEG_INFINITY,
            Value::LOSS,
            number(-Value::MAX_WHOLE),
            number(-1),
            Value::ZERO,
            Value::millionths(1).expect("in range"),
            number(Value::MAX_WHOLE),
            Value::WIN,
            Value::INFINITY,
        ];
        assert!(ranked.windows(2).all(|pair| pair[0] < pair[1]));
    }

    #[test]
    fn a_draw_equals_zero_but_is_shown_as_a_draw() {
        assert_eq!(Value::DRAW, Value::ZERO);
        assert!(!Value::DRAW.is_identical(Value::ZERO));
        assert_eq!(Value::DRAW.to_string(), "draw");
    }

    #[test]
    fn numbers_are_written_without_needless_zeros() {
        let table = [
            (0, "0"),
            (-5_000_000, "-5"),
            (2_500_000, "2.5"),
            (-1, "-0.000001"),
            (LARGEST, "1000000000000"),
        ];
        for (count, text) in table {
            assert_eq!(Value::millionths(count).expect("in range").to_string(), text);
        }
    }

    #[test]
    fn the_opponent_counts_the_other_way_round() {
        let five = Value::whole(5).expect("in range");
        let table = [
            (five, "-5"),
            (Value::ZERO, "0"),
            (Value::DRAW, "draw"),
            (Value::WIN, "loss"),
            (Value::NEG_INFINITY, "inf"),
        ];
        for (value, negated) in table {
            assert_eq!(value.negated().to_string(), negated);
            assert!(value.negated().negated().is_identical(value));
        }
    }

    #[test]
    fn no_whole_millionths_lie_between_a_value_and_the_next() {
        assert_eq!(Value::ZERO.next_up(), Value::millionths(1).expect("in range"));
        assert_eq!(Value::millionths(LARGEST).expect("in range").next_up(), Value::WIN);
        assert_eq!(Value::WIN.next_up(), Value::INFINITY);
        assert_eq!(Value::INFINITY.next_up(), Value::INFINITY);
    }

    #[test]
    fn fractions_are_exact_and_ordered_among_all_values() {
        let value = |numerator, denominator| {
            Fraction::new(numerator, denominator).and_then(Value::fraction)
        };
        let table = [
            ((1, 2), "0.5"),
            ((-19, 6), "-19/6"),
            ((2, 6), "1/3"),
            ((-5, 1), "-5"),
            ((i128::from(Value::MAX_NUMERATOR), 3), "34359738367/3"),
            ((-1, i128::from(Value::MAX_DENOMINATOR)), "-1/33554431"),
        ];
        for ((numerator, denominator), text) in table {
            let one = value(numerator, denominator).expect("in range");
            assert_eq!(one.to_string(), text);
            assert_eq!(one.as_fraction(), Fraction::new(numerator, denominator));
            assert!(one.negated().negated().is_identical(one), "{text}");
            assert_eq!(Some(one.negated()), value(-numerator, denominator), "{text}");
            assert!(one.next_down() < one && one < one.next_up(), "{text}");
            assert!(Value::LOSS < one && one < Value::WIN, "{text}");
            assert!(one.is_number() && one.is_finite(), "{text}");
        }
        let ranked =
            [(-1, 3), (-333_333, 1_000_000), (0, 1), (333_333, 1_000_000), (1, 3), (2, 3), (7, 7)];
        let ranked = ranked.map(|(numerator, denominator)| value(numerator, denominator));
        assert!(ranked.windows(2).all(|pair| pair[0] < pair[1]), "{ranked:?}");
        assert_eq!(value(1, i128::from(Value::MAX_DENOMINATOR) + 2), None);
        assert_eq!(value(i128::from(Value::MAX_NUMERATOR) + 2, 7), None);
        assert_eq!(value(i128::from(Value::MAX_WHOLE) + 1, 1), None);
    }

    #[test]
    fn what_cannot_be_held_lies_between_two_millionths() {
        let table = [
            ((1, 3), "1/3", "1/3"),
            ((1, 100_000_003), "0", "0.000001"),
            ((-1, 100_000_003), "-0.000001", "0"),
            ((700_000_000_000, 100_000_003), "6999.99979", "6999.999791"),
        ];
        for ((numerator, denominator), below, above) in table {
            let number = Fraction::new(numerator, denominator).expect("a fraction");
            let held = [Value::at_or_below(number), Value::at_or_above(number)];
            assert_eq!(held.map(|end| end.expect("in range").to_string()), [below, above]);
        }
        let beyond = Fraction::new(i128::MAX, 7).expect("a fraction");
        assert_eq!((Value::at_or_below(beyond), Value::at_or_above(beyond)), (None, None));
    }

    #[test]
    fn numbers_out_of_range_are_refused() {
        assert!(Value::whole(Value::MAX_WHOLE + 1).is_none());
        assert!(Value::millionths(-LARGEST - 1).is_none());
        assert!(Value::WIN.as_millionths().is_none());
    }
}

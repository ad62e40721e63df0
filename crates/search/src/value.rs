//! What a position is worth.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};

use crate::packed;
use crate::player::Player;

/// The worth of a position from MAX's point of view: a decimal number, a won, drawn or lost game,
/// or one of the two infinities that only windows hold.
///
/// Values are exact: a number is a whole count of millionths, so 0.1 + 0.2 never surprises anyone.
/// They are ordered −∞ < loss < every number < win < ∞. A draw *equals* zero; it only remembers that
/// it was written as `draw`, and shows itself so. The memory is one bit that comparing ignores, as
/// floating point numbers ignore the sign of zero.
#[derive(Clone, Copy)]
pub struct Value(i64);

packed!(struct Value(key));

/// Millionths in one.
const ONE: i64 = 1_000_000;
/// The largest number, in millionths.
const LARGEST: i64 = Value::MAX_WHOLE * ONE;

impl Value {
    /// The largest whole number that can be held; the smallest is its negative.
    pub const MAX_WHOLE: i64 = 1_000_000_000_000;
    /// The most digits after the decimal point.
    pub const MAX_DECIMALS: usize = 6;

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

    /// Its place among all values: millionths, and the words beyond all numbers.
    #[inline]
    pub(crate) const fn key(self) -> i64 {
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

    /// How many millionths this number is; `None` for a win, a loss and the infinities.
    #[must_use]
    pub const fn as_millionths(self) -> Option<i64> {
        let key = self.key();
        if key < -LARGEST || key > LARGEST {
            None
        } else {
            Some(key)
        }
    }

    /// The nearest floating-point number; a win and a loss are infinite.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        match self.as_millionths() {
            Some(count) => count as f64 / ONE as f64,
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
        } else {
            Self::from_key(-self.key())
        }
    }

    /// The smallest value above this one; infinity stays what it is. Null windows reach this far.
    #[must_use]
    #[inline]
    pub fn next_up(self) -> Self {
        if self < Self::INFINITY {
            Self::from_key(self.key() + 1)
        } else {
            self
        }
    }

    /// The largest value below this one; minus infinity stays what it is.
    #[must_use]
    #[inline]
    pub fn next_down(self) -> Self {
        if self > Self::NEG_INFINITY {
            Self::from_key(self.key() - 1)
        } else {
            self
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
        self.as_millionths().is_some() && !self.is_identical(Self::DRAW)
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
        self.key().cmp(&other.key())
    }
}

impl Hash for Value {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

/// Writes the value as the notation does, in ASCII: `-5`, `2.5`, `win`, `draw`, `-inf`.
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
    fn nothing_lies_between_a_value_and_the_next() {
        assert_eq!(Value::ZERO.next_up(), Value::millionths(1).expect("in range"));
        assert_eq!(Value::millionths(LARGEST).expect("in range").next_up(), Value::WIN);
        assert_eq!(Value::WIN.next_up(), Value::INFINITY);
        assert_eq!(Value::INFINITY.next_up(), Value::INFINITY);
    }

    #[test]
    fn numbers_out_of_range_are_refused() {
        assert!(Value::whole(Value::MAX_WHOLE + 1).is_none());
        assert!(Value::millionths(-LARGEST - 1).is_none());
        assert!(Value::WIN.as_millionths().is_none());
    }
}

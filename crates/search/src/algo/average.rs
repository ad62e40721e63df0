//! The average of what chance can lead to.

use crate::fraction::Fraction;
use crate::value::Value;
use crate::verdict::Verdict;

/// The sum of the values so far, each with its probability.
#[derive(Clone, Copy, Default, Debug)]
pub struct Average(Option<Fraction>);

impl Average {
    /// Takes a value into account.
    ///
    /// # Panics
    /// When the sum is no number that a [`Value`] holds, which no [`Game`](crate::Game) leads to.
    pub fn add(&mut self, probability: Fraction, value: Value) {
        let sum = self.0.unwrap_or(Fraction::ZERO);
        let share = value.as_fraction().and_then(|value| value.times(probability));
        self.0 = Some(share.and_then(|share| sum.plus(share)).expect("averages can be held"));
    }

    /// The sum so far; `None` before the first value.
    #[must_use]
    pub fn value(self) -> Option<Value> {
        self.0.map(|sum| Value::fraction(sum).expect("averages can be held"))
    }

    /// What is known of the chance node when all values have been added.
    #[must_use]
    pub(super) fn verdict(self) -> Option<Verdict> {
        self.value().map(Verdict::Exact)
    }
}

//! How a search is done.

use std::fmt;

use plyscope_search::{packed, Value};

/// How a search is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settings {
    /// How many iterations there are, from 1 to [`Settings::MOST_ITERATIONS`].
    pub iterations: u32,
    /// The constant that weighs exploration.
    pub exploration: Exploration,
    /// What all random numbers follow from.
    pub seed: u64,
}

packed!(struct Settings { iterations, exploration, seed });

impl Settings {
    /// The most iterations that are recorded.
    pub const MOST_ITERATIONS: u32 = 1_000_000;
}

impl Default for Settings {
    fn default() -> Self {
        Self { iterations: 1_000, exploration: Exploration::default(), seed: 1 }
    }
}

/// The constant c of the exploration term c·√(ln N / n), in millionths. With rewards from 0 to 1, √2 is
/// that of UCB1 (Auer, Cesa-Bianchi & Fischer 2002, figure 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Exploration(u32);

packed!(struct Exploration(millionths));

impl Exploration {
    /// The largest constant.
    pub const MOST: u32 = 100;

    /// A constant from 0 to [`Exploration::MOST`]; `None` if the value is none.
    #[must_use]
    pub fn new(value: Value) -> Option<Self> {
        let millionths = u32::try_from(value.as_millionths()?).ok()?;
        (millionths <= Self::MOST * 1_000_000).then_some(Self(millionths))
    }

    /// The constant as a number.
    #[must_use]
    pub fn as_f64(self) -> f64 {
        f64::from(self.0) / 1e6
    }

    /// The constant as a value, which has its digits.
    #[must_use]
    pub fn value(self) -> Value {
        Value::millionths(self.0.into()).unwrap_or(Value::ZERO)
    }
}

impl Default for Exploration {
    /// √2, to one place.
    fn default() -> Self {
        Self(1_400_000)
    }
}

impl fmt::Display for Exploration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.value())
    }
}

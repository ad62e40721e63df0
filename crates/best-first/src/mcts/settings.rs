//! How a search is done.

use std::fmt;

use plyscope_search::{packed, Value};

/// How a search is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Settings {
    /// How many iterations there are, from 1 to [`Selection::most_iterations`].
    pub iterations: u32,
    /// The constant that weighs exploration.
    pub exploration: Exploration,
    /// What all random numbers follow from.
    pub seed: u64,
    /// By which rule a child is selected.
    pub selection: Selection,
}

packed!(struct Settings { iterations, exploration, seed, selection });

impl Settings {
    /// The most iterations that are recorded, by any rule ([`Selection::most_iterations`]).
    pub const MOST_ITERATIONS: u32 = 1_000_000;
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            iterations: 1_000,
            exploration: Exploration::default(),
            seed: 1,
            selection: Selection::default(),
        }
    }
}

/// The rule by which a player's child is selected; chance draws by its probabilities under every rule.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Selection {
    /// Untried moves first, and then the largest mean + c·√(ln N / n), with N visits of the parent and n of
    /// the child (Kocsis & Szepesvári 2006).
    #[default]
    Uct,
    /// The largest mean + c·P·√N / (1 + n), tried or not, with the prior P of the child (Rosin 2011,
    /// "Multi-armed bandits with episode context"; in this form Silver et al. 2016, "Mastering the game of
    /// Go with deep neural networks and tree search"). [`priors`](super::priors()) says what P is.
    Puct,
    /// As UCT, but with the mean (1 − β)·mean + β·AMAF, where AMAF is the mean of all iterations through
    /// the parent, since the child was added, in which the player played the move then or later ("all moves
    /// as first"), and β = √(k / (3N + k)) with N visits of the parent and the constant k (Gelly & Silver
    /// 2007, "Combining online and offline knowledge in UCT"; 2011, "Monte-Carlo tree search and rapid
    /// action value estimation in computer Go", section 4.3).
    Rave(Equivalence),
}

packed!(enum Selection { 0 = Uct, 1 = Puct, 2 = Rave(equivalence) });

impl Selection {
    /// The most iterations that are recorded. By RAVE the record has every different move of every
    /// iteration, and so grows much faster.
    #[must_use]
    pub const fn most_iterations(self) -> u32 {
        match self {
            Self::Uct | Self::Puct => Settings::MOST_ITERATIONS,
            Self::Rave(_) => Settings::MOST_ITERATIONS / 10,
        }
    }
}

/// The equivalence parameter k of RAVE: after so many visits of a node, the means of its children and what
/// is known of their moves when played later weigh the same. 0 is UCT.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Equivalence(u32);

packed!(struct Equivalence(visits));

impl Equivalence {
    /// The largest one.
    pub const MOST: u32 = 1_000_000;

    /// One from 0 to [`Equivalence::MOST`]; `None` if the number is none.
    #[must_use]
    pub fn new(visits: u32) -> Option<Self> {
        (visits <= Self::MOST).then_some(Self(visits))
    }

    /// How many visits.
    #[must_use]
    pub const fn visits(self) -> u32 {
        self.0
    }

    /// The weight β, from 0 to 1, after so many visits of a node.
    #[must_use]
    pub fn weight(self, visits: u32) -> f64 {
        match self.0 {
            0 => 0.0,
            k => (f64::from(k) / (3.0 * f64::from(visits) + f64::from(k))).sqrt(),
        }
    }
}

impl Default for Equivalence {
    /// That of the program for Go by Gelly & Silver (2007).
    fn default() -> Self {
        Self(1_000)
    }
}

/// The constant c of the exploration term, in millionths. With rewards from 0 to 1, √2 is
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

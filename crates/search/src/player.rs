//! The two players.

use crate::event::Verdict;
use crate::packed;
use crate::value::Value;
use crate::window::{Bound, Window};

/// Who is to move at a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Player {
    /// The player who wants the largest value.
    #[default]
    Max,
    /// The player who wants the smallest value.
    Min,
}

packed!(enum Player { 0 = Max, 1 = Min });

impl Player {
    /// The player who moves next when players alternate.
    #[must_use]
    #[inline]
    pub const fn opponent(self) -> Self {
        match self {
            Self::Max => Self::Min,
            Self::Min => Self::Max,
        }
    }

    /// Whether this player would rather have `value` than `other`. Equal values are not preferred,
    /// so that the first of equals is kept.
    #[must_use]
    #[inline]
    pub fn prefers(self, value: Value, other: Value) -> bool {
        match self {
            Self::Max => value > other,
            Self::Min => value < other,
        }
    }

    /// The player to move `plies` half-moves later when players alternate.
    #[must_use]
    #[inline]
    pub const fn after(self, plies: usize) -> Self {
        if plies.is_multiple_of(2) {
            self
        } else {
            self.opponent()
        }
    }

    /// A value, a window or a verdict as this player counts it, given as MAX counts it, or the other
    /// way round: MIN's win is MAX's loss.
    #[must_use]
    #[inline]
    pub fn turn<C: Counted>(self, counted: C) -> C {
        match self {
            Self::Max => counted,
            Self::Min => counted.opposite(),
        }
    }
}

/// What the two players count the opposite way.
pub trait Counted {
    /// As the opponent counts it.
    #[must_use]
    fn opposite(self) -> Self;
}

impl Counted for Value {
    #[inline]
    fn opposite(self) -> Self {
        self.negated()
    }
}

impl Counted for Window {
    #[inline]
    fn opposite(self) -> Self {
        self.negated()
    }
}

impl Counted for Bound {
    #[inline]
    fn opposite(self) -> Self {
        match self {
            Self::Alpha => Self::Beta,
            Self::Beta => Self::Alpha,
        }
    }
}

impl Counted for Verdict {
    #[inline]
    fn opposite(self) -> Self {
        self.negated()
    }
}

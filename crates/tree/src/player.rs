//! The two players.

use crate::packed;
use crate::value::Value;
use crate::verdict::Verdict;
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

/// Who decides at a node what comes next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// A player, who moves.
    Player(Player),
    /// Chance: every move has a probability.
    Chance,
}

packed!(enum Turn { 0 = Player(player), 1 = Chance });

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

    /// A value, a window or a verdict in the frame of this player, given in that of MAX, or the other way
    /// round: MIN's win is MAX's loss.
    #[must_use]
    #[inline]
    pub fn framed<N: Negate>(self, value: N) -> N {
        match self {
            Self::Max => value,
            Self::Min => value.negated(),
        }
    }

    /// A value, a window or a verdict in the frame of this player, in that of `other`: negated if that is
    /// the opponent.
    #[must_use]
    #[inline]
    pub fn seen_by<N: Negate>(self, other: Self, seen: N) -> N {
        if self == other {
            seen
        } else {
            seen.negated()
        }
    }
}

/// What changes its sign, or its ends, in the frame of the opponent.
pub trait Negate {
    /// In the frame of the opponent.
    #[must_use]
    fn negated(self) -> Self;
}

impl Negate for Value {
    #[inline]
    fn negated(self) -> Self {
        Value::negated(self)
    }
}

impl Negate for Window {
    #[inline]
    fn negated(self) -> Self {
        Window::negated(self)
    }
}

impl Negate for Bound {
    #[inline]
    fn negated(self) -> Self {
        match self {
            Self::Alpha => Self::Beta,
            Self::Beta => Self::Alpha,
        }
    }
}

impl Negate for Verdict {
    #[inline]
    fn negated(self) -> Self {
        Verdict::negated(self)
    }
}

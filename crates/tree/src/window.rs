//! The search window [α, β].

use crate::packed;
use crate::player::Player;
use crate::value::Value;

/// The values that can still matter at a node: MAX already has `alpha` elsewhere, MIN already has
/// `beta` elsewhere (Knuth & Moore 1975, section 2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// What MAX is already sure of on the path to this node.
    pub alpha: Value,
    /// What MIN is already sure of on the path to this node.
    pub beta: Value,
}

packed!(struct Window { alpha, beta });

/// One end of a window.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// The lower end, raised by MAX.
    Alpha,
    /// The upper end, lowered by MIN.
    Beta,
}

impl Bound {
    /// The player whose choices move this end of the window.
    #[must_use]
    pub const fn owner(self) -> Player {
        match self {
            Self::Alpha => Player::Max,
            Self::Beta => Player::Min,
        }
    }

    /// The end that `player` moves.
    #[must_use]
    pub const fn of(player: Player) -> Self {
        match player {
            Player::Max => Self::Alpha,
            Player::Min => Self::Beta,
        }
    }
}

packed!(enum Bound { 0 = Alpha, 1 = Beta });

/// When a window counts as closed, so that the remaining moves are cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum CutRule {
    /// Cut at α ≥ β: an equal value cannot change the result.
    #[default]
    AtLeast,
    /// Cut only at α > β: equal values are looked at as well.
    Above,
}

packed!(enum CutRule { 0 = AtLeast, 1 = Above });

impl Window {
    /// Nothing is known yet: [−∞, ∞].
    pub const FULL: Self = Self { alpha: Value::NEG_INFINITY, beta: Value::INFINITY };

    /// The window once `player` is sure of `value` at this node.
    #[must_use]
    #[inline]
    pub fn tightened(self, player: Player, value: Value) -> Self {
        match player {
            Player::Max => {
                Self { alpha: if value > self.alpha { value } else { self.alpha }, ..self }
            }
            Player::Min => Self { beta: if value < self.beta { value } else { self.beta }, ..self },
        }
    }

    /// The same window as the opponent counts.
    #[must_use]
    #[inline]
    pub const fn negated(self) -> Self {
        Self { alpha: self.beta.negated(), beta: self.alpha.negated() }
    }

    /// The window that only asks whether a node is worth more to `player` than what that player
    /// already has: the null window at α for MAX, at β for MIN.
    #[must_use]
    #[inline]
    pub fn null(self, player: Player) -> Self {
        match player {
            Player::Max => Self { alpha: self.alpha, beta: self.alpha.next_up() },
            Player::Min => Self { alpha: self.beta.next_down(), beta: self.beta },
        }
    }

    /// Whether nothing that is still to come can matter.
    #[must_use]
    #[inline]
    pub fn is_closed(self, rule: CutRule) -> bool {
        match rule {
            CutRule::AtLeast => self.alpha >= self.beta,
            CutRule::Above => self.alpha > self.beta,
        }
    }

    /// One end of the window.
    #[must_use]
    pub const fn bound(self, bound: Bound) -> Value {
        match bound {
            Bound::Alpha => self.alpha,
            Bound::Beta => self.beta,
        }
    }
}

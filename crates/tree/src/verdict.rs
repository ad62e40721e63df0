//! What a search knows of a node.

use crate::packed;
use crate::player::Player;
use crate::value::Value;
use crate::window::Window;

/// What a search knows of a node when it leaves it. Values are from MAX's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The node's minimax value.
    Exact(Value),
    /// The minimax value is this or larger.
    AtLeast(Value),
    /// The minimax value is this or smaller.
    AtMost(Value),
}

packed!(enum Verdict { 0 = Exact(value), 1 = AtLeast(value), 2 = AtMost(value) });

impl Verdict {
    /// The number in the verdict.
    #[must_use]
    #[inline]
    pub const fn value(self) -> Value {
        match self {
            Self::Exact(value) | Self::AtLeast(value) | Self::AtMost(value) => value,
        }
    }

    /// Whether `truth` agrees with the verdict.
    #[must_use]
    pub fn admits(self, truth: Value) -> bool {
        match self {
            Self::Exact(value) => truth == value,
            Self::AtLeast(value) => truth >= value,
            Self::AtMost(value) => truth <= value,
        }
    }

    /// Whether a player who moves to a position with this verdict has at least its number.
    #[must_use]
    #[inline]
    pub const fn is_sure_for(self, player: Player) -> bool {
        matches!(
            (self, player),
            (Self::Exact(_), _) | (Self::AtLeast(_), Player::Max) | (Self::AtMost(_), Player::Min)
        )
    }

    /// The verdict with what every game knows: nothing is worth less than a loss or more than a win, so
    /// that at most a loss is a loss.
    #[must_use]
    pub fn sharpened(self) -> Self {
        match self {
            Self::AtMost(value) if value <= Value::LOSS => Self::Exact(Value::LOSS),
            Self::AtLeast(value) if value >= Value::WIN => Self::Exact(Value::WIN),
            other => other,
        }
    }

    /// What `player` knows after a reply, given the best verdict before it. The better number counts.
    /// A bound in the player's favour can still be exceeded, whichever of the two it is; one to the
    /// player's disadvantage cannot, once the number is known exactly.
    ///
    /// That is true of replies each of which was searched with the window that the ones before it have left,
    /// as alpha-beta does: what comes back on the far side of the player's own end is no better than the best
    /// so far. It need not be true of others. After at least 3, at most 7 says nothing new to MAX, but becomes
    /// at least 7 here.
    #[must_use]
    #[inline]
    pub fn or_better(self, player: Player, reply: Self) -> Self {
        if player.prefers(reply.value(), self.value()) {
            self.replaced_by(player, reply)
        } else {
            self.kept_beside(player, reply)
        }
    }

    /// The same after a reply that `player` prefers.
    #[must_use]
    #[inline]
    pub const fn replaced_by(self, player: Player, reply: Self) -> Self {
        match (player, self) {
            (Player::Max, Self::AtLeast(_)) => Self::AtLeast(reply.value()),
            (Player::Min, Self::AtMost(_)) => Self::AtMost(reply.value()),
            _ => reply,
        }
    }

    /// The same after a reply that `player` does not prefer.
    #[must_use]
    #[inline]
    pub fn kept_beside(self, player: Player, reply: Self) -> Self {
        match (player, self, reply) {
            (Player::Max, Self::AtLeast(_), _) | (Player::Min, Self::AtMost(_), _) => self,
            (Player::Max, _, Self::AtLeast(_)) => Self::AtLeast(self.value()),
            (Player::Min, _, Self::AtMost(_)) => Self::AtMost(self.value()),
            // The first of equals stays, however it is written.
            (_, _, Self::Exact(value)) if value == self.value() => Self::Exact(self.value()),
            _ => self,
        }
    }

    /// What is known of a node whose player may have something better among the moves that were not
    /// looked at.
    #[must_use]
    #[inline]
    pub const fn unfinished(self, player: Player) -> Self {
        match player {
            Player::Max => Self::AtLeast(self.value()),
            Player::Min => Self::AtMost(self.value()),
        }
    }

    /// The verdict, kept inside the window that the node was entered with.
    #[must_use]
    #[inline]
    pub fn clipped(self, entry: Window) -> Self {
        let value = self.value();
        if value < entry.alpha {
            Self::AtMost(entry.alpha)
        } else if value > entry.beta {
            Self::AtLeast(entry.beta)
        } else {
            self
        }
    }

    /// The verdict with what else is known of the value, which lies within `bounds`: exact where both
    /// meet.
    #[must_use]
    #[inline]
    pub fn within(self, bounds: Window) -> Self {
        match self {
            Self::AtLeast(value) if value >= bounds.beta => Self::Exact(value),
            Self::AtMost(value) if value <= bounds.alpha => Self::Exact(value),
            _ => self,
        }
    }

    /// What the opponent would say of the same node, who counts everything the other way round.
    #[must_use]
    #[inline]
    pub const fn negated(self) -> Self {
        match self {
            Self::Exact(value) => Self::Exact(value.negated()),
            Self::AtLeast(value) => Self::AtMost(value.negated()),
            Self::AtMost(value) => Self::AtLeast(value.negated()),
        }
    }
}

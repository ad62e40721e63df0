//! What a search says while it runs.

use crate::game::Move;
use crate::packed;
use crate::player::Player;
use crate::value::Value;
use crate::window::{Bound, Window};

/// One thing a depth-first search does. Every event is about the *current* node: the one entered
/// last and not yet left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Event {
    /// The root becomes the current node.
    Begin {
        /// Who is to move at the root.
        player: Player,
        /// The window the search starts with.
        window: Window,
        /// How many plies it looks ahead at most; `None` for up to the end of the game. Iterative
        /// deepening begins several times, and each time looks further.
        horizon: Option<u16>,
    },
    /// A child of the current node becomes the current node.
    Enter {
        /// The move that leads to the child.
        by: Move,
        /// Who is to move at the child.
        player: Player,
        /// The window the child is searched with.
        window: Window,
    },
    /// The search looks no further: the current node is worth what the static evaluation says.
    Evaluate {
        /// What it says.
        value: Value,
    },
    /// The search goes on beyond the horizon, with the noisy moves of the current node only.
    Extend {
        /// The best so far before any of them: what the static evaluation says. The player to move has it
        /// by standing pat; `None` for one all of whose moves are noisy.
        stand_pat: Option<Value>,
        /// The current node's window, as it now stands.
        window: Window,
    },
    /// The transposition table is asked for the current node's position.
    Probe {
        /// What it knows.
        found: Option<Entry>,
    },
    /// What is known of the current node goes into the transposition table.
    Store {
        /// What is written there.
        verdict: Verdict,
        /// How many positions the table then holds.
        size: u32,
    },
    /// The child that was just left is compared with the best so far at the current node, and
    /// replaces it.
    Best {
        /// The value the child came back with.
        value: Value,
        /// The current node's window, as it now stands.
        window: Window,
    },
    /// The child that was just left is compared with the best so far at the current node, which stays:
    /// the child is no better. Neither the window nor the best changes. Where chance decides there is no
    /// best, and the child counts in the average.
    Keep {
        /// The value the child came back with.
        value: Value,
    },
    /// The remaining moves of the current node will not be looked at.
    Cut {
        /// The end of the window that was there before and has now been met: β at a MAX node, α at
        /// a MIN node, and either where chance decides.
        met: Bound,
        /// How many moves remain.
        skipped: u32,
    },
    /// The current node is finished; its parent becomes the current node.
    Leave {
        /// What is now known of the node.
        verdict: Verdict,
    },
}

/// What a transposition table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What is written there.
    pub verdict: Verdict,
    /// Which [`Event::Store`] of the search wrote it, from 0.
    pub number: u32,
}

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
    #[must_use]
    #[inline]
    pub fn or_better(self, player: Player, reply: Self) -> Self {
        let is_better = player.prefers(reply.value(), self.value());
        let best = if is_better { reply } else { self };
        match (player, self, reply) {
            (Player::Max, Self::AtLeast(_), _) | (Player::Max, _, Self::AtLeast(_)) => {
                Self::AtLeast(best.value())
            }
            (Player::Min, Self::AtMost(_), _) | (Player::Min, _, Self::AtMost(_)) => {
                Self::AtMost(best.value())
            }
            // The first of equals stays, however it is written.
            (_, _, Self::Exact(value)) if value == best.value() => Self::Exact(best.value()),
            _ => best,
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

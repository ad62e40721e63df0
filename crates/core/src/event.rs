//! What a search says while it runs.

use crate::game::Move;
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
    /// The child that was just left is the best so far at the current node.
    Best {
        /// The value the child came back with.
        value: Value,
        /// The current node's window, as it now stands.
        window: Window,
    },
    /// The remaining moves of the current node will not be looked at.
    Cut {
        /// The end of the window that was there before and has now been met: β at a MAX node, α at
        /// a MIN node.
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
}

//! What a search says while it runs.

use crate::game::Move;
use crate::packed;
use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;
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
        /// How much less far than after other moves the search looks ahead there.
        reduction: Reduction,
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
    /// The transposition table, asked for the positions of all children of the current node before any is
    /// searched, knows one that cuts all moves.
    ProbeChild {
        /// The move that leads to the child.
        by: Move,
        /// What the table knows.
        found: Entry,
        /// The current node's window, as it now stands.
        window: Window,
    },
    /// What is known of the current node goes into the transposition table.
    Store {
        /// What is written there.
        verdict: Verdict,
        /// How many positions the table then holds.
        size: u32,
    },
    /// The child that was just left is compared with the best so far at the current node, and
    /// replaces it. After [`Move::NULL`] only where that cuts all moves.
    Best {
        /// The value the child came back with.
        value: Value,
        /// The current node's window, as it now stands.
        window: Window,
    },
    /// The child that was just left is compared with the best so far at the current node, which stays:
    /// the child is no better, or it was entered by [`Move::NULL`], which is no legal move. Neither the
    /// window nor the best changes. Where chance decides there is no best, and the child counts in the
    /// average.
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

/// How much less far a search looks ahead after a move than after others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Reduction {
    /// By how many plies.
    pub plies: u16,
    /// Whether the move is searched only to find out which one comes first: its value counts for nothing else.
    pub is_for_order: bool,
}

packed!(struct Reduction { plies, is_for_order });

impl Reduction {
    /// As far as after others.
    pub const NONE: Self = Self { plies: 0, is_for_order: false };

    /// Less far, and the value counts all the same.
    #[must_use]
    pub const fn by(plies: u16) -> Self {
        Self { plies, is_for_order: false }
    }

    /// Less far, to find out which move comes first.
    #[must_use]
    pub const fn for_order(plies: u16) -> Self {
        Self { plies, is_for_order: true }
    }
}

/// What a transposition table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What is written there.
    pub verdict: Verdict,
    /// Which [`Event::Store`] of the search wrote it, from 0.
    pub number: u32,
    /// Whether what is written there rests on the static evaluation.
    pub is_estimate: bool,
}

packed!(struct Entry { verdict, number, is_estimate });

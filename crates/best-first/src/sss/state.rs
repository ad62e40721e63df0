//! The states of the list OPEN.

use plyscope_search::Value;

use crate::tree::Node;

/// Whether the solution trees through a node are still to be developed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Status {
    /// What lies below is still to be searched.
    Live,
    /// What lies below is searched as far as it is needed.
    Solved,
}

/// How a state left the list.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Removal {
    /// It was the first, and was taken.
    Taken,
    /// A node above it was solved, so that it was purged.
    Purged,
}

/// A state: a node with its status and its merit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct State {
    /// The node.
    pub node: Node,
    /// Its status.
    pub status: Status,
    /// Its merit h, from MAX's point of view: no solution tree that goes on from it is worth more.
    pub merit: Value,
    /// The step that inserted it; 0 for that of the root.
    pub inserted: u32,
    /// The step that removed it, and how; `None` while it is in the list.
    pub removed: Option<(u32, Removal)>,
}

impl State {
    /// Whether it is in the list after so many steps.
    #[must_use]
    pub fn is_open(&self, steps: u32) -> bool {
        self.inserted <= steps && self.removed.is_none_or(|(step, _)| step > steps)
    }
}

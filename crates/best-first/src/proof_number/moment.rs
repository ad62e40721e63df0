//! The parts of an iteration.

use crate::moment;

/// A part of an iteration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Going down from the root to the most-proving node.
    Select,
    /// Adding all its children.
    Expand,
    /// Adapting the numbers of the nodes on the way up.
    Update,
}

impl moment::Phase for Phase {
    const ALL: &'static [Self] = &[Self::Select, Self::Expand, Self::Update];

    fn place(self) -> u32 {
        self as u32
    }
}

/// A step of a search: its beginning, or a phase of an iteration.
pub type Moment = moment::Moment<Phase>;

impl Moment {
    /// How many iterations have added their nodes.
    #[must_use]
    pub fn expanded(self) -> u32 {
        self.reached(Phase::Expand)
    }
}

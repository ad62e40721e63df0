//! The parts of an iteration.

use crate::moment;

/// A part of an iteration.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Going down from the root, to a node with a move that was never tried, or to the end of the game.
    Select,
    /// Adding a node for that move.
    Expand,
    /// Random moves to the end of the game.
    Simulate,
    /// Adding the reward to every node on the way up.
    BackUp,
}

impl moment::Phase for Phase {
    const ALL: &'static [Self] = &[Self::Select, Self::Expand, Self::Simulate, Self::BackUp];

    fn place(self) -> u32 {
        self as u32
    }
}

/// A step of a search: its beginning, or a phase of an iteration.
pub type Moment = moment::Moment<Phase>;

impl Moment {
    /// How many iterations have added their node.
    #[must_use]
    pub fn expanded(self) -> u32 {
        self.reached(Phase::Expand)
    }
}

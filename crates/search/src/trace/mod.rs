//! What a search did, as facts that are written once and queried by time.
//!
//! A depth-first search enters each node once and leaves it once, and a node's window only ever
//! tightens. (A position that is visited again, in a later pass or with another window, is another
//! node.) So going backwards needs neither undo nor replay: every fact is stamped with its
//! step, and "the state at step t" is a read-only question.

mod bound;
mod child_hit;
mod extension;
mod facts;
mod pass;
mod progress;
mod query;
mod recorder;
mod table;
mod tally;
mod thin;
mod visit_recorder;
mod writing;

pub use bound::{Asked, BoundAt, Origin, WindowAt};
pub use child_hit::ChildHit;
pub use extension::Extension;
pub use pass::Pass;
pub use progress::{Progress, RecordStop};
pub use query::{Best, Cut, NodeStatus};
pub use recorder::Recorder;
pub use table::{Probe, Store};
pub use tally::Tally;
pub use visit_recorder::VisitRecorder;

use facts::{
    BestFact, ChildHitFact, CutFact, ExtensionFact, NodeFacts, PackedEvent, PassFact, ProbeFact,
    ReductionFact, StoreFact,
};

use crate::packed;

/// A moment in a trace: how many of its events have happened. `Step(0)` is before the first.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Step(pub u32);

packed!(struct Step(number));

impl Step {
    /// Before the first event.
    pub const START: Self = Self(0);

    /// The moment `count` events later, at most `last`.
    #[must_use]
    pub fn forward(self, count: u32, last: Self) -> Self {
        Self(self.0.saturating_add(count)).min(last)
    }

    /// The moment `count` events earlier, at least [`Step::START`].
    #[must_use]
    pub const fn back(self, count: u32) -> Self {
        Self(self.0.saturating_sub(count))
    }
}

/// A visited node: its preorder number in the order of the visit. What is visited at a step is
/// therefore a prefix of the numbers, and the descendants of a node are a range of them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

packed!(struct NodeId(number));

impl NodeId {
    /// The root of every trace; of the first pass, where there are several.
    pub const ROOT: Self = Self(0);

    /// The number, for indexing.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Everything one search did. Made by a [`Recorder`], or of what another program did by a
/// [`VisitRecorder`]; not generic over the game, since moves are
/// erased to codes.
///
/// About 16 bytes a step for what was recorded, and 12 to 16 bytes a node for the index over it.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// What happened, in order; the details stand in the columns below.
    events: Vec<PackedEvent>,
    nodes: NodeFacts,
    bests: Vec<BestFact>,
    cuts: Vec<CutFact>,
    /// Where the search went on beyond the horizon, by node.
    extensions: Vec<ExtensionFact>,
    /// Which nodes a child in the table has cut, by node.
    child_hits: Vec<ChildHitFact>,
    /// Which nodes were searched less deep, by node.
    reductions: Vec<ReductionFact>,
    /// Ends of windows that no best child stands for: the start window, for one.
    given: Vec<facts::GivenBound>,
    passes: Vec<PassFact>,
    probes: Vec<ProbeFact>,
    stores: Vec<StoreFact>,
    /// What happened below the last recorded ply, by node.
    tallies: Vec<(NodeId, Tally)>,
    index: facts::Index,
}

packed!(large struct Trace {
    events, nodes, bests, cuts, extensions, child_hits, reductions, given, passes, probes, stores, tallies, index,
});

impl Trace {
    /// The last step, at which everything has happened.
    #[must_use]
    pub fn last_step(&self) -> Step {
        Step(self.events.len() as u32)
    }

    /// How many nodes were visited in all.
    #[must_use]
    pub fn node_count(&self) -> usize {
        self.nodes.visits.len()
    }

    /// How many bytes the record of the events takes, without the index over it.
    #[must_use]
    pub fn event_bytes(&self) -> usize {
        size_of_val(&*self.events)
            + self.nodes.event_bytes()
            + size_of_val(&*self.bests)
            + size_of_val(&*self.cuts)
            + size_of_val(&*self.extensions)
            + size_of_val(&*self.child_hits)
            + size_of_val(&*self.reductions)
            + size_of_val(&*self.given)
            + size_of_val(&*self.passes)
            + size_of_val(&*self.probes)
            + size_of_val(&*self.stores)
            + size_of_val(&*self.tallies)
    }
}

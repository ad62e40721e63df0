//! What lies below the last recorded ply, as counts.

use super::{NodeId, Step, Trace};

use crate::packed;

/// What a search did below a node, where it was not recorded.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// How many nodes were visited below, the node itself not included.
    pub nodes: u64,
    /// How many of them had no children that were visited.
    pub leaves: u64,
    /// How often moves were cut there, at the node itself as well.
    pub cuts: u64,
}

packed!(struct Tally { nodes, leaves, cuts });

impl Tally {
    /// Whether nothing was counted; there is no cut without a node.
    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.nodes == 0
    }
}

impl std::ops::AddAssign for Tally {
    fn add_assign(&mut self, more: Self) {
        self.nodes += more.nodes;
        self.leaves += more.leaves;
        self.cuts += more.cuts;
    }
}

impl Trace {
    /// What happened below a node that was not recorded; `None` where everything was. O(log nodes).
    #[must_use]
    pub fn tally(&self, node: NodeId) -> Option<Tally> {
        let found = self.tallies.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(self.tallies[found].1)
    }

    /// All that was not recorded. O(nodes that have a tally).
    #[must_use]
    pub fn tallied(&self) -> Tally {
        self.tallied_by(self.last_step())
    }

    /// What was not recorded below the nodes that have been entered at a step. O(nodes that have a
    /// tally).
    #[must_use]
    pub fn tallied_by(&self, step: Step) -> Tally {
        let entered = self.visible(step);
        let so_far = self.tallies.iter().take_while(|(node, _)| node.index() < entered);
        so_far.fold(Tally::default(), |mut all, &(_, tally)| {
            all += tally;
            all
        })
    }

    /// What was not recorded below the visited nodes with these numbers. O(log nodes + those of them
    /// that have a tally).
    #[must_use]
    pub fn tallied_in(&self, nodes: std::ops::Range<usize>) -> Tally {
        let first = self.tallies.partition_point(|(node, _)| node.index() < nodes.start);
        let within = self.tallies[first..].iter().take_while(|(node, _)| node.index() < nodes.end);
        within.fold(Tally::default(), |mut all, &(_, tally)| {
            all += tally;
            all
        })
    }

    /// How many nodes were visited in all, recorded or not.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.node_count() as u64 + self.tallied().nodes
    }
}

//! The passes of a search: one from the root, or several with iterative deepening.

use super::{NodeId, Step, Trace};
use crate::verdict::Verdict;

/// One search from the root.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pass {
    /// Its root.
    pub root: NodeId,
    /// How many plies it looks ahead at most; `None` for up to the end of the game.
    pub horizon: Option<u16>,
    /// Whether its result may rest on the static evaluation: any node was left to it, in this pass or in
    /// one before with the same horizon, whose bounds and table it uses.
    pub is_estimate: bool,
    /// When it begins.
    pub begins: Step,
    /// What came out; `None` when the search was ended before.
    pub result: Option<Verdict>,
}

impl Trace {
    /// The passes, by time.
    pub fn passes(&self) -> impl DoubleEndedIterator<Item = Pass> + ExactSizeIterator + '_ {
        (0..self.passes.len()).map(|number| self.pass_at(number))
    }

    fn pass_at(&self, number: usize) -> Pass {
        let fact = self.passes[number];
        Pass {
            root: fact.root,
            horizon: fact.horizon,
            is_estimate: fact.is_estimate,
            begins: self.entered(fact.root),
            result: self.verdict(fact.root, self.last_step()),
        }
    }

    /// The number of the pass that a step belongs to, from 0; 0 also at the start. O(log passes).
    #[must_use]
    pub fn pass_number(&self, step: Step) -> usize {
        let begun = self.passes.partition_point(|pass| self.entered(pass.root) <= step);
        begun.saturating_sub(1)
    }

    /// The pass that a step belongs to; `None` when nothing was recorded. O(log passes).
    #[must_use]
    pub fn pass(&self, step: Step) -> Option<Pass> {
        let number = self.pass_number(step);
        (number < self.passes.len()).then(|| self.pass_at(number))
    }

    /// The pass that a visited node belongs to. O(log passes).
    #[must_use]
    pub fn pass_of(&self, node: NodeId) -> Option<Pass> {
        let number = self.passes.partition_point(|pass| pass.root <= node).checked_sub(1)?;
        Some(self.pass_at(number))
    }

    /// Whether what is known of a node when it is left may rest on the static evaluation: a node below
    /// it was evaluated or, in a pass that does evaluate nodes, answered by the table or only counted.
    /// O(log n).
    #[must_use]
    pub fn is_estimate(&self, node: NodeId) -> bool {
        let Some(pass) = self.pass_of(node).filter(|pass| pass.is_estimate) else { return false };
        if pass.root == node {
            return true;
        }
        let left = self.left(node).unwrap_or(self.last_step());
        let end = NodeId(self.visible(left) as u32);
        let below = |nodes: &[NodeId]| {
            nodes.partition_point(|&other| other < end)
                > nodes.partition_point(|&other| other < node)
        };
        let hits = |step| self.probe_counts(step).hits;
        below(&self.index.evaluated)
            || hits(left) > hits(self.entered(node).back(1))
            || self.tallies.partition_point(|&(other, _)| other < end)
                > self.tallies.partition_point(|&(other, _)| other < node)
    }

    /// The last pass that was finished.
    #[must_use]
    pub fn last_finished(&self) -> Option<Pass> {
        self.passes().rev().find(|pass| pass.result.is_some())
    }
}

//! Where a child in the transposition table has cut a node.

use super::facts::ChildHitFact;
use super::{NodeId, Step, Trace};
use crate::event::Entry;
use crate::game::Move;

/// That the transposition table knew a child of a node that cuts all its moves, before any was searched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChildHit {
    /// When.
    pub step: Step,
    /// The move that leads to the child.
    pub by: Move,
    /// What was found.
    pub found: Entry,
}

impl Trace {
    /// The child that the table knew to cut a node, if there was one by the end. O(log child hits).
    #[must_use]
    pub fn child_hit(&self, node: NodeId) -> Option<ChildHit> {
        let ChildHitFact { step, by, found, .. } = *self.child_hit_fact(node)?;
        Some(ChildHit { step, by: Move(by), found })
    }

    /// Whether all moves of a node were cut before any was made: since its player stands pat, or since the
    /// table knows a child. O(log extensions), and O(1) where something was visited.
    #[must_use]
    pub fn is_cut_before_moves(&self, node: NodeId) -> bool {
        self.is_childless(node)
            && (self.extension_fact(node).is_some() || self.child_hit_fact(node).is_some())
            && self.cut_of(node).is_some()
    }

    pub(super) fn child_hit_fact(&self, node: NodeId) -> Option<&ChildHitFact> {
        let found = self.child_hits.binary_search_by_key(&node, |fact| fact.node).ok()?;
        self.child_hits.get(found)
    }
}

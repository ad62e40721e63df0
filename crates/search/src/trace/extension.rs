//! Where a search went on beyond the horizon.

use super::facts::ExtensionFact;
use super::{NodeId, Step, Trace};
use crate::value::Value;

/// That a search went on beyond the horizon at a node, with noisy moves only.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Extension {
    /// When.
    pub step: Step,
    /// What the player to move has by standing pat; `None` for one all of whose moves are noisy.
    pub stand_pat: Option<Value>,
}

impl Trace {
    /// That the search went on beyond the horizon at a node, if it did by the end. O(log extensions).
    #[must_use]
    pub fn extension(&self, node: NodeId) -> Option<Extension> {
        let ExtensionFact { step, stand_pat, .. } = *self.extension_fact(node)?;
        Some(Extension { step, stand_pat })
    }

    /// What the player to move at a node has by standing pat, if the search has said so by a step.
    /// O(log extensions).
    #[must_use]
    pub fn stand_pat(&self, node: NodeId, step: Step) -> Option<Value> {
        self.extension(node).filter(|extension| extension.step <= step)?.stand_pat
    }

    pub(super) fn extension_fact(&self, node: NodeId) -> Option<&ExtensionFact> {
        let found = self.extensions.binary_search_by_key(&node, |fact| fact.node).ok()?;
        self.extensions.get(found)
    }
}

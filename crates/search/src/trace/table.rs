//! What went in and out of the transposition table.

use super::facts::{ProbeFact, StoreFact};
use super::{NodeId, Step, Trace};
use crate::event::Entry;
use crate::tracer::ProbeCount;
use crate::verdict::Verdict;

/// A probe of the transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Probe {
    /// Which node.
    pub node: NodeId,
    /// When.
    pub step: Step,
    /// What was found.
    pub found: Option<Entry>,
}

/// A store in the transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Store {
    /// Which node.
    pub node: NodeId,
    /// When.
    pub step: Step,
    /// What was written.
    pub verdict: Verdict,
    /// Which store of the search it is, from 0.
    pub number: u32,
    /// How many positions the table then held.
    pub size: u32,
}

impl ProbeFact {
    pub(super) const fn probe(&self) -> Probe {
        let Self { node, step, found, .. } = *self;
        Probe { node, step, found }
    }
}

impl StoreFact {
    pub(super) const fn store(&self) -> Store {
        let Self { node, step, verdict, number, size } = *self;
        Store { node, step, verdict, number, size }
    }
}

impl Trace {
    /// The stores up to a step, by time. O(log stores).
    pub fn stores(
        &self,
        step: Step,
    ) -> impl DoubleEndedIterator<Item = Store> + ExactSizeIterator + '_ {
        let count = self.stores.partition_point(|store| store.step <= step);
        self.stores[..count].iter().map(StoreFact::store)
    }

    /// The store with a number in the whole search; `None` when it was not recorded.
    #[must_use]
    pub fn store(&self, number: u32) -> Option<Store> {
        let found = self.stores.binary_search_by_key(&number, |store| store.number).ok()?;
        Some(self.stores[found].store())
    }

    /// The probes up to a step. O(log probes).
    #[must_use]
    pub fn probe_counts(&self, step: Step) -> ProbeCount {
        let count = self.probes.partition_point(|probe| probe.step <= step);
        let hits = count.checked_sub(1).map_or(0, |last| self.probes[last].hits.into());
        ProbeCount { probes: count as u64, hits }
    }

    /// The hit with a number, by time, from 0. O(log probes).
    #[must_use]
    pub fn hit(&self, number: usize) -> Option<Probe> {
        let found = self.probes.partition_point(|probe| probe.hits as usize <= number);
        self.probes.get(found).map(ProbeFact::probe)
    }

    /// The probe of a node, if there was one. O(log probes).
    #[must_use]
    pub fn probe_of(&self, node: NodeId) -> Option<Probe> {
        // Nodes are probed as soon as they are entered, so that probes are sorted by node as well.
        let found = self.probes.binary_search_by_key(&node, |probe| probe.node).ok()?;
        Some(self.probes[found].probe())
    }

    /// Whether the probe of a node was a hit. O(log probes).
    #[must_use]
    pub fn was_found(&self, node: NodeId) -> bool {
        self.probe_of(node).is_some_and(|probe| probe.found.is_some())
    }
}

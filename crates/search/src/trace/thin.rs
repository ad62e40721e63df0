//! Saving memory: the lowest plies of what was recorded become counts.

use super::facts::{Happened, PackedEvent, Source};
use super::{NodeId, Recorder, Step, Tally, Trace};

/// What becomes of a number when things before it are taken out; `None` when it goes itself.
type Renumbered = Vec<Option<u32>>;

impl Recorder<'_> {
    /// Forgets the lowest plies, so that at most half of the nodes stay, and from now on only
    /// counts there. The root and its children always stay.
    #[cold]
    pub(super) fn thin(&mut self) {
        let plies = plies(&self.trace);
        let deepest = plies.iter().copied().max().unwrap_or_default() as usize;
        let last_ply = (1..deepest)
            .rev()
            .find(|&last| {
                plies.iter().filter(|&&ply| ply as usize <= last).count() <= self.max_nodes / 2
            })
            .unwrap_or(1);
        self.last_ply = self.last_ply.min(last_ply);
        let kept = renumber(plies.iter().map(|&ply| ply as usize <= last_ply));
        let mut tallies = self.tallies(&plies, &kept);
        // What is open and goes is now below the last ply.
        let open = self.open.len().min(last_ply + 1);
        self.below += (self.open.len() - open) as u32;
        let newest = NodeId(self.trace.node_count() as u32 - 1);
        self.untouched =
            self.open.len() > open && self.open.last().is_some_and(|frame| frame.node == newest);
        self.open.truncate(open);
        if self.open.len() > last_ply {
            if let Some(frame) = self.open.last() {
                self.tally += std::mem::take(&mut tallies[frame.node.index()]);
            }
        }
        let ends = |node: NodeId| is_counted(&self.trace, &plies, node, last_ply as u32);
        let bests =
            renumber(self.trace.bests.iter().map(|best| kept[best.child.index()].is_some()));
        let cuts = renumber(self.trace.cuts.iter().map(|cut| !ends(cut.node)));
        let probes =
            renumber(self.trace.probes.iter().map(|probe| kept[probe.node.index()].is_some()));
        let stores =
            renumber(self.trace.stores.iter().map(|store| kept[store.node.index()].is_some()));
        let given =
            renumber(self.trace.given.iter().map(|given| kept[given.node.index()].is_some()));
        let steps = self.drop_events(&kept, &bests, &cuts, &probes, &stores);
        self.drop_facts(&Kept { nodes: kept, bests, cuts, probes, stores, given, steps }, tallies);
        // Where no further ply can go, there is no use in trying again.
        if last_ply == 1 {
            self.max_nodes = usize::MAX;
        }
    }

    /// What every node that stays has to count, of what goes below it.
    fn tallies(&self, plies: &[u32], kept: &Renumbered) -> Vec<Tally> {
        let trace = &self.trace;
        let count = trace.node_count();
        let mut tallies = vec![Tally::default(); count];
        for &(node, tally) in &trace.tallies {
            tallies[node.index()] += tally;
        }
        let last_ply = plies.iter().zip(kept).filter(|(_, kept)| kept.is_some());
        let last_ply = last_ply.map(|(&ply, _)| ply).max().unwrap_or_default();
        for cut in &trace.cuts {
            let is_counted = is_counted(trace, plies, cut.node, last_ply);
            tallies[cut.node.index()].cuts += u64::from(is_counted);
        }
        let mut has_more = vec![false; count];
        for frame in &self.open {
            has_more[frame.node.index()] = true;
        }
        // Parents come before their children, so backwards every node is complete when it is added.
        for index in (0..count).rev() {
            let node = NodeId(index as u32);
            let parent = trace.nodes.parent(node);
            if kept[index].is_none() {
                let mut tally = std::mem::take(&mut tallies[index]);
                tally.leaves += u64::from(!has_more[index] && tally.nodes == 0);
                tally.nodes += 1;
                tallies[parent.index()] += tally;
            }
            has_more[parent.index()] = true;
        }
        tallies
    }

    /// Takes out the events of what goes: what becomes of each step, [`Step::START`] first.
    fn drop_events(
        &mut self,
        nodes: &Renumbered,
        bests: &Renumbered,
        cuts: &Renumbered,
        probes: &Renumbered,
        stores: &Renumbered,
    ) -> Vec<Step> {
        let events = std::mem::take(&mut self.trace.events);
        let mut steps = Vec::with_capacity(events.len() + 1);
        steps.push(Step::START);
        let node = |node: NodeId| nodes[node.index()].map(NodeId);
        for event in events {
            let stays = match event.happened() {
                Happened::Entered(entered) => node(entered).map(Happened::Entered),
                Happened::Left(left) => node(left).map(Happened::Left),
                Happened::Evaluated(evaluated) => node(evaluated).map(Happened::Evaluated),
                Happened::Best(index) => bests[index as usize].map(Happened::Best),
                Happened::Cut(index) => cuts[index as usize].map(Happened::Cut),
                Happened::Probed(index) => probes[index as usize].map(Happened::Probed),
                Happened::Stored(index) => stores[index as usize].map(Happened::Stored),
                Happened::Kept(child) => node(child).map(Happened::Kept),
            };
            self.trace.events.extend(stays.map(PackedEvent::new));
            steps.push(self.trace.last_step());
        }
        steps
    }

    fn drop_facts(&mut self, kept: &Kept, tallies: Vec<Tally>) {
        let trace = &mut self.trace;
        retain(&mut trace.nodes.entry, &kept.nodes);
        for ends in &mut trace.nodes.entry {
            *ends = ends.map(|end| kept.source(end));
        }
        retain(&mut trace.nodes.visits, &kept.nodes);
        for visit in &mut trace.nodes.visits {
            visit.standing = visit.standing.below(kept.node(visit.standing.parent()));
            visit.entered = kept.step(visit.entered);
            visit.left = kept.step(visit.left);
        }
        retain(&mut self.best_step, &kept.bests);
        for step in &mut self.best_step {
            *step = kept.step(*step);
        }
        retain(&mut trace.bests, &kept.bests);
        for best in &mut trace.bests {
            best.child = kept.node(best.child);
            best.owned = kept.source(best.owned);
        }
        retain(&mut trace.cuts, &kept.cuts);
        for cut in &mut trace.cuts {
            cut.node = kept.node(cut.node);
            cut.step = kept.step(cut.step);
            cut.met = kept.source(cut.met);
        }
        trace.extensions.retain(|fact| kept.nodes[fact.node.index()].is_some());
        for extension in &mut trace.extensions {
            extension.node = kept.node(extension.node);
            extension.step = kept.step(extension.step);
            extension.owned = kept.source(extension.owned);
        }
        trace.child_hits.retain(|fact| kept.nodes[fact.node.index()].is_some());
        for hit in &mut trace.child_hits {
            hit.node = kept.node(hit.node);
            hit.step = kept.step(hit.step);
            hit.owned = kept.source(hit.owned);
        }
        trace.reductions.retain(|fact| kept.nodes[fact.node.index()].is_some());
        for reduction in &mut trace.reductions {
            reduction.node = kept.node(reduction.node);
        }
        retain(&mut trace.probes, &kept.probes);
        let mut hits = 0;
        for probe in &mut trace.probes {
            hits += u32::from(probe.found.is_some());
            (probe.node, probe.step) = (kept.node(probe.node), kept.step(probe.step));
            probe.hits = hits;
        }
        retain(&mut trace.stores, &kept.stores);
        for store in &mut trace.stores {
            (store.node, store.step) = (kept.node(store.node), kept.step(store.step));
        }
        for pass in &mut trace.passes {
            pass.root = kept.node(pass.root);
        }
        retain(&mut trace.given, &kept.given);
        for given in &mut trace.given {
            given.node = kept.node(given.node);
        }
        let counted = tallies.into_iter().enumerate().filter(|(_, tally)| !tally.is_empty());
        trace.tallies =
            counted.map(|(node, tally)| (kept.node(NodeId(node as u32)), tally)).collect();
        for frame in &mut self.open {
            frame.node = kept.node(frame.node);
            (frame.alpha, frame.beta) = (kept.source(frame.alpha), kept.source(frame.beta));
        }
        self.last_left = kept.node(self.last_left);
    }
}

/// What becomes of everything that has a number.
struct Kept {
    nodes: Renumbered,
    bests: Renumbered,
    cuts: Renumbered,
    probes: Renumbered,
    stores: Renumbered,
    given: Renumbered,
    steps: Vec<Step>,
}

impl Kept {
    fn node(&self, node: NodeId) -> NodeId {
        self.nodes[node.index()].map_or(NodeId::ROOT, NodeId)
    }

    /// A step that is beyond all, for a node that has not been left, stays what it is.
    fn step(&self, step: Step) -> Step {
        self.steps.get(step.0 as usize).copied().unwrap_or(step)
    }

    /// Only what an open node of the last ply has found below itself is gone, and no query reads it.
    fn source(&self, source: Source) -> Source {
        match source.resolve() {
            Ok(best) => {
                self.bests[best].map_or(Source::given(0), |best| Source::best(best as usize))
            }
            Err(given) => Source::given(self.given[given].map_or(0, |given| given as usize)),
        }
    }
}

/// How many moves each visited node is below its root.
fn plies(trace: &Trace) -> Vec<u32> {
    let mut plies: Vec<u32> = Vec::with_capacity(trace.node_count());
    for index in 0..trace.node_count() as u32 {
        let above = trace.parent(NodeId(index));
        plies.push(above.map_or(0, |parent| plies[parent.index()] + 1));
    }
    plies
}

/// Whether a cut at a node becomes a count, when the plies below the last one go. Before the first move
/// it belongs to the node alone.
fn is_counted(trace: &Trace, plies: &[u32], node: NodeId, last_ply: u32) -> bool {
    let ply = plies[node.index()];
    ply > last_ply || ply == last_ply && !trace.is_childless(node)
}

fn renumber(stays: impl Iterator<Item = bool>) -> Renumbered {
    let mut next = 0;
    stays
        .map(|stays| {
            let number = next;
            next += u32::from(stays);
            stays.then_some(number)
        })
        .collect()
}

/// Keeps what has a new number. What is shorter than the numbers, since it has not been needed yet,
/// stays so.
fn retain<T>(facts: &mut Vec<T>, kept: &Renumbered) {
    let mut kept = kept.iter();
    facts.retain(|_| kept.next().is_some_and(Option::is_some));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::algo::{principal_variation, Options};
    use crate::GameTree;

    #[test]
    fn the_ends_of_windows_go_with_their_nodes() {
        let tree = GameTree::parse(&"(5 4 3 2 1) ".repeat(9)).expect("a tree");
        let mut recorder = Recorder::new().with_at_most(12);
        principal_variation(&tree, &Options::default(), &mut recorder).expect("no limit");
        let trace = recorder.finish();
        assert!(trace.tallied().nodes > 0, "leaves are only counted");
        let of_root = trace.given.iter().filter(|given| given.node == NodeId::ROOT);
        assert_eq!(of_root.count(), 2, "those of the start");
    }
}

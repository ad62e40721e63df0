//! Writing the events of a search into a trace.

use super::facts::{
    BestFact, ChildHitFact, CutFact, ExtensionFact, GivenBound, Happened, PackedEvent, PassFact,
    ProbeFact, ReductionFact, Source, Standing, StoreFact, Visit, NOT_LEFT,
};
use super::recorder::{Frame, Recorder};
use super::{NodeId, Step};
use crate::event::{Entry, Event, Reduction};
use crate::game::Move;
use crate::player::Player;
use crate::value::Value;
use crate::verdict::Verdict;
use crate::window::{Bound, Window};

impl Recorder<'_> {
    #[inline]
    fn push(&mut self, happened: Happened) {
        self.trace.events.push(PackedEvent::new(happened));
    }

    /// Always inlined: where an event is made, its kind is known, and nothing remains of the choice.
    #[inline(always)]
    pub(super) fn write(&mut self, event: Event) {
        match event {
            Event::Begin { player, window, horizon } => self.begin(player, window, horizon),
            Event::Enter { by, player, window, reduction } => {
                self.enter(by, player, window, reduction);
            }
            Event::Best { value, window } => self.best(value, window),
            Event::Keep { .. } => self.push(Happened::Kept(self.last_left)),
            Event::Cut { met, skipped } => self.cut(met, skipped),
            Event::Leave { verdict } => self.leave(verdict),
            Event::Evaluate { value } => self.evaluate(value),
            Event::Extend { stand_pat, window } => self.extend(stand_pat, window),
            Event::Probe { found } => self.probe(found),
            Event::ProbeChild { by, found, window } => self.probe_child(by, found, window),
            Event::Store { verdict, size } => self.store(verdict, size),
        }
    }

    fn begin(&mut self, player: Player, window: Window, horizon: Option<u16>) {
        let alpha = self.given(window.alpha, NodeId::ROOT);
        let beta = self.given(window.beta, NodeId::ROOT);
        let root = NodeId(self.trace.nodes.visits.len() as u32);
        let node = self.add_node(Move(0), root, player);
        self.trace.passes.push(PassFact { root, horizon, is_estimate: false });
        self.open_frame(Frame { node, player, alpha, beta, window });
    }

    #[inline]
    fn enter(&mut self, by: Move, player: Player, window: Window, reduction: Reduction) {
        let Some(&above) = self.open.last() else { return };
        let node = self.add_node(by, above.node, player);
        if reduction != Reduction::NONE {
            self.trace.reductions.push(ReductionFact { node, reduction });
        }
        if window == above.window {
            self.open_frame(Frame { node, player, ..above });
        } else {
            let alpha = self.inherited(above.alpha, above.window.alpha, window.alpha, node);
            let beta = self.inherited(above.beta, above.window.beta, window.beta, node);
            self.open_frame(Frame { node, player, alpha, beta, window });
        }
    }

    /// An inherited bound keeps its source, which is how a deep cutoff finds its ancestor.
    fn inherited(&mut self, source: Source, known: Value, now: Value, node: NodeId) -> Source {
        if known == now {
            source
        } else {
            self.given(now, node)
        }
    }

    fn given(&mut self, value: Value, node: NodeId) -> Source {
        give(&mut self.trace.given, value, node)
    }

    #[inline]
    fn add_node(&mut self, by: Move, parent: NodeId, player: Player) -> NodeId {
        self.visited += 1;
        let nodes = &mut self.trace.nodes;
        let node = NodeId(nodes.visits.len() as u32);
        let entered = Step(self.trace.events.len() as u32 + 1);
        nodes.visits.push(Visit {
            value: Value::ZERO,
            by: by.0,
            standing: Standing::open(parent, player),
            entered,
            left: NOT_LEFT,
        });
        self.push(Happened::Entered(node));
        node
    }

    #[inline]
    fn open_frame(&mut self, frame: Frame) {
        let is_full = frame.window == Window::FULL;
        self.open.push(frame);
        if !is_full || !self.trace.nodes.entry.is_empty() {
            self.note_entry();
        }
    }

    /// Nodes entered before the first window that is not full had the full one.
    // Reads the frame where it lies, so that the ordinary one is not written twice.
    #[inline(never)]
    fn note_entry(&mut self) {
        let Some(frame) = self.open.last() else { return };
        let full = [Source::given(0), Source::given(1)];
        let entry = &mut self.trace.nodes.entry;
        entry.resize(frame.node.index(), full);
        entry.push([frame.alpha, frame.beta]);
    }

    #[inline]
    fn best(&mut self, value: Value, window: Window) {
        let child = self.last_left;
        let this = Source::best(self.trace.bests.len());
        let given = &mut self.trace.given;
        let Some(frame) = self.open.last_mut() else { return };
        let bound = Bound::of(frame.player);
        let now = window.bound(bound);
        let (source, known) = match bound {
            Bound::Alpha => (&mut frame.alpha, frame.window.alpha),
            Bound::Beta => (&mut frame.beta, frame.window.beta),
        };
        if now != known {
            *source = if now == value { this } else { give(given, now, frame.node) };
        }
        let owned = *source;
        frame.window = window;
        if self.open.len() == 1 {
            self.root_best = Some((self.trace.by(child), value));
        }
        self.trace.bests.push(BestFact { value, child, owned });
        self.push(Happened::Best(self.trace.bests.len() as u32 - 1));
        self.best_step.push(self.trace.last_step());
    }

    fn cut(&mut self, bound: Bound, skipped: u32) {
        let Some(&frame) = self.open.last() else { return };
        let met = match bound {
            Bound::Alpha => frame.alpha,
            Bound::Beta => frame.beta,
        };
        self.push(Happened::Cut(self.trace.cuts.len() as u32));
        let step = self.trace.last_step();
        self.trace.cuts.push(CutFact { node: frame.node, step, bound, met, skipped });
    }

    fn evaluate(&mut self, value: Value) {
        let Some(frame) = self.open.last() else { return };
        let node = frame.node;
        self.trace.nodes.visits[node.index()].value = value;
        self.push(Happened::Evaluated(node));
    }

    fn extend(&mut self, stand_pat: Option<Value>, window: Window) {
        let Some((node, owned)) = self.tighten(window) else { return };
        self.push(Happened::Evaluated(node));
        let step = self.trace.last_step();
        self.trace.extensions.push(ExtensionFact { node, step, stand_pat, owned });
    }

    fn probe_child(&mut self, by: Move, found: Entry, window: Window) {
        let Some((node, owned)) = self.tighten(window) else { return };
        self.push(Happened::Evaluated(node));
        let step = self.trace.last_step();
        self.trace.child_hits.push(ChildHitFact { node, step, by: by.0, found, owned });
    }

    /// Gives the current node a window that its player has without a child: the node, and where that
    /// player's end now comes from.
    fn tighten(&mut self, window: Window) -> Option<(NodeId, Source)> {
        let given = &mut self.trace.given;
        let frame = self.open.last_mut()?;
        let bound = Bound::of(frame.player);
        let (source, known) = match bound {
            Bound::Alpha => (&mut frame.alpha, frame.window.alpha),
            Bound::Beta => (&mut frame.beta, frame.window.beta),
        };
        let now = window.bound(bound);
        if now != known {
            *source = give(given, now, frame.node);
        }
        frame.window = window;
        Some((frame.node, *source))
    }

    fn probe(&mut self, found: Option<Entry>) {
        let Some(frame) = self.open.last() else { return };
        let node = frame.node;
        let hits = self.trace.probes.last().map_or(0, |probe| probe.hits);
        self.push(Happened::Probed(self.trace.probes.len() as u32));
        self.trace.probes.push(ProbeFact {
            node,
            step: self.trace.last_step(),
            found,
            hits: hits + u32::from(found.is_some()),
        });
    }

    fn store(&mut self, verdict: Verdict, size: u32) {
        let Some(frame) = self.open.last() else { return };
        let node = frame.node;
        self.push(Happened::Stored(self.trace.stores.len() as u32));
        let (step, number) = (self.trace.last_step(), self.stored);
        self.trace.stores.push(StoreFact { node, step, verdict, number, size });
        self.stored += 1;
    }

    #[inline]
    fn leave(&mut self, verdict: Verdict) {
        let Some(frame) = self.open.pop() else { return };
        if !self.tally.is_empty() {
            self.trace.tallies.push((frame.node, std::mem::take(&mut self.tally)));
        }
        let node = frame.node.index();
        self.push(Happened::Left(frame.node));
        let left = self.trace.last_step();
        let visit = &mut self.trace.nodes.visits[node];
        visit.left = left;
        visit.value = verdict.value();
        visit.standing = visit.standing.left_with(verdict);
        self.last_left = frame.node;
    }
}

fn give(given: &mut Vec<GivenBound>, value: Value, node: NodeId) -> Source {
    given.push(GivenBound { value, node });
    Source::given(given.len() - 1)
}

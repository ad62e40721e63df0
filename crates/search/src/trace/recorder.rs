//! Writing a trace.

use std::ops::ControlFlow;

use super::facts::{
    BestFact, CutFact, GivenBound, Happened, Index, PackedEvent, PassFact, ProbeFact, Source,
    Standing, StoreFact, Visit, MAX_EVENTS, NOT_LEFT,
};
use super::{NodeId, Progress, RecordStop, Step, Tally, Trace};
use crate::event::{Entry, Event, Verdict};
use crate::game::Move;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::{Bound, Window};

/// How many events pass between two calls of a recorder's callback.
const CALL_EVERY: u32 = 1 << 16;

/// Records a search into a [`Trace`].
///
/// Below the last recorded ply it only counts. That ply is given, or, with a limit of nodes, the last one
/// whose nodes fit.
pub struct Recorder<'a> {
    pub(super) trace: Trace,
    pub(super) best_step: Vec<Step>,
    /// The nodes that are open and recorded, from the root down.
    pub(super) open: Vec<Frame>,
    pub(super) last_left: NodeId,
    /// The last ply whose nodes are recorded.
    pub(super) last_ply: usize,
    /// The most nodes that are kept.
    pub(super) max_nodes: usize,
    /// What is done when there are more. It comes with the limit, so that a program which keeps all
    /// that it searches has no code for thinning.
    drop_lowest: fn(&mut Recorder<'_>),
    /// How many open nodes lie below the last recorded ply.
    pub(super) below: u32,
    /// What happened below the current node of the last recorded ply.
    pub(super) tally: Tally,
    /// Whether the last node below was entered and nothing happened there yet.
    pub(super) untouched: bool,
    /// How many events were only counted.
    counted: u64,
    /// How many nodes were visited, recorded or not.
    visited: u64,
    /// How many stores there were in the table.
    stored: u32,
    root_best: Option<(Move, Value)>,
    limit: u32,
    pause: u32,
    progress_callback: Option<ProgressCallback<'a>>,
}

type ProgressCallback<'a> = Box<dyn FnMut(Progress) -> ControlFlow<()> + 'a>;

/// An open node and where its window comes from.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) node: NodeId,
    player: Player,
    pub(super) alpha: Source,
    pub(super) beta: Source,
    window: Window,
}

impl Default for Recorder<'_> {
    fn default() -> Self {
        Self {
            trace: Trace::default(),
            best_step: Vec::new(),
            open: Vec::new(),
            last_left: NodeId::ROOT,
            last_ply: usize::MAX,
            max_nodes: usize::MAX,
            drop_lowest: |_| {},
            below: 0,
            tally: Tally::default(),
            untouched: false,
            counted: 0,
            visited: 0,
            stored: 0,
            root_best: None,
            limit: MAX_EVENTS,
            pause: CALL_EVERY,
            progress_callback: None,
        }
    }
}

impl<'a> Recorder<'a> {
    /// A recorder that keeps as much as a trace can hold: 536 million steps.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reserves memory for a search that visits `nodes` nodes, so that nothing moves while it is recorded.
    #[must_use]
    pub fn with_capacity_for(mut self, nodes: usize) -> Self {
        self.trace.nodes.visits.reserve(nodes);
        // A node is entered, left and compared, and at most every other one has a cut. About every
        // other one is its parent's best for a while.
        self.trace.events.reserve(nodes * 3 + nodes / 2);
        self.trace.bests.reserve(nodes / 2);
        self.best_step.reserve(nodes / 2);
        self
    }

    /// Ends the search once it takes more than `steps` steps.
    #[must_use]
    pub fn with_limit(mut self, steps: u32) -> Self {
        self.limit = steps.min(MAX_EVENTS);
        self.pause = self.pause.min(self.limit);
        self
    }

    /// Only counts what happens below a ply; the root is at ply 0.
    #[must_use]
    pub fn with_last_ply(mut self, ply: usize) -> Self {
        self.last_ply = ply;
        self
    }

    /// Keeps at most so many nodes, but always the root and its children: when there are more, it
    /// forgets the lowest plies and goes on counting there.
    #[must_use]
    pub fn with_at_most(mut self, nodes: usize) -> Self {
        self.max_nodes = nodes;
        self.drop_lowest = |recorder| recorder.thin();
        self
    }

    /// Calls `callback` every 65,536 steps, and as often where steps are only counted; it may end the
    /// search.
    #[must_use]
    pub fn with_progress_callback(
        mut self,
        callback: impl FnMut(Progress) -> ControlFlow<()> + 'a,
    ) -> Self {
        self.progress_callback = Some(Box::new(callback));
        self
    }

    /// The trace of what was recorded; of a search that was ended early, up to there.
    #[must_use]
    pub fn finish(self) -> Trace {
        let mut trace = self.trace;
        // A search that was ended early has counted below a node that is still open.
        if !self.tally.is_empty() {
            if let Some(frame) = self.open.last() {
                trace.tallies.push((frame.node, self.tally));
            }
        }
        trace.index = Index::build(&trace, self.best_step);
        trace
    }

    /// Called now and then; the ordinary event only compares two numbers.
    #[cold]
    fn check(&mut self) -> Result<(), RecordStop> {
        let steps = self.trace.last_step();
        if steps.0 >= self.limit {
            return Err(RecordStop::TooLong { limit: self.limit });
        }
        self.pause = steps.0.saturating_add(CALL_EVERY).min(self.limit);
        self.report()
    }

    fn report(&mut self) -> Result<(), RecordStop> {
        let progress = Progress {
            step: self.trace.last_step(),
            visited: self.visited,
            best: self.root_best,
            passes: self.trace.passes.len().saturating_sub(1) as u32,
        };
        match self.progress_callback.as_mut().map(|callback| callback(progress)) {
            Some(ControlFlow::Break(())) => Err(RecordStop::Cancelled),
            _ => Ok(()),
        }
    }

    /// Takes note of an event at a node of the last recorded ply or below.
    fn count(&mut self, event: Event) -> Result<(), RecordStop> {
        self.counted += 1;
        if self.counted.is_multiple_of(u64::from(CALL_EVERY)) {
            self.report()?;
        }
        let untouched = std::mem::take(&mut self.untouched);
        match event {
            Event::Enter { .. } => {
                self.visited += 1;
                self.below += 1;
                self.tally.nodes += 1;
                self.untouched = true;
            }
            Event::Leave { .. } if self.below > 0 => {
                self.below -= 1;
                self.tally.leaves += u64::from(untouched);
            }
            Event::Evaluate { .. } if self.below > 0 => {
                self.untouched = untouched;
                self.note_estimate();
            }
            Event::Probe { .. } if self.below > 0 => self.untouched = untouched,
            Event::Store { .. } if self.below > 0 => self.stored += 1,
            Event::Cut { .. } => self.tally.cuts += 1,
            Event::Best { .. } | Event::Keep { .. } => {}
            Event::Begin { .. }
            | Event::Leave { .. }
            | Event::Evaluate { .. }
            | Event::Probe { .. }
            | Event::Store { .. } => self.write(event),
        }
        Ok(())
    }

    #[inline]
    fn push(&mut self, happened: Happened) {
        self.trace.events.push(PackedEvent::new(happened));
    }

    /// Always inlined: where an event is made, its kind is known, and nothing remains of the choice.
    #[inline(always)]
    fn write(&mut self, event: Event) {
        match event {
            Event::Begin { player, window, horizon } => self.begin(player, window, horizon),
            Event::Enter { by, player, window } => self.enter(by, player, window),
            Event::Best { value, window } => self.best(value, window),
            Event::Keep { .. } => self.push(Happened::Kept(self.last_left)),
            Event::Cut { met, skipped } => self.cut(met, skipped),
            Event::Leave { verdict } => self.leave(verdict),
            Event::Evaluate { value } => self.evaluate(value),
            Event::Probe { found } => self.probe(found),
            Event::Store { verdict, size } => self.store(verdict, size),
        }
    }

    fn begin(&mut self, player: Player, window: Window, horizon: Option<u16>) {
        let alpha = self.given(window.alpha, NodeId::ROOT);
        let beta = self.given(window.beta, NodeId::ROOT);
        let root = NodeId(self.trace.nodes.visits.len() as u32);
        let node = self.add_node(Move(0), root, player);
        // A pass with the same horizon goes on with the bounds and the table of those before.
        let before = self.trace.passes.last().filter(|before| before.horizon == horizon);
        let is_estimate = before.is_some_and(|before| before.is_estimate);
        self.trace.passes.push(PassFact { root, horizon, is_estimate });
        self.open_frame(Frame { node, player, alpha, beta, window });
    }

    #[inline]
    fn enter(&mut self, by: Move, player: Player, window: Window) {
        let Some(&above) = self.open.last() else { return };
        let node = self.add_node(by, above.node, player);
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

    fn cut(&mut self, met: Bound, skipped: u32) {
        let Some(&frame) = self.open.last() else { return };
        let source = match met {
            Bound::Alpha => frame.alpha,
            Bound::Beta => frame.beta,
        };
        self.push(Happened::Cut(self.trace.cuts.len() as u32));
        let step = self.trace.last_step();
        self.trace.cuts.push(CutFact { node: frame.node, step, met: source, skipped });
    }

    fn evaluate(&mut self, value: Value) {
        self.note_estimate();
        let Some(frame) = self.open.last() else { return };
        let node = frame.node;
        self.trace.nodes.visits[node.index()].value = value;
        self.push(Happened::Evaluated(node));
    }

    /// The result of the pass rests on the static evaluation.
    fn note_estimate(&mut self) {
        if let Some(pass) = self.trace.passes.last_mut() {
            pass.is_estimate = true;
        }
    }

    fn probe(&mut self, found: Option<Entry>) {
        let Some(frame) = self.open.last() else { return };
        let node = frame.node;
        let hits = self.trace.probes.last().map_or(0, |probe| probe.hits);
        self.push(Happened::Probed(self.trace.probes.len() as u32));
        self.trace.probes.push(ProbeFact {
            node,
            step: self.trace.last_step(),
            found: found.map(|entry| entry.number),
            verdict: found.map_or(Verdict::Exact(Value::ZERO), |entry| entry.verdict),
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

impl Tracer for Recorder<'_> {
    type Stop = RecordStop;

    #[inline(always)]
    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), RecordStop> {
        if self.trace.events.len() as u32 >= self.pause {
            self.check()?;
        }
        let event = event();
        if matches!(event, Event::Enter { .. }) && self.trace.nodes.visits.len() >= self.max_nodes {
            (self.drop_lowest)(self);
        }
        if self.open.len() > self.last_ply {
            return self.count(event);
        }
        self.write(event);
        Ok(())
    }
}

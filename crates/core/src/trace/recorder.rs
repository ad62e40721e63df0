//! Writing a trace.

use std::fmt;
use std::ops::ControlFlow;

use super::facts::{
    BestFact, CutFact, GivenBound, Happened, Index, NodeState, Packed, Source, Visit, MAX_EVENTS,
    NOT_LEFT,
};
use super::{NodeId, Step, Trace};
use crate::event::{Event, Verdict};
use crate::game::Move;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::{Bound, Window};

/// How many events pass between two calls of a recorder's watcher.
const WATCH_EVERY: u32 = 1 << 16;

/// Records a search into a [`Trace`].
pub struct Recorder<'a> {
    trace: Trace,
    best_step: Vec<Step>,
    /// The nodes that are open, from the root to the current one.
    open: Vec<Frame>,
    last_left: NodeId,
    limit: u32,
    pause: u32,
    watcher: Option<Watcher<'a>>,
}

type Watcher<'a> = Box<dyn FnMut(Step) -> ControlFlow<()> + 'a>;

/// Why a recorder ended a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum RecordStop {
    /// There are more events than the recorder was told to keep.
    TooLong {
        /// The most steps it keeps.
        limit: u32,
    },
    /// The watcher said so.
    Cancelled,
}

impl fmt::Display for RecordStop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { limit } => write!(f, "the search takes more than {limit} steps"),
            Self::Cancelled => write!(f, "the search was cancelled"),
        }
    }
}

impl std::error::Error for RecordStop {}

/// An open node and where its window comes from.
#[derive(Clone, Copy)]
struct Frame {
    node: NodeId,
    player: Player,
    alpha: Source,
    beta: Source,
    window: Window,
}

impl Default for Recorder<'_> {
    fn default() -> Self {
        Self {
            trace: Trace::default(),
            best_step: Vec::new(),
            open: Vec::new(),
            last_left: NodeId::ROOT,
            limit: MAX_EVENTS,
            pause: WATCH_EVERY,
            watcher: None,
        }
    }
}

impl<'a> Recorder<'a> {
    /// A recorder that keeps as much as a trace can hold: 536 million steps.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Makes room for a search that visits `nodes` nodes, so that nothing moves while it is recorded.
    #[must_use]
    pub fn with_room_for(mut self, nodes: usize) -> Self {
        self.trace.nodes.visits.reserve(nodes);
        // A node is entered and left, and about every other one is its parent's best for a while.
        self.trace.events.reserve(nodes * 3);
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

    /// Calls `watcher` with the number of steps so far, every 65,536 steps; it may end the search.
    #[must_use]
    pub fn with_watcher(mut self, watcher: impl FnMut(Step) -> ControlFlow<()> + 'a) -> Self {
        self.watcher = Some(Box::new(watcher));
        self
    }

    /// The trace of what was recorded; of a search that was ended early, up to there.
    #[must_use]
    pub fn finish(self) -> Trace {
        let mut trace = self.trace;
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
        self.pause = steps.0.saturating_add(WATCH_EVERY).min(self.limit);
        match self.watcher.as_mut().map(|watcher| watcher(steps)) {
            Some(ControlFlow::Break(())) => Err(RecordStop::Cancelled),
            _ => Ok(()),
        }
    }

    #[inline]
    fn push(&mut self, happened: Happened) {
        self.trace.events.push(Packed::new(happened));
    }

    /// Always inlined: where an event is made, its kind is known, and nothing remains of the choice.
    #[inline(always)]
    fn write(&mut self, event: Event) {
        match event {
            Event::Begin { player, window } => self.begin(player, window),
            Event::Enter { by, player, window } => self.enter(by, player, window),
            Event::Best { value, window } => self.best(value, window),
            Event::Cut { met, skipped } => self.cut(met, skipped),
            Event::Leave { verdict } => self.leave(verdict),
        }
    }

    fn begin(&mut self, player: Player, window: Window) {
        let alpha = self.given(window.alpha, NodeId::ROOT);
        let beta = self.given(window.beta, NodeId::ROOT);
        let node = self.add_node(Move(0), NodeId::ROOT, player);
        self.open_frame(Frame { node, player, alpha, beta, window });
    }

    #[inline]
    fn enter(&mut self, by: Move, player: Player, window: Window) {
        let Some(&above) = self.open.last() else { return };
        let node = self.add_node(by, above.node, player);
        // An inherited bound keeps its source, which is how a deep cutoff finds its ancestor.
        let alpha = self.inherited(above.alpha, above.window.alpha, window.alpha, node);
        let beta = self.inherited(above.beta, above.window.beta, window.beta, node);
        self.open_frame(Frame { node, player, alpha, beta, window });
    }

    #[inline]
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
        let nodes = &mut self.trace.nodes;
        let node = NodeId(nodes.visits.len() as u32);
        let entered = Step(self.trace.events.len() as u32 + 1);
        nodes.visits.push(Visit {
            value: Value::ZERO,
            by: by.0,
            parent,
            entered,
            left: NOT_LEFT,
            state: NodeState::open(player),
        });
        self.push(Happened::Entered(node));
        node
    }

    #[inline]
    fn open_frame(&mut self, frame: Frame) {
        self.open.push(frame);
        if !self.trace.nodes.entry.is_empty() || frame.window != Window::FULL {
            self.note_entry(frame);
        }
    }

    /// Nodes entered before the first window that is not full had the full one.
    fn note_entry(&mut self, frame: Frame) {
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

    #[inline]
    fn leave(&mut self, verdict: Verdict) {
        let Some(frame) = self.open.pop() else { return };
        let node = frame.node.index();
        self.push(Happened::Left(frame.node));
        let left = self.trace.last_step();
        let visit = &mut self.trace.nodes.visits[node];
        visit.left = left;
        visit.value = verdict.value();
        visit.state = visit.state.with(verdict);
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
        self.write(event());
        Ok(())
    }
}

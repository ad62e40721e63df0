//! Recording a search: limits, progress, and what is only counted. `writing.rs` writes the events.

use std::ops::ControlFlow;

use super::facts::{Index, Source, MAX_EVENTS};
use super::{NodeId, Progress, RecordStop, Step, Tally, Trace};
use crate::estimates::Estimates;
use crate::event::Event;
use crate::game::Move;
use crate::player::Player;
use crate::tracer::Tracer;
use crate::value::Value;
use crate::window::Window;

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
    /// How many open nodes lie below the last recorded ply.
    pub(super) below: u32,
    /// What happened below the current node of the last recorded ply.
    pub(super) tally: Tally,
    /// Whether the last node below was entered and nothing happened there yet.
    pub(super) untouched: bool,
    /// How many events were only counted.
    counted: u64,
    /// How many nodes were visited, recorded or not.
    pub(super) visited: u64,
    /// How many stores there were in the table.
    pub(super) stored: u32,
    pub(super) root_best: Option<(Move, Value)>,
    estimates: Estimates,
    limit: u32,
    pause: u32,
    progress_callback: Option<ProgressCallback<'a>>,
}

type ProgressCallback<'a> = Box<dyn FnMut(Progress) -> ControlFlow<()> + 'a>;

/// An open node and where its window comes from.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) node: NodeId,
    pub(super) player: Player,
    pub(super) alpha: Source,
    pub(super) beta: Source,
    pub(super) window: Window,
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
            below: 0,
            tally: Tally::default(),
            untouched: false,
            counted: 0,
            visited: 0,
            stored: 0,
            root_best: None,
            estimates: Estimates::default(),
            limit: MAX_EVENTS,
            pause: CALL_EVERY,
            progress_callback: None,
        }
    }
}

impl<'a> Recorder<'a> {
    /// A recorder that keeps as much as a trace can hold: 536 million steps, which take about 10 GB.
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

    /// Ends the search once it takes more than `steps` steps; of several limits the smallest counts.
    #[must_use]
    pub fn with_limit(mut self, steps: u32) -> Self {
        self.limit = self.limit.min(steps);
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
    pub fn finish(mut self) -> Trace {
        self.end_pass();
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

    /// Notes what the last pass rests on.
    fn end_pass(&mut self) {
        if let Some(pass) = self.trace.passes.last_mut() {
            pass.is_estimate = self.estimates.is_estimate();
        }
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
            Event::Evaluate { .. }
            | Event::Extend { .. }
            | Event::Probe { .. }
            | Event::ProbeChild { .. }
                if self.below > 0 =>
            {
                self.untouched = untouched;
            }
            Event::Store { .. } if self.below > 0 => self.stored += 1,
            // A cut before the first move belongs to the node alone.
            Event::Cut { .. } if self.below == 0 && self.tally.is_empty() => self.write(event),
            Event::Cut { .. } => {
                self.untouched = untouched;
                self.tally.cuts += 1;
            }
            Event::Best { .. } | Event::Keep { .. } => {}
            Event::Begin { .. }
            | Event::Leave { .. }
            | Event::Evaluate { .. }
            | Event::Extend { .. }
            | Event::Probe { .. }
            | Event::ProbeChild { .. }
            | Event::Store { .. } => self.write(event),
        }
        Ok(())
    }
}

impl Tracer for Recorder<'_> {
    type Stop = RecordStop;

    #[inline(always)]
    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), RecordStop> {
        if self.trace.events.len() as u32 >= self.pause {
            self.check()?;
        }
        let event = event();
        if matches!(event, Event::Begin { .. }) {
            self.end_pass();
        }
        self.estimates.follow(&event);
        if matches!(event, Event::Enter { .. }) && self.trace.nodes.visits.len() >= self.max_nodes {
            self.thin();
        }
        if self.open.len() > self.last_ply {
            return self.count(event);
        }
        self.write(event);
        Ok(())
    }
}

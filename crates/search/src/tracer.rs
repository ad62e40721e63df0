//! Who listens to a search.

use std::convert::Infallible;

use crate::event::Event;

/// Listens to a search. Each algorithm has one body, generic over its tracer, so that what is
/// watched is what runs.
pub trait Tracer {
    /// Why the listener may end the search; [`Infallible`] when it never does.
    type Stop;

    /// Takes note of an event. The event comes as a closure, so that a tracer that does not care
    /// never pays for building it.
    ///
    /// # Errors
    /// The reason why the search is to end here.
    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Self::Stop>;
}

/// Listens to nothing, and compiles to nothing.
#[derive(Clone, Copy, Default, Debug)]
pub struct Off;

impl Tracer for Off {
    type Stop = Infallible;

    #[inline(always)]
    fn record(&mut self, _event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        Ok(())
    }
}

/// Counts nodes, leaves and cuts at each ply, and keeps nothing else.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Counter {
    /// What was counted at each ply, the root's first.
    pub plies: Vec<PlyCount>,
    /// The probes of the transposition table for nodes that are visited.
    pub probes: ProbeCount,
    ply: usize,
    /// Whether nothing has been entered below the current node.
    childless: bool,
}

/// Probes of the transposition table.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ProbeCount {
    /// How many there were.
    pub probes: u64,
    /// How many of them found an entry.
    pub hits: u64,
}

/// What was counted at a ply.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PlyCount {
    /// How many nodes were visited.
    pub nodes: u64,
    /// How many of them had no child that was visited.
    pub leaves: u64,
    /// How many of them cut their remaining moves.
    pub cuts: u64,
    /// How many were left to the static evaluation.
    pub evaluated: u64,
}

impl Counter {
    /// All plies together.
    #[must_use]
    pub fn total(&self) -> PlyCount {
        self.plies.iter().fold(PlyCount::default(), |all, ply| PlyCount {
            nodes: all.nodes + ply.nodes,
            leaves: all.leaves + ply.leaves,
            cuts: all.cuts + ply.cuts,
            evaluated: all.evaluated + ply.evaluated,
        })
    }

    /// How many nodes were visited.
    #[must_use]
    pub fn visited(&self) -> u64 {
        self.total().nodes
    }

    fn enter(&mut self, ply: usize) {
        self.ply = ply;
        if self.plies.len() <= ply {
            self.plies.resize(ply + 1, PlyCount::default());
        }
        self.plies[ply].nodes += 1;
        self.childless = true;
    }
}

impl Tracer for Counter {
    type Stop = Infallible;

    #[inline]
    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        match event() {
            Event::Begin { .. } => self.enter(0),
            Event::Enter { .. } => self.enter(self.ply + 1),
            Event::Evaluate { .. } => self.plies[self.ply].evaluated += 1,
            Event::Probe { found } => {
                self.probes.probes += 1;
                self.probes.hits += u64::from(found.is_some());
            }
            Event::Cut { .. } => self.plies[self.ply].cuts += 1,
            Event::Leave { .. } => {
                self.plies[self.ply].leaves += u64::from(self.childless);
                self.childless = false;
                self.ply = self.ply.saturating_sub(1);
            }
            Event::Best { .. }
            | Event::Keep { .. }
            | Event::Store { .. }
            | Event::Extend { .. }
            | Event::ProbeChild { .. } => {}
        }
        Ok(())
    }
}

/// Keeps every event, for tests and for short listings.
impl Tracer for Vec<Event> {
    type Stop = Infallible;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), Infallible> {
        self.push(event());
        Ok(())
    }
}

//! What alpha-beta needs for the same, to compare.

use plyscope_search::algo::{Algorithm, Options};
use plyscope_search::{Event, Game, Tracer};

/// The most nodes that are visited to compare: a fraction of a second.
const MOST_NODES: usize = 300_000;
/// The most plies that are looked ahead, for the stack's sake: games can last very long.
const MOST_PLIES: u16 = 100;

/// What alpha-beta visits, from left to right and without a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct AlphaBeta {
    /// All nodes, the root included.
    pub nodes: usize,
    /// Leaves: ends of the game, and positions at the horizon.
    pub leaves: usize,
}

impl AlphaBeta {
    /// Searches to a depth, or to the end of the game; `None` where that takes too long.
    pub(super) fn of<G: Game>(game: &G, depth: Option<u16>) -> Option<Self> {
        let mut counter = Counter { is_to_the_end: depth.is_none(), ..Counter::default() };
        let options = Options { depth: depth.or(Some(MOST_PLIES)), ..Options::default() };
        Algorithm::AlphaBeta.run(game, &options, &mut counter).ok()?;
        Some(counter.found)
    }
}

#[derive(Default)]
struct Counter {
    found: AlphaBeta,
    /// Whether the node that was entered last was left.
    has_left: bool,
    is_to_the_end: bool,
}

/// It takes too long, or goes on beyond the plies that are looked ahead.
struct TooLong;

impl Tracer for Counter {
    type Stop = TooLong;

    fn record(&mut self, event: impl FnOnce() -> Event) -> Result<(), TooLong> {
        match event() {
            Event::Begin { .. } | Event::Enter { .. } => {
                self.found.nodes += 1;
                self.has_left = false;
            }
            Event::Leave { .. } => {
                self.found.leaves += usize::from(!self.has_left);
                self.has_left = true;
            }
            Event::Evaluate { .. } if self.is_to_the_end => return Err(TooLong),
            _ => {}
        }
        if self.found.nodes > MOST_NODES {
            return Err(TooLong);
        }
        Ok(())
    }
}

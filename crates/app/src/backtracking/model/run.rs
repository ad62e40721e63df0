//! Searches and counts that run on in the background.

use plyscope_puzzles::backtrack::Until;

use crate::backtracking::counting::Tally;

/// A search that runs on in the background.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Run {
    /// What ends it.
    pub until: Until,
    /// When it began, in milliseconds, and at which step.
    pub begun: (f64, u64),
    /// The time of its last report, in milliseconds.
    pub updated: f64,
    /// Whether the page follows it, or stays at its own step.
    pub follows: Follows,
}

/// Which step is shown while a search runs on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Follows {
    /// The last known step.
    Front,
    /// The step that the user chose.
    Own,
}

impl Run {
    /// How many steps are explored a second; `None` while too little is known.
    pub fn rate(&self, reach: u64) -> Option<u64> {
        let seconds = self.seconds();
        (seconds > 0.2).then(|| ((reach - self.begun.1) as f64 / seconds) as u64)
    }

    /// How long it has been running, in seconds.
    pub fn seconds(&self) -> f64 {
        (self.updated - self.begun.0) / 1000.0
    }
}

/// A count of all solutions.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Counted {
    /// Its state.
    pub tally: Tally,
    /// Whether it is over.
    pub state: CountState,
}

impl Counted {
    /// How many steps the whole search has, once all is counted.
    pub fn steps(&self) -> Option<u64> {
        (self.state == CountState::Done).then_some(self.tally.count.steps)
    }
}

/// Whether a count is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CountState {
    /// It goes on.
    Running,
    /// All is counted.
    Done,
    /// It was stopped.
    Stopped,
}

//! A search in the worker.

use plyscope_search::trace::Progress;
use plyscope_search::Value;

use crate::searcher::Request;

/// A search in the worker.
#[derive(Clone, PartialEq, Debug)]
pub struct Job {
    /// What was asked for.
    pub request: Request,
    /// Its progress; `None` before the first report.
    pub progress: Option<Progress>,
    /// The name of the best move so far.
    pub best_name: Option<String>,
    /// The times of its start and of its last report.
    pub clock: Clock,
}

/// The times of a job, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Clock {
    /// When it began.
    pub begun: f64,
    /// The time of its last report.
    pub updated: f64,
}

impl Job {
    /// The name of the best move so far at the root, and its value.
    pub fn best(&self) -> Option<(String, Value)> {
        let (_, value) = self.progress?.best?;
        Some((self.best_name.clone()?, value))
    }

    /// How many nodes are visited a second; `None` while too little is known.
    pub fn rate(&self) -> Option<u64> {
        let progress = self.progress?;
        let seconds = (self.clock.updated - self.clock.begun) / 1000.0;
        (seconds > 0.2).then(|| (progress.visited as f64 / seconds) as u64)
    }
}

/// What a search had found when it was stopped.
#[derive(Clone, PartialEq, Debug)]
pub struct SoFar {
    /// How many nodes had been visited.
    pub visited: u64,
    /// The name of the best move at the root, and its value.
    pub best: Option<(String, Value)>,
}

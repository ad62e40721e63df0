//! Progress of a long search.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use plyscope_puzzles::backtrack::Count;

use crate::numbers::grouped;

/// The time between two progress reports.
pub const EVERY: Duration = Duration::from_millis(500);

/// A progress line on standard error, rewritten in place; nothing if that is not a terminal. It
/// stays if the command is interrupted.
pub struct Progress {
    is_shown: bool,
    last: Instant,
    has_line: bool,
}

impl Progress {
    pub fn new() -> Self {
        Self { is_shown: io::stderr().is_terminal(), last: Instant::now(), has_line: false }
    }

    /// Shows the progress, unless it was just shown.
    pub fn show(&mut self, count: &Count) {
        if !self.is_shown || self.last.elapsed() < EVERY {
            return;
        }
        self.last = Instant::now();
        self.has_line = true;
        let (steps, tours) = (grouped(count.steps), grouped(count.solutions));
        // Progress is optional; ignore errors.
        let _ = write!(io::stderr(), "\r\x1b[K{steps} steps, {tours} tours");
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.has_line {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

//! How far a long search is, for those who watch it.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use plyscope_puzzles::backtrack::Count;

use crate::numbers::grouped;

/// How often people are report.
pub const EVERY: Duration = Duration::from_millis(500);

/// A line on standard error that is written over and over; nothing where that is no terminal. When
/// the command is ended by hand, the line stays.
pub struct Progress {
    is_shown: bool,
    last: Instant,
    has_line: bool,
}

impl Progress {
    pub fn new() -> Self {
        Self { is_shown: io::stderr().is_terminal(), last: Instant::now(), has_line: false }
    }

    /// Tells how far it is, unless that was just report.
    pub fn show(&mut self, count: &Count) {
        if !self.is_shown || self.last.elapsed() < EVERY {
            return;
        }
        self.last = Instant::now();
        self.has_line = true;
        let (steps, tours) = (grouped(count.steps), grouped(count.solutions));
        // Whoever cannot be report goes without.
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

//! How long the page explores itself: it stands still meanwhile, and steps with much inference are slow.

use super::Notice;
use crate::browser;

/// The time on the way to a step, in milliseconds; the rest of a longer way is left to the worker.
pub const ON_THE_WAY: f64 = 1_000.0;

/// The time for a tick of playback, in milliseconds.
pub const TICK: f64 = 100.0;

/// The time at which exploring ends, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deadline(f64);

impl Deadline {
    /// For so many milliseconds from now on.
    pub fn after(milliseconds: f64) -> Self {
        Self(browser::now() + milliseconds)
    }

    /// Whether there is time left.
    pub fn has_time(self) -> bool {
        browser::now() < self.0
    }

    /// Why a step was not reached.
    pub fn notice(self) -> Notice {
        if self.has_time() {
            Notice::TooFar
        } else {
            Notice::TooSlow
        }
    }
}

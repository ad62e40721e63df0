//! How fast one change follows another.

use crate::browser;

/// What follows the change before it within this time shows no motion, in milliseconds: the motion of
/// one change would still be drawn when the next is due, and hold it up.
const QUICK: f64 = 300.0;

/// The time of the last change.
#[derive(Default)]
pub struct Pace {
    last: f64,
    is_quick: bool,
}

impl Pace {
    /// Something is shown that was not there before, at this time in milliseconds.
    pub fn change(&mut self, now: f64) {
        let is_quick = now - self.last < QUICK;
        self.last = now;
        if is_quick != self.is_quick {
            self.is_quick = is_quick;
            browser::show_motion(!is_quick);
        }
    }
}

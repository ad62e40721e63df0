//! Turns transitions off while changes come quickly.

use crate::browser;

/// Changes closer than this show no transition, in milliseconds: the transition of one would still
/// run when the next is due, and delay it.
const QUICK: f64 = 300.0;

/// The time of the last change.
#[derive(Default)]
pub struct Pace {
    last: f64,
    is_quick: bool,
}

impl Pace {
    /// Records a visible change at this time, in milliseconds.
    pub fn change(&mut self, now: f64) {
        let is_quick = now - self.last < QUICK;
        self.last = now;
        if is_quick != self.is_quick {
            self.is_quick = is_quick;
            browser::show_motion(!is_quick);
        }
    }
}

//! The timer of playback.

use gloo::timers::callback::Interval;
use yew::Callback;

use super::message::Common;

/// The timer of playback, stopped at first.
#[derive(Default)]
pub struct Clock(Option<(Interval, u32)>);

impl Clock {
    /// Sets the interval in milliseconds; `None` stops the timer.
    pub fn set_interval(&mut self, every: Option<u32>, send: &Callback<Common>) {
        if every == self.0.as_ref().map(|&(_, every)| every) {
            return;
        }
        self.0 = every.map(|every| {
            let send = send.clone();
            (Interval::new(every, move || send.emit(Common::Tick)), every)
        });
    }
}

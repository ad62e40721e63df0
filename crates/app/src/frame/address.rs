//! Keeps the address of the page in step with its state.

use gloo::timers::callback::Timeout;
use yew::Callback;

use super::message::Common;
use crate::browser;

/// How long the page waits after a change before it writes the address, in milliseconds. Browsers
/// refuse addresses that change all the time.
const SETTLE_AFTER: u32 = 300;

/// The part of the address that the page writes.
pub struct Address {
    /// The fragment that the page wrote last.
    written: String,
    settling: Option<Timeout>,
}

impl Address {
    /// The address that the page opens with.
    pub fn open() -> Self {
        Self { written: browser::fragment(), settling: None }
    }

    /// The fragment, if it was changed from outside.
    pub fn external_change(&mut self) -> Option<&str> {
        let fragment = browser::fragment();
        if fragment == self.written {
            return None;
        }
        self.written = fragment;
        Some(&self.written)
    }

    /// Schedules writing the address, since it is out of date.
    pub fn settle_soon(&mut self, send: &Callback<Common>) {
        let send = send.clone();
        self.settling = Some(Timeout::new(SETTLE_AFTER, move || send.emit(Common::Settle)));
    }

    /// Whether it is out of date.
    pub const fn is_settling(&self) -> bool {
        self.settling.is_some()
    }

    /// Writes the fragment, unless an outside change is about to be handled.
    pub fn write(&mut self, link: &str) {
        self.settling = None;
        if browser::fragment() != self.written {
            return;
        }
        browser::set_fragment(link);
        self.written = browser::fragment();
    }

    /// Writes the fragment with a new history entry, so that the browser's Back button returns to
    /// the previous view.
    pub fn enter(&mut self, link: &str) {
        self.settling = None;
        browser::push_fragment(link);
        self.written = browser::fragment();
    }
}

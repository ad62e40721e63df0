//! The address of the page, which follows what is shown.

use gloo::timers::callback::Timeout;
use yew::Callback;

use super::message::Common;
use crate::browser;

/// How long the page waits after a change before it writes the address, in milliseconds. Browsers
/// refuse addresses that change all the time.
const SETTLE_AFTER: u32 = 300;

/// The address, as far as the page writes it.
pub struct Address {
    /// The part from `#` on, as the page wrote it last.
    written: String,
    settling: Option<Timeout>,
}

impl Address {
    /// The address that the page opens with.
    pub fn open() -> Self {
        Self { written: browser::fragment(), settling: None }
    }

    /// The part from `#` on, where somebody else has written it.
    pub fn external_change(&mut self) -> Option<&str> {
        let fragment = browser::fragment();
        if fragment == self.written {
            return None;
        }
        self.written = fragment;
        Some(&self.written)
    }

    /// The address is out of date, and will be written when things have settled.
    pub fn settle_soon(&mut self, send: &Callback<Common>) {
        let send = send.clone();
        self.settling = Some(Timeout::new(SETTLE_AFTER, move || send.emit(Common::Settle)));
    }

    /// Whether it is out of date.
    pub const fn is_settling(&self) -> bool {
        self.settling.is_some()
    }

    /// Writes the part behind `#`, unless somebody else has just written it and is about to be heard.
    pub fn write(&mut self, link: &str) {
        self.settling = None;
        if browser::fragment() != self.written {
            return;
        }
        browser::set_fragment(link);
        self.written = browser::fragment();
    }

    /// Writes the part behind `#` of another place, from which the browser's way back leads to where
    /// the page has been.
    pub fn enter(&mut self, link: &str) {
        self.settling = None;
        browser::push_fragment(link);
        self.written = browser::fragment();
    }
}

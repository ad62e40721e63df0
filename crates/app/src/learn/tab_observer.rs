//! Observes what other tabs store: answers, and codes of programs that were found right there.

use gloo::events::EventListener;
use gloo::utils::window;
use yew::prelude::*;

use super::kept;
use super::message::Message;
use crate::{browser, found_code};

/// Reports what other tabs store.
pub struct TabObserver {
    _listeners: Vec<EventListener>,
}

impl TabObserver {
    /// Starts to observe.
    pub fn new(send: &Callback<Message>) -> Self {
        let found = send.clone();
        let codes = browser::on_stored(found_code::NAME, move |text| {
            if let Some(code) = text.and_then(|text| text.parse().ok()) {
                found.emit(Message::Found(code));
            }
        });
        let answers = kept::OBSERVED.map(|name| {
            let send = send.clone();
            browser::on_stored(name, move |_| send.emit(Message::CatchUp))
        });
        // A page that the browser's Back button brings back has heard nothing meanwhile.
        let back = send.clone();
        let shown = EventListener::new(&window(), "pageshow", move |_| back.emit(Message::CatchUp));
        Self { _listeners: answers.into_iter().chain([codes, shown]).collect() }
    }
}

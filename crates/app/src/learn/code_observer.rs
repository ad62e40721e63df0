//! Observes whether a program was found right in another tab.

use gloo::events::EventListener;
use gloo::utils::window;
use plyscope_exercise::Code;
use wasm_bindgen::JsCast;
use web_sys::StorageEvent;
use yew::prelude::*;

use super::message::Message;
use crate::{browser, found_code};

/// Reports the code of each program that is found right.
pub struct CodeObserver {
    _listener: EventListener,
}

impl CodeObserver {
    /// Starts to observe.
    pub fn new(send: &Callback<Message>) -> Self {
        let send = send.clone();
        let listener = EventListener::new(&window(), "storage", move |event| {
            if let Some(code) = event.dyn_ref::<StorageEvent>().and_then(code) {
                send.emit(Message::Found(code));
            }
        });
        Self { _listener: listener }
    }
}

/// The code that another tab has stored.
fn code(event: &StorageEvent) -> Option<Code> {
    let is_code = event.key().is_some_and(|key| key == browser::key(found_code::NAME));
    event.new_value().filter(|_| is_code)?.parse().ok()
}

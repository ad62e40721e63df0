//! Which key does what on the page about coroutines.
//!
//! Keys that are characters act only while the two programs or the step buttons have the focus (WCAG
//! 2.2, 2.1.4); arrow keys also act where nothing else wants them.

use plyscope_stage::coroutine::travel::Travel;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

use super::message::{Dialog, Message};

/// What a key means, where it was pressed; `None` when the page does not want it.
pub fn meaning(event: &KeyboardEvent) -> Option<Message> {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return None;
    }
    let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector: &str| {
        target.as_ref().is_some_and(|at| at.closest(selector).is_ok_and(|found| found.is_some()))
    };
    if within("input, textarea, select, dialog") {
        return None;
    }
    let go = |way| Some(Message::Go(way));
    let key = event.key();
    match key.as_str() {
        "ArrowRight" => return go(Travel::Forward),
        "ArrowLeft" => return go(Travel::Back),
        "Home" => return go(Travel::First),
        "End" => return go(Travel::Last),
        _ if !within(".stage") => return None,
        _ => {}
    }
    match key.as_str() {
        "n" => go(Travel::Forward),
        "p" => go(Travel::Back),
        "h" => go(Travel::NextHandover),
        "H" => go(Travel::PreviousHandover),
        // On a button, the space bar presses the button.
        " " if !within("button") => Some(Message::Toggle),
        "k" => Some(Message::Toggle),
        "?" => Some(Message::Open(Dialog::Help)),
        _ => None,
    }
}

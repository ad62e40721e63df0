//! Observes which place the tree of a question has on the page.

use gloo::utils::{document, window};
use plyscope_quiz::sketch::Room;
use web_sys::Element;
use yew::Callback;

use super::message::Message;
use crate::space::SpaceObserver;
use crate::view::tree::whole::LEAST_NARROW;

/// Where style sheets draw a tree smaller and its texts larger.
const NARROW: &str = "(max-width: 900px)";

/// Observes the place of the tree of a question.
pub struct SketchObserver {
    element: Element,
    _space: SpaceObserver,
}

impl SketchObserver {
    /// Observes the place that is on the page, if any; `before` goes on if it is the same.
    pub fn look(before: Option<Self>, send: &Callback<Message>) -> Option<Self> {
        let element = document().query_selector(".sketch").ok().flatten()?;
        if before.as_ref().is_some_and(|before| before.element == element) {
            return before;
        }
        let send = send.clone();
        let space = SpaceObserver::new(&element, move |width, _| {
            send.emit(Message::Room(room(width)));
        });
        Some(Self { element, _space: space })
    }
}

/// The place of a tree, given its width on the page.
fn room(width: f64) -> Room {
    let narrow = window().match_media(NARROW).ok().flatten();
    let has_large_texts = narrow.is_some_and(|narrow| narrow.matches());
    let scale = if has_large_texts { LEAST_NARROW } else { 1.0 };
    Room { width: width / scale, has_large_texts }
}

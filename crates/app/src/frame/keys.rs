//! Key presses and their targets.

use gloo::utils::window;
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Elements that handle keys themselves.
const ELSEWHERE: &str = "input, textarea, select, dialog";

/// A key press.
pub struct Pressed {
    key: String,
    target: Option<Element>,
}

impl Pressed {
    /// A key press for the page; `None` for keys of the browser, of a field or of a dialog, and for those
    /// that a part of the page has handled. Undo and redo have the names of the dedicated keys.
    pub(super) fn read(event: &KeyboardEvent) -> Option<Self> {
        if event.default_prevented() {
            return None;
        }
        let key = if event.ctrl_key() || event.meta_key() || event.alt_key() {
            command(event)?.to_owned()
        } else {
            event.key()
        };
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let pressed = Self { key, target };
        (!pressed.within(ELSEWHERE) && !pressed.scrolls_sideways()).then_some(pressed)
    }

    /// Whether the browser scrolls the target by this key: what is wider than its place can be read to its
    /// end only so (WCAG 2.2, 2.1.1).
    fn scrolls_sideways(&self) -> bool {
        let is_sideways = matches!(&*self.key, "ArrowLeft" | "ArrowRight" | "Home" | "End");
        is_sideways && self.target.as_ref().is_some_and(is_scrollable)
    }

    /// The browser's name of the key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Whether it was pressed in an element that matches a selector.
    pub fn within(&self, selector: &str) -> bool {
        let target = self.target.as_ref();
        target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    }
}

fn is_scrollable(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    let overflow = style.and_then(|style| style.get_property_value("overflow-x").ok());
    let is_scrolled = overflow.is_some_and(|overflow| matches!(&*overflow, "auto" | "scroll"));
    is_scrolled && element.scroll_width() > element.client_width()
}

/// The command of Ctrl (or Cmd) with a key.
fn command(event: &KeyboardEvent) -> Option<&'static str> {
    if event.alt_key() {
        return None;
    }
    match (event.key().as_str(), event.shift_key()) {
        ("z" | "Z", false) => Some("Undo"),
        ("z" | "Z", true) | ("y" | "Y", false) => Some("Redo"),
        _ => None,
    }
}

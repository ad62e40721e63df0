//! Key presses and their targets.

use gloo::utils::{document, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Elements that handle keys themselves.
const ELSEWHERE: &str = "input, textarea, select";

/// A key press.
pub struct Pressed {
    key: String,
    target: Option<Element>,
}

impl Pressed {
    /// A key press for the page; `None` for keys of the browser or of a field, while a dialog is open, and for
    /// those that a part of the page has handled. Undo and redo have the names of the dedicated keys.
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
        let is_elsewhere = pressed.within(ELSEWHERE) || is_dialog_open();
        (!is_elsewhere && !pressed.scrolls()).then_some(pressed)
    }

    /// Whether the browser scrolls by this key: the target, where it is wider than its place and can be read
    /// to its end only so (WCAG 2.2, 2.1.1), or outside the stage to an end of the page.
    fn scrolls(&self) -> bool {
        let is_to_end = matches!(&*self.key, "Home" | "End");
        let is_sideways = is_to_end || matches!(&*self.key, "ArrowLeft" | "ArrowRight");
        (is_sideways && self.target.as_ref().is_some_and(is_scrollable))
            || (is_to_end && !self.within(".stage") && is_page_scrollable())
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

/// Whether an element is wider than its place, so that the arrow keys scroll it.
pub fn is_scrollable(element: &Element) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    let overflow = style.and_then(|style| style.get_property_value("overflow-x").ok());
    let is_scrolled = overflow.is_some_and(|overflow| matches!(&*overflow, "auto" | "scroll"));
    is_scrolled && element.scroll_width() > element.client_width()
}

fn is_page_scrollable() -> bool {
    let root = document().document_element();
    root.is_some_and(|root| root.scroll_height() > root.client_height())
}

/// Whether a dialog is open: keys are its own even while nothing in it has the focus.
fn is_dialog_open() -> bool {
    document().query_selector("dialog[open]").is_ok_and(|found| found.is_some())
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

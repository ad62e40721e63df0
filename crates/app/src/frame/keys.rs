//! Key presses and their targets.

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
    /// A key press for the page; `None` for keys of the browser, of a field or of a dialog. Undo
    /// and redo have the names of the dedicated keys.
    pub(super) fn read(event: &KeyboardEvent) -> Option<Self> {
        let key = if event.ctrl_key() || event.meta_key() || event.alt_key() {
            command(event)?.to_owned()
        } else {
            event.key()
        };
        let target = event.target().and_then(|target| target.dyn_into().ok());
        let pressed = Self { key, target };
        (!pressed.within(ELSEWHERE)).then_some(pressed)
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

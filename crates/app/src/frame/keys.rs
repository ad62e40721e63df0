//! Keys, and where they were pressed.

use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent};

/// Where keys have a meaning of their own.
const ELSEWHERE: &str = "input, textarea, select, dialog";

/// A key that was pressed.
pub struct Pressed {
    key: String,
    target: Option<Element>,
}

impl Pressed {
    /// A key that may mean something; none that is the browser's, a field's or a dialog's. Undoing and
    /// redoing have the names of the keys that keyboards may have for them.
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

    /// What the browser calls the key.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Whether it was pressed in an element that matches a selector.
    pub fn within(&self, selector: &str) -> bool {
        let target = self.target.as_ref();
        target.is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
    }
}

/// What Ctrl (or Cmd) does with a key, of what pages understand.
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

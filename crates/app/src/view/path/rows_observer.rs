//! Keeps the row of the current node in view.

use gloo::render::{request_animation_frame, AnimationFrame};
use gloo::utils::document;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{Element, ResizeObserver};

use super::{show_current, ROWS};

/// Keeps the row of the current node in view: at every step, and when the rows get another size.
#[derive(Default)]
pub struct RowsObserver {
    observed: Option<Observed>,
    frame: Option<AnimationFrame>,
}

struct Observed {
    rows: Element,
    observer: ResizeObserver,
    _resized: Closure<dyn FnMut()>,
}

impl Drop for Observed {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

impl RowsObserver {
    /// Observes the rows that are on the page now.
    pub fn observe(&mut self) {
        let found = document().query_selector(ROWS).ok().flatten();
        if self.observed.as_ref().map(|observed| &observed.rows) != found.as_ref() {
            self.observed = found.and_then(Observed::new);
        }
    }

    /// Scrolls to the row of the current node with the next frame. To scroll at once would lay the page
    /// out twice.
    pub fn show_current(&mut self) {
        self.frame = Some(request_animation_frame(|_| show_current()));
    }
}

impl Observed {
    fn new(rows: Element) -> Option<Self> {
        let resized = Closure::<dyn FnMut()>::new(show_current);
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        observer.observe(&rows);
        Some(Self { rows, observer, _resized: resized })
    }
}

//! The space of the caption: it grows with a longer text and does not shrink again, so that the
//! picture above it stays in place while one steps.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, ResizeObserver};

/// Keeps the height of the tallest caption so far, until the width of the page changes or fonts are
/// loaded.
#[derive(Default)]
pub struct CaptionSpace {
    observed: Option<Observed>,
}

struct Observed {
    caption: HtmlElement,
    observer: ResizeObserver,
    _resized: Closure<dyn FnMut()>,
    _fonts: EventListener,
}

impl Drop for Observed {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

impl CaptionSpace {
    /// Observes the caption that is on the page now.
    pub fn observe(&mut self) {
        let found = document().query_selector(".caption").ok().flatten();
        let Some(caption) = found.and_then(|found| found.dyn_into::<HtmlElement>().ok()) else {
            self.observed = None;
            return;
        };
        if !self.observed.as_ref().is_some_and(|observed| observed.caption == caption) {
            self.observed = Observed::new(caption);
        }
    }
}

impl Observed {
    fn new(caption: HtmlElement) -> Option<Self> {
        let (width, tallest) = (Cell::new(0), Rc::new(Cell::new(0)));
        let measure_anew = {
            let (caption, tallest) = (caption.clone(), Rc::clone(&tallest));
            move || {
                reserve(&caption, None);
                tallest.set(caption.offset_height());
                reserve(&caption, Some(tallest.get()));
            }
        };
        let fonts = {
            let measure_anew = measure_anew.clone();
            EventListener::new(&document().fonts(), "loadingdone", move |_| measure_anew())
        };
        let resized = {
            let caption = caption.clone();
            Closure::<dyn FnMut()>::new(move || {
                let now = caption.offset_width();
                if width.replace(now) != now {
                    // What changes the size has to wait until the observer is done.
                    Timeout::new(0, measure_anew.clone()).forget();
                } else if caption.offset_height() > tallest.get() {
                    tallest.set(caption.offset_height());
                    reserve(&caption, Some(tallest.get()));
                }
            })
        };
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        observer.observe(&caption);
        Some(Self { caption, observer, _resized: resized, _fonts: fonts })
    }
}

/// Sets the least height of the caption, in pixels.
fn reserve(caption: &HtmlElement, height: Option<i32>) {
    let style = caption.style();
    // Without it, pictures jump, and nothing else is wrong.
    let _ = match height {
        Some(height) => style.set_property("min-height", &format!("{height}px")),
        None => style.remove_property("min-height").map(drop),
    };
}

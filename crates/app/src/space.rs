//! Observes how much space an element has.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{Element, ResizeObserver};

/// Observes the size of an element.
pub struct SpaceObserver {
    observer: Option<ResizeObserver>,
    _resized: Closure<dyn FnMut()>,
}

impl SpaceObserver {
    /// Observes an element; `sized` gets its width and height in CSS pixels, also at the beginning.
    pub fn new(element: &Element, sized: impl Fn(f64, f64) + 'static) -> Self {
        let measured = element.clone();
        let measure = move || {
            let (width, height) = (measured.client_width(), measured.client_height());
            if width > 0 && height > 0 {
                sized(f64::from(width), f64::from(height));
            }
        };
        // Before the first frame, so that nothing jumps.
        measure();
        let resized = Closure::<dyn FnMut()>::new(measure);
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(element);
        }
        Self { observer, _resized: resized }
    }
}

impl Drop for SpaceObserver {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

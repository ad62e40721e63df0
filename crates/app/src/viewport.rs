//! Observes the tree's viewport: its size and the wheel.

use gloo::events::{EventListener, EventListenerOptions};
use plyscope_view::scene::camera::{within, Viewport};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{Element, ResizeObserver, WheelEvent};
use yew::Callback;

use crate::message::Look;

/// Observes the size of the tree's element and the wheel over it.
pub struct ViewportObserver {
    _wheel: EventListener,
    observer: Option<ResizeObserver>,
    _resized: Closure<dyn FnMut()>,
}

impl Drop for ViewportObserver {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

impl ViewportObserver {
    /// Observes an element and sends camera movements.
    pub fn new(element: Element, send: Callback<Look>) -> Self {
        let wheel = turned(element.clone(), send.clone());
        let measured = element.clone();
        let resized = Closure::<dyn FnMut()>::new(move || {
            let (width, height) = (measured.client_width(), measured.client_height());
            if width > 0 && height > 0 {
                let viewport = Viewport { width: f64::from(width), height: f64::from(height) };
                send.emit(Look::Size(viewport));
            }
        });
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(&element);
        }
        Self { _wheel: wheel, observer, _resized: resized }
    }
}

/// The wheel zooms around the pointer.
fn turned(element: Element, send: Callback<Look>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&element.clone(), "wheel", options, move |event| {
        let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
        event.prevent_default();
        let place = element.get_bounding_client_rect();
        let at =
            (f64::from(event.client_x()) - place.left(), f64::from(event.client_y()) - place.top());
        let factor = js_sys::Math::exp(within(-event.delta_y() / 400.0, -0.5, 0.5));
        send.emit(Look::Zoom { factor, at: Some(at) });
    })
}

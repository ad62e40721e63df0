//! Browser events of a timeline: wheel, resize, colour changes and animation frames.

use gloo::events::{EventListener, EventListenerOptions};
use gloo::render::{request_animation_frame, AnimationFrame};
use gloo::utils::window;
use plyscope_view::scene::camera::within;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::JsCast;
use web_sys::{HtmlCanvasElement, ResizeObserver, WheelEvent};
use yew::html::Scope;

use super::{Message, Source, Timeline};

/// A turn of the wheel.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Wheel {
    /// The zoom factor.
    pub zoom: f64,
    /// The shift to the right, as a fraction of the width.
    pub pan: f64,
    /// The position of the pointer, as a fraction of the width.
    pub at: f64,
}

/// Event listeners, removed on drop.
pub struct Listeners {
    _wheel: EventListener,
    _colours: Vec<EventListener>,
    observer: Option<ResizeObserver>,
    _resized: Closure<dyn FnMut()>,
}

impl Drop for Listeners {
    fn drop(&mut self) {
        if let Some(observer) = &self.observer {
            observer.disconnect();
        }
    }
}

/// Media queries whose changes affect colours.
const QUERIES: [&str; 3] =
    ["(prefers-color-scheme: dark)", "(forced-colors: active)", "(prefers-contrast: more)"];

impl Listeners {
    /// Listens to a canvas.
    pub fn new<S: Source>(canvas: &HtmlCanvasElement, link: &Scope<Timeline<S>>) -> Self {
        let reset = || {
            let link = link.clone();
            move || link.send_message(Message::Reset)
        };
        let resized = Closure::<dyn FnMut()>::new(reset());
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok();
        if let Some(observer) = &observer {
            observer.observe(canvas);
        }
        let colours = QUERIES.into_iter().filter_map(|query| {
            let (query, reset) = (window().match_media(query).ok()??, reset());
            Some(EventListener::new(&query, "change", move |_| reset()))
        });
        let colours = colours.collect();
        Self { _wheel: wheel(canvas, link), _colours: colours, observer, _resized: resized }
    }
}

fn wheel<S: Source>(canvas: &HtmlCanvasElement, link: &Scope<Timeline<S>>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    let (place, link) = (canvas.clone(), link.clone());
    EventListener::new_with_options(canvas, "wheel", options, move |event| {
        let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
        event.prevent_default();
        let rect = place.get_bounding_client_rect();
        let width = rect.width().max(1.0);
        let at = (f64::from(event.client_x()) - rect.left()) / width;
        // Some browsers count lines of about 16 pixels.
        let unit = if event.delta_mode() == 0 { 1.0 } else { 16.0 };
        let (dx, dy) = (event.delta_x() * unit, event.delta_y() * unit);
        let sideways = dx.abs() > dy.abs() || event.shift_key();
        let turned = if sideways {
            Wheel { zoom: 1.0, pan: (dx + dy) / width, at }
        } else {
            Wheel { zoom: js_sys::Math::exp(within(-dy / 250.0, -0.7, 0.7)), pan: 0.0, at }
        };
        link.send_message(Message::Wheel(turned));
    })
}

/// Requests an animation frame, cancelled on drop.
pub fn next_frame<S: Source>(link: &Scope<Timeline<S>>) -> AnimationFrame {
    let link = link.clone();
    request_animation_frame(move |_| link.send_message(Message::Frame))
}

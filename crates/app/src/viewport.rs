//! Observes the tree's viewport: its size, the wheel and fingers.

use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use plyscope_view::scene::camera::{within, Viewport};
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent, WheelEvent};
use yew::Callback;

use crate::fingers::Fingers;
use crate::message::Look;
use crate::space::SpaceObserver;

/// Observes the size of the tree's element, and the wheel and fingers over it.
pub struct ViewportObserver {
    _wheel: EventListener,
    _fingers: Vec<EventListener>,
    _space: SpaceObserver,
}

impl ViewportObserver {
    /// Observes an element and sends camera movements.
    pub fn new(element: Element, send: Callback<Look>) -> Self {
        let wheel = turned(element.clone(), send.clone());
        let fingers = touched(&element, &send);
        let space = SpaceObserver::new(&element, move |width, height| {
            send.emit(Look::Size(Viewport { width, height }));
        });
        Self { _wheel: wheel, _fingers: fingers, _space: space }
    }
}

/// The wheel zooms around the pointer.
fn turned(element: Element, send: Callback<Look>) -> EventListener {
    let options = EventListenerOptions::enable_prevent_default();
    EventListener::new_with_options(&element.clone(), "wheel", options, move |event| {
        let Some(event) = event.dyn_ref::<WheelEvent>() else { return };
        event.prevent_default();
        let at = place(&element, event);
        let factor = js_sys::Math::exp(within(-event.delta_y() / 400.0, -0.5, 0.5));
        send.emit(Look::Zoom { factor, at: Some(at) });
    })
}

/// Fingers drag and zoom.
fn touched(element: &Element, send: &Callback<Look>) -> Vec<EventListener> {
    let fingers = Rc::new(RefCell::new(Fingers::default()));
    let on = |kind: &'static str, then: fn(&mut Fingers, &Element, &PointerEvent) -> Vec<Look>| {
        let (fingers, within, send) = (fingers.clone(), element.clone(), send.clone());
        EventListener::new(element, kind, move |event| {
            let Some(event) = event.dyn_ref::<PointerEvent>().filter(|event| is_finger(event))
            else {
                return;
            };
            let looks = then(&mut fingers.borrow_mut(), &within, event);
            looks.into_iter().for_each(|look| send.emit(look));
        })
    };
    let lifted = |fingers: &mut Fingers, _: &Element, event: &PointerEvent| {
        fingers.lift(event.pointer_id());
        Vec::new()
    };
    vec![
        on("pointerdown", |fingers, element, event| {
            // What is under the first finger may be drawn anew while two zoom; a tap stays one.
            if fingers.press(event.pointer_id(), place(element, event)) {
                for finger in fingers.ids() {
                    // Without capture, fingers only have to stay over the picture.
                    let _ = element.set_pointer_capture(finger);
                }
            }
            Vec::new()
        }),
        on("pointermove", |fingers, element, event| {
            fingers.moved(event.pointer_id(), place(element, event))
        }),
        on("pointerup", lifted),
        on("pointercancel", lifted),
    ]
}

/// Whether a finger points; the mouse drags by itself.
pub fn is_finger(event: &PointerEvent) -> bool {
    event.pointer_type() == "touch"
}

/// The place of the pointer within an element.
fn place(element: &Element, event: &web_sys::MouseEvent) -> (f64, f64) {
    let place = element.get_bounding_client_rect();
    (f64::from(event.client_x()) - place.left(), f64::from(event.client_y()) - place.top())
}

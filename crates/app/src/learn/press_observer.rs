//! Observes whether a pointer is pressed. What moves under a pressed pointer is not clicked, so
//! that everything that moves the page waits until the pointer is released.

use std::cell::Cell;
use std::future::Future;
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::utils::window;

use crate::browser;
use crate::worker_channel::time_slices::next_task;

/// A longer press is not waited for, in milliseconds: browsers may not report a release outside the window.
const LONGEST: f64 = 5_000.0;

/// Knows since when a pointer is pressed.
pub struct PressObserver {
    pressed: Rc<Cell<Option<f64>>>,
    _listeners: [EventListener; 4],
}

impl PressObserver {
    /// Starts to observe.
    pub fn new() -> Self {
        let pressed = Rc::<Cell<Option<f64>>>::default();
        let listen = |event: &'static str, is_pressed: bool| {
            let pressed = Rc::clone(&pressed);
            let options = EventListenerOptions::run_in_capture_phase();
            EventListener::new_with_options(&window(), event, options, move |_| {
                pressed.set(is_pressed.then(browser::now));
            })
        };
        let ends = ["pointerup", "pointercancel", "dragend"];
        let [up, cancelled, dragged] = ends.map(|event| listen(event, false));
        let listeners = [listen("pointerdown", true), up, cancelled, dragged];
        Self { pressed, _listeners: listeners }
    }

    /// Waits until no pointer is pressed.
    pub fn released(&self) -> impl Future<Output = ()> + 'static {
        let pressed = Rc::clone(&self.pressed);
        async move {
            while pressed.get().is_some_and(|since| browser::now() - since < LONGEST) {
                next_task().await;
            }
        }
    }
}

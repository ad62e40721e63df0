//! Long work on the page, in short time slices.

use std::future::{poll_fn, Future};
use std::pin::pin;
use std::task::Poll;

use gloo::utils::{document, window};
use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

use crate::browser::now;

/// The length of a time slice, in milliseconds: short enough to react to keys at once.
const SLICE: f64 = 6.0;

/// Polls work that pauses now and then. At a pause after the end of a time slice, it yields to the
/// browser.
pub async fn in_time_slices<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    let mut begun = now();
    loop {
        let polled = poll_fn(|context| Poll::Ready(work.as_mut().poll(context))).await;
        if let Poll::Ready(done) = polled {
            return done;
        }
        // A hidden page need not stay responsive, and its timers are slow.
        if now() - begun >= SLICE && !document().hidden() {
            next_task().await;
            begun = now();
        }
    }
}

/// Continues in another task.
pub async fn next_task() {
    let soon = Promise::new(&mut |go_on, _| {
        // Without timers, continue at once.
        if window().set_timeout_with_callback(&go_on).is_err() {
            let _ = go_on.call0(&go_on);
        }
    });
    let _ = JsFuture::from(soon).await;
}

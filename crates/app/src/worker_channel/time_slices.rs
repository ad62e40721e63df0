//! Long work on the page, in turns with whatever else happens there.

use std::future::{poll_fn, Future};
use std::pin::pin;
use std::task::Poll;

use gloo::utils::{document, window};
use js_sys::Promise;
use wasm_bindgen_futures::JsFuture;

use crate::browser::now;

/// How long one turn takes, in milliseconds: a key that is pressed meanwhile still is heard at once.
const SLICE: f64 = 6.0;

/// What comes of some work that pauses now and then. Where a pause is reached after a turn, the
/// browser deals with everything else first.
pub async fn in_time_slices<T>(work: impl Future<Output = T>) -> T {
    let mut work = pin!(work);
    let mut begun = now();
    loop {
        let polled = poll_fn(|context| Poll::Ready(work.as_mut().poll(context))).await;
        if let Poll::Ready(done) = polled {
            return done;
        }
        // Nobody waits for a page that is not seen, and its clock is slow.
        if now() - begun >= SLICE && !document().hidden() {
            next_task().await;
            begun = now();
        }
    }
}

/// Goes on in another task.
pub async fn next_task() {
    let soon = Promise::new(&mut |go_on, _| {
        // A browser that has no clock never goes on by itself; then nothing is waited for.
        if window().set_timeout_with_callback(&go_on).is_err() {
            let _ = go_on.call0(&go_on);
        }
    });
    let _ = JsFuture::from(soon).await;
}

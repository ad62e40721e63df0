//! The time limit of a search.

use plyscope_setup::Setup;

/// A clock: the milliseconds since any fixed time. WebAssembly has none of its own.
pub type Clock = fn() -> f64;

/// A function that returns whether the time limit, counted from now, is reached.
pub fn limit(setup: &Setup, now: Clock) -> impl FnMut() -> bool {
    let end = setup.time_limit().map(|time| now() + f64::from(time));
    move || end.is_some_and(|end| now() >= end)
}

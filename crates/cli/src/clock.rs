//! The time limit of a search.

use std::time::{Duration, Instant};

use plyscope_setup::Setup;

/// A function that returns whether the time limit, counted from now, is reached.
pub fn limit(setup: &Setup) -> impl FnMut() -> bool {
    let time = setup.time_limit().map(|time| Duration::from_millis(time.into()));
    let begun = Instant::now();
    move || time.is_some_and(|time| begun.elapsed() >= time)
}

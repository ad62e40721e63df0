//! The clock that ends a search.

use std::time::{Duration, Instant};

use plyscope_setup::Setup;

/// Whether the time is up that a search may take, from now on; without a limit it never is.
pub fn limit(setup: &Setup) -> impl FnMut() -> bool {
    let time = setup.time_limit().map(|time| Duration::from_millis(time.into()));
    let begun = Instant::now();
    move || time.is_some_and(|time| begun.elapsed() >= time)
}

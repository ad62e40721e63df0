//! The time limit of a search.

use plyscope_setup::Setup;

/// A function that returns whether the time limit, counted from now, is reached.
pub fn limit(setup: &Setup) -> impl FnMut() -> bool {
    let end = setup.time_limit().map(|time| js_sys::Date::now() + f64::from(time));
    move || end.is_some_and(|end| js_sys::Date::now() >= end)
}

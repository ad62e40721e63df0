//! The clock that ends a search.

use plyscope_setup::Setup;

/// Whether the time is up that a search may take, from now on; without a limit it never is.
pub fn limit(setup: &Setup) -> impl FnMut() -> bool {
    let end = setup.time_limit().map(|time| js_sys::Date::now() + f64::from(time));
    move || end.is_some_and(|end| js_sys::Date::now() >= end)
}

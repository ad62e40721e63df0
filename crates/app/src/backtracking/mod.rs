//! The page about backtracking.

mod app;
mod counting;
mod errand;
mod keys;
mod message;
mod model;
mod view;

use crate::frame;

pub use errand::serve;
#[cfg(feature = "learn")]
pub use view::setup::choices;

/// Starts the page.
pub fn start() {
    frame::start::<app::App>("page");
}

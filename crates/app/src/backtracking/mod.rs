//! The page about backtracking.

mod app;
mod counting;
mod explored;
mod keys;
mod message;
mod model;
mod page_link;
mod view;
mod worker_request;

use crate::frame;

pub use view::setup::choices;
pub use worker_request::serve;

/// Starts the page.
pub fn start() {
    frame::start::<app::App>("page");
}

//! The pages, their dialogs and their workers.

pub mod app;
#[cfg(feature = "backtracking")]
pub mod backtracking;
mod browser;
#[cfg(feature = "backtracking")]
pub mod coroutines;
#[cfg(feature = "dialogs")]
pub mod dialogs;
mod door;
mod frame;
mod keys;
mod language;
#[cfg(feature = "learn")]
pub mod learn;
mod message;
mod model;
#[cfg(any(feature = "dialogs", feature = "learn"))]
mod saving;
pub mod searcher;
mod stage;
mod teller;
mod timeline;
mod view;
mod wire;

/// Starts the page.
pub fn start() {
    frame::start::<app::App>("page");
}

/// Starts what this worker is for.
#[cfg(feature = "worker")]
pub fn work() {
    match wire::Job::of_this_worker() {
        wire::Job::Search => searcher::serve(),
        wire::Job::Backtracking => backtracking::serve(),
    }
}

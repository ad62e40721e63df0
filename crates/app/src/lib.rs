//! The pages, their dialogs and workers.

pub mod app;
#[cfg(feature = "backtracking")]
pub mod backtracking;
#[cfg(feature = "growing")]
pub mod best_first;
mod browser;
#[cfg(feature = "class")]
pub mod class;
#[cfg(feature = "backtracking")]
pub mod coroutines;
mod deferred;
mod dialog_opener;
#[cfg(feature = "dialogs")]
pub mod dialogs;
mod file_text;
mod fingers;
#[cfg(any(feature = "learn", feature = "program"))]
mod found_code;
mod frame;
#[cfg(feature = "growing")]
mod growing;
mod keys;
mod language;
#[cfg(feature = "learn")]
pub mod learn;
#[cfg(feature = "growing")]
pub mod mcts;
mod message;
mod model;
#[cfg(feature = "program")]
pub mod program;
mod questions;
#[cfg(any(feature = "class", feature = "dialogs", feature = "learn", feature = "program"))]
mod saving;
pub mod searcher;
mod timeline;
mod view;
mod viewport;
mod worker_channel;

/// Starts the page.
pub fn start() {
    frame::start::<app::App>("page");
}

/// Starts the job of this worker.
#[cfg(feature = "worker")]
pub fn work() {
    match worker_channel::Job::of_this_worker() {
        worker_channel::Job::Search => searcher::serve(),
        worker_channel::Job::Backtracking => backtracking::serve(),
    }
}

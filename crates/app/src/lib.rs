//! The pages, their dialogs and workers.

pub mod app;
pub mod backtracking;
pub mod best_first;
mod browser;
pub mod class;
pub mod coroutines;
mod deferred;
mod dialog_opener;
pub mod dialogs;
mod file_text;
mod fingers;
mod found_code;
mod frame;
mod growing;
mod keys;
mod language;
pub mod learn;
pub mod mcts;
mod message;
mod model;
pub mod program;
mod questions;
mod saving;
pub mod searcher;
mod space;
mod timeline;
mod view;
mod viewport;
mod worker_channel;

/// Starts the page.
pub fn start() {
    frame::start::<app::App>("page");
}

/// Starts the job of this worker.
pub fn work() {
    match worker_channel::Job::of_this_worker() {
        worker_channel::Job::Search => searcher::serve(),
        worker_channel::Job::Backtracking => backtracking::serve(),
    }
}

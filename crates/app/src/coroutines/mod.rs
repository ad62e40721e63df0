//! The page about coroutines. It shares a program with the page about backtracking, since both are
//! small.

mod app;
mod keys;
mod message;
mod model;
pub mod reveal;
mod view;

use crate::{browser, frame};

/// The id of the page's element, which only `coroutines.html` has.
const PLACE: &str = "coroutines";

/// Whether this page was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page.
pub fn start() {
    frame::start::<model::Model>(PLACE);
}

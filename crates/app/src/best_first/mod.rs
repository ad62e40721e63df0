//! The page about SSS* and proof-number search. It shares a program with the pages about backtracking,
//! coroutines and Monte Carlo tree search.

mod app;
mod keys;
mod message;
mod model;
mod view;

use crate::{browser, frame};

/// The id of the page's element, which only `best-first.html` has.
const PLACE: &str = "best-first";

/// Whether this page was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page.
pub fn start() {
    frame::start::<app::App>(PLACE);
}

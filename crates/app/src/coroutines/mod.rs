//! The page about coroutines. It is in one program with the page about backtracking: both are small,
//! and most of a program is what they share.

mod app;
mod keys;
mod message;
mod model;
pub mod reveal;
mod view;

use crate::{browser, frame};

/// The place of the page in `coroutines.html`, which the other page has not.
const PLACE: &str = "coroutines";

/// Whether it is this page that was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page.
pub fn start() {
    frame::start::<model::Model>(PLACE);
}

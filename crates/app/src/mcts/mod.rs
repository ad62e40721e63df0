//! The page about Monte Carlo tree search. It shares a program with the pages about backtracking and
//! coroutines.

mod app;
mod keys;
mod message;
mod model;
mod view;

use crate::{browser, frame};

/// The id of the page's element, which only `mcts.html` has.
const PLACE: &str = "mcts";

/// Whether this page was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page.
pub fn start() {
    frame::start::<app::App>(PLACE);
}

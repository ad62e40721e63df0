//! The page on which students write a search: an editor, what it visits on a tree, and a check against
//! the search that it is meant to be. Or they write a game, which is unfolded into a tree, searched and
//! played.
//!
//! In: the text of a program, a tree, and the search to write. Out: a session of what the program did,
//! with its line at each step, and a report. `www/program` runs the program, in a frame without origin,
//! network and storage; this page takes from there only lines that it reads like any trace. The judge is
//! `plyscope-judge`, which is asked for tree after tree; it reads the trees of games too.

mod app;
mod checking;
mod examples;
mod file;
mod found;
mod kept;
mod keys;
mod message;
mod model;
mod running;
mod unfolded;
mod view;

use crate::frame;

/// Starts the page.
pub fn start() {
    frame::start::<app::ProgramPage>("page");
}

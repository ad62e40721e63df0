//! A puzzle that plays on its own, in a lesson or on another website, and all that can be played.
//!
//! In: an address. Out: what `player` steps through: a [`Puzzle`], or a [`Show`], which is a puzzle or a
//! search.
//!
//! Not here: the limits of what is shown, and playback, which are those of `player`.

mod board;
mod dialogue;
mod puzzle;
mod show;

pub use puzzle::{Puzzle, PuzzleProblem};
pub use show::{Show, ShowProblem};

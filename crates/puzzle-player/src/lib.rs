//! What plays on its own, in a lesson or on another website, besides depth-first searches; and all that
//! can be played.
//!
//! In: an address. Out: what `player` steps through: a [`Puzzle`], [`Growing`], or a [`Show`], which is one of
//! these or a depth-first search.
//!
//! Not here: the limits of what is shown, and playback, which are those of `player`.

mod best_first_film;
mod board;
mod dialogue;
mod growing;
mod mcts_film;
mod puzzle;
mod show;
mod space;

pub use growing::{Growing, GrowingProblem};
pub use mcts_film::FARTHEST as MOST_ITERATIONS;
pub use puzzle::{Puzzle, PuzzleProblem};
pub use show::{Show, ShowProblem};

//! What plays on its own, in a lesson or on another website, besides depth-first searches; and all that
//! can be played.
//!
//! In: an address. Out: what `player` steps through: a [`Puzzle`], [`Mcts`], or a [`Show`], which is one of
//! these or a depth-first search.
//!
//! Not here: the limits of what is shown, and playback, which are those of `player`.

mod board;
mod dialogue;
mod growth;
mod mcts;
mod puzzle;
mod show;

pub use growth::FARTHEST as MOST_ITERATIONS;
pub use mcts::{Mcts, MctsProblem};
pub use puzzle::{Puzzle, PuzzleProblem};
pub use show::{Show, ShowProblem};

//! Puzzles that are solved by [backtracking](crate::backtrack), one file or folder each.

pub mod backtrack;
pub mod coroutine;
mod queens;
pub mod sudoku;
pub mod tour;

pub use queens::{Placed, Queens};
pub use sudoku::Sudoku;
pub use tour::Tour;

/// When a partial solution is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Test {
    /// With every choice, so that what cannot succeed is given up at once: backtracking.
    #[default]
    AtOnce,
    /// Only when it is complete: generate and test.
    AtTheEnd,
}

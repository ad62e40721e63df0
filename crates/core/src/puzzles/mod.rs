//! Puzzles that are solved by [backtracking](crate::backtrack), one file each.

mod queens;
pub mod sudoku;

pub use queens::{Placed, Queens};
pub use sudoku::Sudoku;

/// When a partial solution is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Test {
    /// With every choice, so that what cannot succeed is given up at once: backtracking.
    #[default]
    AtOnce,
    /// Only when it is complete: generate and test.
    AtTheEnd,
}

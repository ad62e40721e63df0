//! Puzzles that are solved by backtracking, one file or folder each, and coroutines.
//!
//! A [`Cursor`](backtrack::Cursor) walks a search both ways without recording it, a
//! [`Journal`](backtrack::Journal) keeps a bounded number of positions from which any step is near, and
//! [`count`](backtrack::count) counts solutions, whole or in parts for several threads.
//! A [`coroutine`] dialogue keeps the state of two programs after every line.
//!
//! Not here: pictures and sentences.

pub mod backtrack;
pub mod coroutine;
pub mod cryptarithm;
pub mod csp;
pub mod map;
pub mod maze;
mod queens;
pub mod subset_sum;
pub mod sudoku;
pub mod tour;

pub use cryptarithm::CryptarithmSearch;
pub use map::MapColouring;
pub use maze::Maze;
pub use queens::{ConstrainedQueens, Placed, Queens, QueensNetwork};
pub use subset_sum::SubsetSum;
pub use sudoku::{ConstrainedSudoku, Sudoku, SudokuNetwork};
pub use tour::Tour;

use plyscope_search::Choice as Named;

/// When a partial solution is tested.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Test {
    /// With every choice, so that what cannot succeed is given up at once: backtracking.
    #[default]
    AtOnce,
    /// Only when it is complete: generate and test.
    AtTheEnd,
}

impl Named for Test {
    const NAME: &'static str = "test";
    const ALL: &'static [(&'static str, Self)] =
        &[("choices", Self::AtOnce), ("complete", Self::AtTheEnd)];
}

//! The solutions found up to the current step, with their boards.

use super::board::{Board, Content};
use super::search::Search;

/// A solution that was found.
#[derive(Clone, PartialEq, Debug)]
pub struct Solution {
    /// Which one, from 1.
    pub number: usize,
    /// The step that enters it.
    pub step: u64,
    /// Its board.
    pub board: Board,
}

impl Search {
    /// The last `most` stored solutions found up to the current step.
    #[must_use]
    pub fn solutions(&self, most: usize) -> Vec<Solution> {
        let paths = self.found().paths;
        let first = paths.len().saturating_sub(most);
        let steps = self.journal().solutions();
        let solution = |place: usize| Solution {
            number: place + 1,
            step: steps[place],
            board: self.problem().board_with(&paths[place]),
        };
        (first..paths.len()).map(solution).collect()
    }
}

/// The smallest side of a square of a small board that is legible, in CSS pixels.
#[must_use]
pub fn least_square(board: &Board) -> f64 {
    let has_text = |content: &Content| {
        matches!(
            content,
            Content::Given(_)
                | Content::Placed(_)
                | Content::Region { .. }
                | Content::Number { .. }
        )
    };
    if board.squares.iter().any(has_text) {
        15.0
    } else {
        10.0
    }
}

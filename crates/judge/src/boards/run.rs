//! What a search does on a board.

use super::{Board, Square};

/// What a search does on a board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Run {
    /// The squares that it tries, in their order.
    pub squares: Vec<Square>,
    /// What it returns.
    pub value: u64,
}

impl Run {
    /// What the search of the project does.
    #[must_use]
    pub fn of(board: &impl Board) -> Self {
        let mut cursor = board.begun();
        let squares = std::iter::from_fn(|| board.next(&mut cursor)).collect();
        Self { squares, value: board.value(&cursor) }
    }
}

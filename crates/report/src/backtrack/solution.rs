//! A solution of a puzzle.

use serde_json::{json, Value as Json};

/// A solution of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Solution {
    /// The columns of the queens, by rows from the top, counted from 1 at the left.
    Columns(Vec<u8>),
    /// The rows of a sudoku, from the top.
    Rows(Vec<String>),
    /// The number of each region's colour, from 1, or the digit of each letter, in the order of the
    /// variables.
    Values(Vec<(String, u8)>),
    /// The numbers that add up to the target, in the order in which they were taken.
    Numbers(Vec<u32>),
    /// The names of the squares of a way, from the first.
    Squares(Vec<String>),
}

impl Solution {
    /// The solution as JSON.
    #[must_use]
    pub fn json(&self) -> Json {
        match self {
            Self::Columns(columns) => json!(columns),
            Self::Rows(rows) => json!(rows.join(" ")),
            Self::Values(values) => {
                values.iter().map(|(name, value)| (name.clone(), json!(value))).collect()
            }
            Self::Numbers(numbers) => json!(numbers),
            Self::Squares(squares) => json!(squares),
        }
    }
}

//! A solution of a puzzle.

use schemars::JsonSchema;
use serde::Serialize;

use crate::parts::ByName;

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

/// What the solutions of a puzzle are in JSON.
pub trait Written: Serialize + JsonSchema {
    /// A solution; `None` of one of another puzzle.
    fn of(solution: &Solution) -> Option<Self>
    where
        Self: Sized;
}

impl Written for Vec<u8> {
    fn of(solution: &Solution) -> Option<Self> {
        let Solution::Columns(columns) = solution else { return None };
        Some(columns.clone())
    }
}

impl Written for String {
    fn of(solution: &Solution) -> Option<Self> {
        let Solution::Rows(rows) = solution else { return None };
        Some(rows.join(" "))
    }
}

impl Written for ByName<u8> {
    fn of(solution: &Solution) -> Option<Self> {
        let Solution::Values(values) = solution else { return None };
        Some(Self(values.clone()))
    }
}

impl Written for Vec<u32> {
    fn of(solution: &Solution) -> Option<Self> {
        let Solution::Numbers(numbers) = solution else { return None };
        Some(numbers.clone())
    }
}

impl Written for Vec<String> {
    fn of(solution: &Solution) -> Option<Self> {
        let Solution::Squares(squares) = solution else { return None };
        Some(squares.clone())
    }
}

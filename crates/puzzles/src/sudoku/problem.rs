//! What can be wrong with the text of a sudoku.

use std::fmt;

use super::size::{Cell, Digit, House, Size};

/// Why a text is no sudoku.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CluesProblem {
    /// No sudoku has so many cells.
    Length {
        /// How many cells the text has.
        given: usize,
    },
    /// A character that is neither a digit nor an empty cell.
    Character {
        /// The character, or a sign for one that would turn the message round.
        given: String,
        /// Where it is, in characters from 0.
        at: usize,
    },
    /// A digit that a sudoku of this size does not have.
    Digit {
        /// The digit.
        given: Digit,
        /// Where it is.
        cell: Cell,
        /// The size.
        size: Size,
    },
    /// The same digit twice in a row, a column or a box.
    Twice {
        /// The digit.
        digit: Digit,
        /// Where it is twice.
        house: House,
        /// The cells that hold it, the first one first.
        cells: [Cell; 2],
        /// The size.
        size: Size,
    },
}

impl fmt::Display for CluesProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { given } => {
                write!(f, "there are {given} cells; a sudoku has 16, 36 or 81")
            }
            Self::Character { given, at } => write!(
                f,
                "character {} is “{given}”, which is no cell; expected a digit, or . for an empty cell",
                at + 1
            ),
            Self::Digit { given, cell, size } => {
                write!(f, "{}: {given} is not one of the digits 1 to {}", size.named(*cell), size.side())
            }
            Self::Twice { digit, house, cells: [first, second], size } => write!(
                f,
                "{house} has {digit} twice: {}, and {}",
                size.named(*first),
                size.named(*second)
            ),
        }
    }
}

impl std::error::Error for CluesProblem {}

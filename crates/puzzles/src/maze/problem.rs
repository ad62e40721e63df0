//! What can be wrong with a maze, or with what is asked of it.

use std::fmt;

use super::{Grid, Maze};

/// Why a text is no maze, or no choice of one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MazeProblem {
    /// There are no rows.
    Empty,
    /// A character that is none of a maze.
    Character {
        /// The character, or a sign for one that would turn the message round.
        given: String,
    },
    /// A row is longer or shorter than the first.
    Uneven {
        /// Its number, from 1 at the top.
        row: usize,
        /// How many squares it has.
        given: usize,
        /// How many the first has.
        columns: usize,
    },
    /// There are more rows or columns than [`Grid::LONGEST`].
    TooLarge {
        /// How many rows there are.
        rows: usize,
        /// How many columns there are.
        columns: usize,
    },
    /// There is no start, or no goal.
    Missing {
        /// Its letter.
        letter: char,
    },
    /// There is more than one start, or goal.
    Several {
        /// Its letter.
        letter: char,
        /// How many there are.
        count: usize,
    },
    /// The most number of steps is not one of [`Maze::LENGTHS`].
    Length {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// No order of headings is called so.
    NoOrder {
        /// What was given; of a long text only the beginning.
        given: String,
    },
}

impl fmt::Display for MazeProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = Grid::LONGEST;
        match self {
            Self::Empty => write!(f, "the maze has no rows; expected some, such as S.# ... #.G"),
            Self::Character { given } => {
                write!(f, "“{given}” is no square of a maze; expected #, ., S or G")
            }
            Self::Uneven { row, given, columns } => {
                let squares = if *given == 1 { "square" } else { "squares" };
                write!(
                    f,
                    "row {row} of the maze has {given} {squares}, and the first has {columns}"
                )
            }
            Self::TooLarge { rows, columns } => {
                write!(
                    f,
                    "a maze of {rows}×{columns} is too large; it can be {most}×{most} at most"
                )
            }
            Self::Missing { letter: 'S' } => write!(f, "the maze has no start, S"),
            Self::Missing { .. } => write!(f, "the maze has no goal, G"),
            Self::Several { letter, count } => {
                write!(f, "the maze has {count} squares {letter}; expected one")
            }
            Self::Length { given } => {
                let (least, most) = Maze::LENGTHS.into_inner();
                write!(f, "“{given}” is no number of steps; expected {least} to {most}")
            }
            Self::NoOrder { given } => write!(
                f,
                "no order of headings is called “{given}”; there is clockwise, clockwise-1 to \
                 clockwise-4, and the headings 1 (north) to 4 (west) in any order such as 1324"
            ),
        }
    }
}

impl std::error::Error for MazeProblem {}

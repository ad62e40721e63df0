//! What can be wrong with what a person asked of a tour.

use std::fmt;

use super::{Board, Tour};

/// What is wrong with what a person asked of a tour. Squares are named.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TourProblem {
    /// It is no size.
    NoSize {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// No board has this size.
    Size {
        /// The rows that were asked for.
        rows: u32,
        /// The columns that were asked for.
        columns: u32,
    },
    /// It is no square's name.
    NoSquare {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// It is a square's name, but the board has no such square.
    OffBoard {
        /// What was given; of a long text only the beginning.
        given: String,
        /// The board's rows.
        rows: u8,
        /// The board's columns.
        columns: u8,
    },
    /// The tour has no first square.
    NoStart,
    /// The path begins otherwise than the search.
    Elsewhere,
    /// A square of the path is blocked out.
    Blocked {
        /// The square.
        square: String,
    },
    /// A square comes twice in the path.
    Twice {
        /// The square.
        square: String,
    },
    /// Two squares follow each other in the path, but are no knight's move apart.
    NoMove {
        /// The first of them.
        from: String,
        /// The second.
        to: String,
    },
    /// The board is too large for trying every sequence of its squares.
    TooLarge {
        /// How many squares it has.
        area: u16,
    },
    /// No order of moves is called so.
    NoOrder {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// No pruning is called so.
    NoPruning {
        /// What was given; of a long text only the beginning.
        given: String,
    },
}

impl fmt::Display for TourProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (least, most) = (Board::SIDES.start(), Board::SIDES.end());
        match self {
            Self::NoSize { given } => {
                write!(f, "“{given}” is no size; expected rows and columns, such as 3x10")
            }
            Self::Size { rows, columns } => write!(
                f,
                "a board of {rows}×{columns} is not possible; it can be {least}×{least} to \
                 {most}×{most}"
            ),
            Self::NoSquare { given } => {
                write!(f, "“{given}” is no square; expected a letter and a number, such as b3")
            }
            Self::OffBoard { given, rows, columns } => {
                let last = char::from(b'a' + columns.saturating_sub(1));
                write!(f, "the board has no square {given}; its squares are a1 to {last}{rows}")
            }
            Self::NoStart => write!(f, "the tour has no first square"),
            Self::Elsewhere => write!(f, "the path begins with other squares than the search"),
            Self::Blocked { square } => write!(f, "{square} is blocked out"),
            Self::Twice { square } => write!(f, "{square} is visited twice"),
            Self::NoMove { from, to } => write!(f, "{from} to {to} is no knight's move"),
            Self::TooLarge { area } => write!(
                f,
                "every sequence of {area} squares cannot be tried; the board can have {} at most",
                Tour::MOST_IN_SEQUENCE
            ),
            Self::NoOrder { given } => write!(
                f,
                "no order of moves is called “{given}”; there is clockwise, clockwise-1 to \
                 clockwise-8, the directions 1 to 8 in any order such as 15372648, rows, random, \
                 random-N with a seed, warnsdorff, warnsdorff-centre, warnsdorff-pohl, and \
                 warnsdorff- with any of the first ones"
            ),
            Self::NoPruning { given } => write!(
                f,
                "“{given}” is no choice of prunings; expected dead, connected, or both with a comma between \
                 them, or all or none alone"
            ),
        }
    }
}

impl std::error::Error for TourProblem {}

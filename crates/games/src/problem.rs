//! What can be wrong with a position, or with what is asked of a game.

use std::fmt;

use super::weights::WeightsProblem;
use super::{CheckersProblem, Illegality};
use plyscope_search::packed;

/// A choice that games can offer.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GameOption {
    /// The size of the board.
    Size,
    /// How many in a row make a line.
    Line,
    /// When a game ends.
    Ending,
    /// The static evaluation.
    Evaluation,
    /// The weights of the features.
    Weights,
    /// The position to start from.
    Position,
}

packed!(enum GameOption { 0 = Size, 1 = Line, 2 = Ending, 3 = Evaluation, 4 = Position, 5 = Weights });

impl GameOption {
    /// Its name in addresses, commands and calls.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Size => "size",
            Self::Line => "line",
            Self::Ending => "ending",
            Self::Evaluation => "evaluation",
            Self::Weights => "weights",
            Self::Position => "position",
        }
    }
}

/// What is wrong with what a person asked of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum GameProblem {
    /// The board cannot have this size.
    Size {
        /// The columns and rows that were asked for.
        given: (u8, u8),
        /// The smallest size there is.
        least: (u8, u8),
        /// The largest.
        most: (u8, u8),
    },
    /// The board cannot have this size, and there are only a few.
    NoSuchSize {
        /// The columns and rows that were asked for.
        given: (u8, u8),
        /// The sizes there are.
        known: Vec<(u8, u8)>,
    },
    /// Lines of this length do not fit.
    Line {
        /// The length that was asked for.
        given: u8,
        /// The shortest.
        least: u8,
        /// The longest on this board.
        most: u8,
    },
    /// The game knows no such choice.
    NotOffered {
        /// What cannot be chosen here.
        option: GameOption,
    },
    /// No static evaluation has this name.
    NoSuchEvaluation {
        /// What was given; of a long text only the beginning.
        given: String,
        /// What there is.
        known: Vec<String>,
    },
    /// The weights of the features cannot be used.
    Weights(WeightsProblem),
    /// The position has not as many rows as the board.
    Rows {
        /// How many it has.
        given: usize,
        /// How many it should have.
        expected: u8,
    },
    /// A row has not as many squares as the board.
    Columns {
        /// Which row, from 1 at the top.
        row: usize,
        /// How many squares it has.
        given: usize,
        /// How many it should have.
        expected: u8,
    },
    /// A character that means nothing in a position.
    Character {
        /// The character.
        given: char,
        /// Where it is, in characters from 0.
        at: usize,
    },
    /// Who is to move cannot be read.
    Side {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// The die cannot show this.
    Roll {
        /// What was given; of a long text only the beginning.
        given: String,
        /// How many faces the die has.
        faces: u8,
    },
    /// What stands on a square is no tile.
    Tile {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// What stands behind the board is no number of moves that are still to come.
    MovesLeft {
        /// What was given; of a long text only the beginning.
        given: String,
        /// The largest number.
        most: u8,
    },
    /// There are never so many stones.
    Stones {
        /// What was given; of a long text only the beginning.
        given: String,
        /// The most there are.
        most: u8,
    },
    /// There is no such die to choose.
    Die {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// One player has made too many moves for the other.
    Counts {
        /// How many pieces MAX has.
        max: usize,
        /// How many pieces MIN has.
        min: usize,
    },
    /// Both players have completed a line.
    BothHaveLines,
    /// The game was over, and went on all the same.
    PlayedOn,
    /// A piece has nothing below it.
    Floating {
        /// The column's letter.
        column: char,
    },
    /// The rules of the game forbid the position.
    Illegal(Illegality),
    /// The position of English draughts cannot be read, or is against its rules.
    Checkers(CheckersProblem),
    /// The rules of the game are not part of this program.
    Unavailable,
    /// No legal move is called so.
    NoSuchMove {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// The game is over, so there are no moves.
    Over,
}

packed!(enum GameProblem {
    0 = Size { given, least, most }, 1 = Line { given, least, most }, 2 = NotOffered { option },
    3 = NoSuchEvaluation { given, known }, 4 = Rows { given, expected },
    5 = Columns { row, given, expected }, 6 = Character { given, at }, 7 = Side { given },
    8 = Counts { max, min }, 9 = BothHaveLines, 10 = PlayedOn, 11 = Floating { column },
    12 = Illegal(reason), 13 = Unavailable, 14 = NoSuchMove { given }, 15 = Over,
    16 = Weights(problem), 17 = Checkers(problem), 18 = Roll { given, faces },
    19 = Tile { given }, 20 = MovesLeft { given, most },
    21 = Stones { given, most }, 22 = Die { given }, 23 = NoSuchSize { given, known },
});

impl GameProblem {
    /// Which choice it is about.
    #[must_use]
    pub const fn option(&self) -> GameOption {
        match self {
            Self::Size { .. } | Self::NoSuchSize { .. } => GameOption::Size,
            Self::Line { .. } => GameOption::Line,
            Self::NotOffered { option } => *option,
            Self::NoSuchEvaluation { .. } => GameOption::Evaluation,
            Self::Weights(_) => GameOption::Weights,
            _ => GameOption::Position,
        }
    }
}

impl fmt::Display for GameProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size { given: (columns, rows), least, most } => write!(
                f,
                "a board of {columns}×{rows} is not possible; it can be {}×{} to {}×{}",
                least.0, least.1, most.0, most.1
            ),
            Self::NoSuchSize { given: (columns, rows), known } => {
                let known: Vec<String> =
                    known.iter().map(|(columns, rows)| format!("{columns}×{rows}")).collect();
                let known = known.join(" or ");
                write!(f, "a board of {columns}×{rows} is not possible; it can be {known}")
            }
            Self::Line { given, least, most } => {
                write!(f, "{given} in a row is not possible; it can be {least} to {most}")
            }
            Self::NotOffered { option } => write!(f, "this game has no choice of {}", option.id()),
            Self::NoSuchEvaluation { given, known } => {
                write!(f, "no static evaluation is called “{given}”; there is {}", known.join(", "))
            }
            Self::Weights(problem) => write!(f, "{problem}"),
            Self::Rows { given, expected } => {
                write!(f, "the board has {expected} rows; the position has {given}")
            }
            Self::Columns { row, given, expected } => {
                write!(f, "the board has {expected} columns; row {row} has {given}")
            }
            Self::Character { given, at } => {
                write!(f, "character {} is “{given}”, which is no square", at + 1)
            }
            Self::Side { given } => write!(f, "“{given}” is not a player to move"),
            Self::Roll { given, faces } => {
                write!(f, "the die shows 1 to {faces}, not “{given}”")
            }
            Self::Tile { given } => {
                write!(f, "“{given}” is no tile; expected 2, 4, 8 and so on, or a point")
            }
            Self::MovesLeft { given, most } => write!(
                f,
                "“{given}” is no number of moves to come; expected 0 to {most}, or new and 1 to {}",
                most.saturating_sub(1)
            ),
            Self::Stones { given, most } => {
                write!(f, "“{given}” is no number of stones; expected 0 to {most}")
            }
            Self::Die { given } => write!(f, "“{given}” is no die; expected d2 or d4"),
            Self::Counts { max, min } => write!(
                f,
                "{max} of the first player against {min} of the second cannot be; they move by turns"
            ),
            Self::BothHaveLines => write!(f, "both players have completed a line"),
            Self::PlayedOn => write!(f, "the game was over before the last move"),
            Self::Floating { column } => {
                write!(f, "a piece in column {column} has nothing below it")
            }
            Self::Illegal(reason) => write!(f, "the position is illegal: {reason}"),
            Self::Checkers(problem) => write!(f, "{problem}"),
            Self::Unavailable => write!(f, "this program does not have the rules of that game"),
            Self::NoSuchMove { given } => write!(f, "“{given}” is not a legal move here"),
            Self::Over => write!(f, "the game is over; there are no more moves"),
        }
    }
}

impl std::error::Error for GameProblem {}

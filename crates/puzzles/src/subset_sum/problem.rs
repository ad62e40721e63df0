//! What can be wrong with the numbers of a subset sum, or its target.

use std::fmt;

use super::{Numbers, SubsetSum};

/// Why numbers and a target are no subset sum problem.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SubsetSumProblem {
    /// There is no number.
    NoNumbers,
    /// There are more numbers than [`Numbers::MOST`].
    TooMany {
        /// How many there are.
        count: usize,
    },
    /// It is no positive whole number.
    Number {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// It is more than [`Numbers::LARGEST`].
    TooLarge {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// The target is not one of [`SubsetSum::TARGETS`].
    Target {
        /// What was given; of a long text only the beginning.
        given: String,
    },
}

impl fmt::Display for SubsetSumProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoNumbers => write!(f, "there are no numbers; expected some, such as 5 10 12"),
            Self::TooMany { count } => {
                write!(f, "there are {count} numbers; expected {} at most", Numbers::MOST)
            }
            Self::Number { given } => write!(f, "“{given}” is not a positive whole number"),
            Self::TooLarge { given } => {
                write!(f, "{given} is too large; expected numbers up to {}", Numbers::LARGEST)
            }
            Self::Target { given } => {
                let (least, most) = SubsetSum::TARGETS.into_inner();
                write!(
                    f,
                    "“{given}” is not a target; expected a whole number from {least} to {most}"
                )
            }
        }
    }
}

impl std::error::Error for SubsetSumProblem {}

//! What can be wrong with the text of a cryptarithm.

use std::fmt;

use super::Cryptarithm;

/// Why a text is no cryptarithm.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CryptarithmProblem {
    /// There are no letters.
    NoLetters,
    /// A character that is no letter and no sign.
    Character {
        /// The character, or a sign for one that would turn the message round.
        given: String,
    },
    /// There is no equals sign.
    NoEquals,
    /// There is not exactly one word after exactly one equals sign.
    OneSum,
    /// The number of words that are added is not one of [`Cryptarithm::ADDENDS`].
    Addends {
        /// How many there are.
        count: usize,
    },
    /// A word is longer than [`Cryptarithm::LONGEST`].
    TooLong {
        /// The word; of a long one only the beginning.
        given: String,
    },
    /// There are more different letters than digits.
    TooManyLetters {
        /// How many there are.
        count: usize,
    },
}

impl fmt::Display for CryptarithmProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoLetters => write!(f, "there are no letters; expected a sum of words"),
            Self::Character { given } => {
                write!(f, "“{given}” is neither a letter nor + or =")
            }
            Self::NoEquals => write!(f, "there is no = before the sum"),
            Self::OneSum => write!(f, "expected one = with one word after it"),
            Self::Addends { count } => {
                let (least, most) = Cryptarithm::ADDENDS.into_inner();
                let words = if *count == 1 { "word is" } else { "words are" };
                write!(f, "{count} {words} added; expected {least} to {most}")
            }
            Self::TooLong { given } => {
                write!(f, "“{given}” has more than {} letters", Cryptarithm::LONGEST)
            }
            Self::TooManyLetters { count } => {
                write!(f, "there are {count} different letters, and only 10 digits")
            }
        }
    }
}

impl std::error::Error for CryptarithmProblem {}

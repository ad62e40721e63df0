//! What can be wrong with any address, whatever it shows.

use std::fmt;

use super::MAX_LINK;
use crate::NoSuchChoice;
use plyscope_i18n::Lang;

/// What is wrong with a part of an address. The other parts still hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The address is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// A name that means nothing here.
    Unknown {
        /// The name; of a long one only the beginning.
        name: String,
        /// The name that was probably meant.
        near: Option<&'static str>,
    },
    /// A broken `%` code.
    Encoding {
        /// The name of the parameter it is in.
        name: String,
    },
    /// A choice that does not exist.
    Choice(NoSuchChoice),
    /// A number that cannot be read, is too small or too large.
    Number {
        /// The name of its parameter.
        name: &'static str,
        /// What was given; of a long text only the beginning.
        given: String,
        /// The smallest that is taken.
        least: u64,
        /// The largest that is taken.
        most: u64,
    },
    /// A step that is no number.
    Step {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A moment that is neither the number of a step nor the last one.
    Moment {
        /// The name of its parameter.
        name: &'static str,
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A step that there is not.
    Beyond {
        /// What was given.
        step: u64,
        /// The last step.
        last: u64,
    },
}

impl Problem {
    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::TooLong { .. } => None,
            Self::Unknown { name, .. } | Self::Encoding { name } => Some(name),
            Self::Number { name, .. } | Self::Moment { name, .. } => Some(name),
            Self::Choice(choice) => Some(choice.parameter),
            Self::Step { .. } | Self::Beyond { .. } => Some("step"),
        }
    }
}

impl From<NoSuchChoice> for Problem {
    fn from(choice: NoSuchChoice) -> Self {
        Self::Choice(choice)
    }
}

/// In English, for the command and for programs.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLong { bytes } => {
                write!(f, "the link has {bytes} bytes; at most {MAX_LINK} are read")
            }
            Self::Choice(problem) => write!(f, "{problem}"),
            Self::Number { name, given, least, most } => {
                write!(
                    f,
                    "{name} cannot be “{given}”; expected a whole number from {least} to {most}"
                )
            }
            other => f.write_str(&crate::problems::of_address(other, Lang::En)),
        }
    }
}

impl std::error::Error for Problem {}

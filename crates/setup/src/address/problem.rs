//! The problems that any address can have, whatever it shows.

use std::fmt;

use super::MAX_LINK;
use crate::NoSuchChoice;
use plyscope_i18n::Lang;

/// A problem with one part of an address. The other parts are still used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The address is longer than [`MAX_LINK`] bytes.
    TooLong {
        /// How long it is.
        bytes: usize,
    },
    /// An unknown parameter name.
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
    /// An unknown choice.
    Choice(NoSuchChoice),
    /// A number that cannot be parsed, or is out of range.
    Number {
        /// The name of its parameter.
        name: &'static str,
        /// What was given; of a long text only the beginning.
        given: String,
        /// The smallest allowed value.
        least: u64,
        /// The largest allowed value.
        most: u64,
    },
    /// A step that is not a number.
    Step {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A step that is neither a number nor `last`.
    Moment {
        /// The name of its parameter.
        name: &'static str,
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A step beyond the last one.
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

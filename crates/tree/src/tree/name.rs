//! The names that people give to nodes.

use std::fmt;

use crate::bidi;
use crate::limits::MAX_NAME;
use crate::pack::{Pack, Reader};
use crate::packed;

/// A node's name: 1 to [`MAX_NAME`] characters, none of them a control character, a line break or one that
/// turns the direction of text, no space at either end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name(Box<str>);

/// Why a text cannot be a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BadName {
    /// There is nothing in it.
    Empty,
    /// It has more than [`MAX_NAME`] characters.
    TooLong,
    /// It has a line break, a tab or another control character, or a space at an end.
    Unprintable,
    /// It has a character that turns the direction of the text behind it.
    Turning(char),
}

/// As its text.
impl Pack for Name {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.to_string().pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Option<Self> {
        Self::new(&String::unpack(from)?).ok()
    }
}

packed!(enum BadName { 0 = Empty, 1 = TooLong, 2 = Unprintable, 3 = Turning(found) });

impl fmt::Display for BadName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "a name needs at least one character"),
            Self::TooLong => write!(f, "a name may have at most {MAX_NAME} characters"),
            Self::Unprintable => f.write_str(
                "a name may not have line breaks or control characters, or spaces at its ends",
            ),
            Self::Turning(found) => write!(
                f,
                "a name may not have the character U+{:04X}, which turns the direction of the text \
                 behind it",
                u32::from(*found)
            ),
        }
    }
}

impl std::error::Error for BadName {}

/// Whether a character is a control character, or a line break that is none.
#[must_use]
pub fn is_unprintable(c: char) -> bool {
    c.is_control() || matches!(c, '\u{2028}' | '\u{2029}')
}

impl Name {
    /// The text as a name.
    ///
    /// # Errors
    /// When it is empty, too long or not printable.
    pub fn new(text: &str) -> Result<Self, BadName> {
        if text.is_empty() {
            Err(BadName::Empty)
        } else if text.chars().count() > MAX_NAME {
            Err(BadName::TooLong)
        } else if text.trim() != text || text.chars().any(is_unprintable) {
            Err(BadName::Unprintable)
        } else if let Some(found) = text.chars().find(|&c| bidi::is_control(c)) {
            Err(BadName::Turning(found))
        } else {
            Ok(Self(text.into()))
        }
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

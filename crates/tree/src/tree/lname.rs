//! The lectures' names for nodes.

use crate::packed;
use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use crate::notation::half_width;

/// A node's name by its place: `L3-2` is the second node from the left in layer 3; the root is
/// `L1-1`. Nodes that are never visited count as well.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct LName {
    /// The layer, from 1 at the root.
    pub layer: u32,
    /// The place in the layer, from 1 at the left.
    pub number: u32,
}

packed!(struct LName { layer, number });

impl fmt::Display for LName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "L{}-{}", self.layer, self.number)
    }
}

/// Why a text is not an L-name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAnLName {
    /// The text that was read.
    pub text: String,
}

impl fmt::Display for NotAnLName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a node's name; they look like L3-2", self.text)
    }
}

impl std::error::Error for NotAnLName {}

/// What may stand between both numbers: word processors and telephones replace the plain hyphen by
/// one at which no line ends, by a dash or by a minus sign.
const HYPHENS: [char; 7] =
    ['-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'];

impl FromStr for LName {
    type Err = NotAnLName;

    fn from_str(text: &str) -> Result<Self, NotAnLName> {
        let number = |digits: &str| -> Result<u32, ParseIntError> { digits.parse() };
        half_width(text)
            .strip_prefix(['L', 'l'])
            .and_then(|rest| rest.split_once(HYPHENS))
            .and_then(|(layer, place)| Some((number(layer).ok()?, number(place).ok()?)))
            .filter(|&(layer, number)| layer > 0 && number > 0)
            .map(|(layer, number)| Self { layer, number })
            .ok_or_else(|| NotAnLName { text: text.to_owned() })
    }
}

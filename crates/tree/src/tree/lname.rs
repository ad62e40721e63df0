//! The lectures' names for nodes.

use crate::packed;
use std::fmt;
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

/// A text is not an L-name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAnLName;

/// What may stand between both numbers: word processors and telephones replace the plain hyphen by
/// one at which no line ends, by a dash or by a minus sign.
const HYPHENS: [char; 7] =
    ['-', '\u{2010}', '\u{2011}', '\u{2012}', '\u{2013}', '\u{2014}', '\u{2212}'];

impl FromStr for LName {
    type Err = NotAnLName;

    fn from_str(text: &str) -> Result<Self, NotAnLName> {
        half_width(text)
            .strip_prefix(['L', 'l'])
            .and_then(|rest| rest.split_once(HYPHENS))
            .and_then(|(layer, place)| Some((number(layer)?, number(place)?)))
            .filter(|&(layer, number)| layer > 0 && number > 0)
            .map(|(layer, number)| Self { layer, number })
            .ok_or(NotAnLName)
    }
}

/// Digits as a number; a sign is none.
fn number(digits: &str) -> Option<u32> {
    let is_unsigned = digits.bytes().all(|byte| byte.is_ascii_digit());
    digits.parse().ok().filter(|_| is_unsigned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_people_write_them() {
        let table = [
            ("L3-2", Some("L3-2")),
            ("l3\u{2011}2", Some("L3-2")),
            ("Ｌ３－２", Some("L3-2")),
            ("L03-02", Some("L3-2")),
            ("L+3-2", None),
            ("L3-+2", None),
            ("L3--2", None),
            ("L0-1", None),
            ("L3-", None),
            ("3-2", None),
        ];
        for (text, name) in table {
            let read = text.parse::<LName>().ok().map(|name| name.to_string());
            assert_eq!(read.as_deref(), name, "{text}");
        }
    }
}

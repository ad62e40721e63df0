//! The four headings, and orders of them.

use std::fmt;
use std::str::FromStr;

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;

use super::MazeProblem;

/// A heading in a maze, whose rows begin in the north.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Heading {
    /// Up.
    North,
    /// To the right.
    East,
    /// Down.
    South,
    /// To the left.
    West,
}

impl Heading {
    /// All of them, clockwise.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// How far a step goes, in rows down and in columns to the right.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (-1, 0),
            Self::East => (0, 1),
            Self::South => (1, 0),
            Self::West => (0, -1),
        }
    }

    /// Its number as people count, from 1 to 4.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The heading with a number from 1 to 4.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|heading| heading.number() == number)
    }
}

/// All four headings in some order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Headings([Heading; 4]);

impl Headings {
    /// Clockwise from one of them.
    #[must_use]
    pub fn clockwise_from(first: Heading) -> Self {
        let mut headings = Heading::ALL;
        headings.rotate_left(usize::from(first.number() - 1));
        Self(headings)
    }

    /// These headings in their order; `None` unless each is there once.
    #[must_use]
    pub fn new(headings: [Heading; 4]) -> Option<Self> {
        let has_all = Heading::ALL.iter().all(|heading| headings.contains(heading));
        has_all.then_some(Self(headings))
    }

    /// The headings, in their order.
    #[must_use]
    pub const fn as_array(&self) -> &[Heading; 4] {
        &self.0
    }
}

impl Default for Headings {
    fn default() -> Self {
        Self(Heading::ALL)
    }
}

/// Reads the numbers of all headings, such as `1324`, or `clockwise` and the number of the first, such as
/// `clockwise-3`; `clockwise` alone begins in the north.
impl FromStr for Headings {
    type Err = MazeProblem;

    fn from_str(text: &str) -> Result<Self, MazeProblem> {
        let plain = half_width(text);
        let heading = |digit: u8| Heading::numbered(digit.wrapping_sub(b'0'));
        let headings = match plain.strip_prefix("clockwise") {
            Some("") => Some(Self::default()),
            Some(rest) => match rest.as_bytes() {
                [b'-', digit] => heading(*digit).map(Self::clockwise_from),
                _ => None,
            },
            None => {
                let all: Option<Vec<Heading>> = plain.bytes().map(heading).collect();
                all.and_then(|all| all.try_into().ok()).and_then(Self::new)
            }
        };
        headings.ok_or_else(|| MazeProblem::NoOrder { given: excerpt(text) })
    }
}

impl fmt::Display for Headings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            write!(f, "clockwise")
        } else if *self == Self::clockwise_from(self.0[0]) {
            write!(f, "clockwise-{}", self.0[0].number())
        } else {
            self.0.iter().try_for_each(|heading| write!(f, "{}", heading.number()))
        }
    }
}

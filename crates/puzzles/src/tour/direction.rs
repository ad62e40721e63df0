//! The eight directions of a knight's move, and sequences of them.

use plyscope_search::excerpt;
use plyscope_search::notation::half_width;
use std::fmt;
use std::str::FromStr;

use super::{Board, Square, TourProblem};

/// A direction of a knight's move, from 0: two up and one to the right, and on clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Direction(u8);

impl Direction {
    /// All of them, clockwise.
    pub const ALL: [Self; 8] =
        [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6), Self(7)];

    /// How far it goes, in files to the right and in ranks upwards.
    #[must_use]
    pub const fn offset(self) -> (i8, i8) {
        const OFFSETS: [(i8, i8); 8] =
            [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];
        OFFSETS[self.0 as usize % 8]
    }

    /// Its number as people count, from 1 to 8.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The direction with a number from 1 to 8.
    #[must_use]
    pub const fn numbered(number: u8) -> Option<Self> {
        match number {
            1..=8 => Some(Self(number - 1)),
            _ => None,
        }
    }

    /// The square it leads to, blocked or not; `None` where that is off the board.
    #[must_use]
    pub fn from(self, board: &Board, square: Square) -> Option<Square> {
        let (files, ranks) = self.offset();
        let file = board.file(square).checked_add_signed(files)?;
        let rank = board.rank(square).checked_add_signed(ranks)?;
        board.at(file, rank)
    }
}

/// All eight directions in some order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Directions([Direction; 8]);

impl Directions {
    /// Clockwise from the first.
    pub const CLOCKWISE: Self = Self(Direction::ALL);

    /// Clockwise from one of them.
    #[must_use]
    pub fn clockwise_from(first: Direction) -> Self {
        Self(std::array::from_fn(|turn| Direction((first.0 + turn as u8) % 8)))
    }

    /// These directions in their order; `None` unless each is there once.
    #[must_use]
    pub fn new(directions: [Direction; 8]) -> Option<Self> {
        let seen = directions.iter().fold(0_u8, |seen, direction| seen | 1 << direction.0);
        (seen == u8::MAX).then_some(Self(directions))
    }

    /// The directions, in their order.
    #[must_use]
    pub const fn as_array(&self) -> &[Direction; 8] {
        &self.0
    }
}

impl Default for Directions {
    fn default() -> Self {
        Self::CLOCKWISE
    }
}

/// Reads the numbers of all directions, such as `15372648`, or `clockwise` and the number of the
/// first, such as `clockwise-3`; `clockwise` alone begins with the first.
impl FromStr for Directions {
    type Err = TourProblem;

    fn from_str(text: &str) -> Result<Self, TourProblem> {
        let unreadable = || TourProblem::NoOrder { given: excerpt(text) };
        let text = half_width(text);
        let direction = |digit: u8| Direction::numbered(digit.wrapping_sub(b'0'));
        let directions = match text.strip_prefix("clockwise") {
            Some("") => Some(Self::default()),
            Some(rest) => match rest.as_bytes() {
                [b'-', digit] => direction(*digit).map(Self::clockwise_from),
                _ => None,
            },
            None => {
                let all: Option<Vec<Direction>> = text.bytes().map(direction).collect();
                all.and_then(|all| all.try_into().ok()).and_then(Self::new)
            }
        };
        directions.ok_or_else(unreadable)
    }
}

impl fmt::Display for Directions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::default() {
            write!(f, "clockwise")
        } else if *self == Self::clockwise_from(self.0[0]) {
            write!(f, "clockwise-{}", self.0[0].number())
        } else {
            self.0.iter().try_for_each(|direction| write!(f, "{}", direction.number()))
        }
    }
}

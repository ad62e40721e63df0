//! How difficult a question is.

use std::fmt;
use std::ops::RangeInclusive;

use plyscope_search::generate::Ties;
use plyscope_search::CutRule;

use super::wish::{Ambiguity, Cuts, Wish};
use plyscope_setup::address::{Problem, Query};
use plyscope_setup::Choice;

/// A level of difficulty, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// Whether the level adapts to the user.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Pace {
    /// It stays as it was chosen.
    #[default]
    Steady,
    /// A right answer without help leads to the next one, a wrong one back.
    Adaptive,
}

impl Choice for Pace {
    const NAME: &'static str = "pace";
    const ALL: &'static [(&'static str, Self)] =
        &[("steady", Self::Steady), ("adaptive", Self::Adaptive)];
}

impl Level {
    /// The easiest.
    pub const FIRST: Self = Self(1);
    /// The hardest.
    pub const LAST: Self = Self(6);

    /// All levels, the easiest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::FIRST.0..=Self::LAST.0).map(Self)
    }

    /// The level with a number.
    #[must_use]
    pub fn new(number: u8) -> Option<Self> {
        (Self::FIRST.0..=Self::LAST.0).contains(&number).then_some(Self(number))
    }

    /// Takes the level from an address.
    pub fn take<P: From<Problem>>(query: &mut Query<P>) -> Option<Self> {
        let range = Self::FIRST.0.into()..=Self::LAST.0.into();
        query.number("level", range).map(Self)
    }

    /// Its number, from 1.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The next harder one; the hardest stays.
    #[must_use]
    pub fn harder(self) -> Self {
        Self::new(self.0 + 1).unwrap_or(self)
    }

    /// The next easier one; the easiest stays.
    #[must_use]
    pub fn easier(self) -> Self {
        Self::new(self.0 - 1).unwrap_or(self)
    }

    /// The requirements on its trees:
    ///
    /// | level | plies | children | cuts | at both players | deep | equal leaves |
    /// | --- | --- | --- | --- | --- | --- | --- |
    /// | 1 | 2 | 2 to 3 | 1 | – | – | – |
    /// | 2 | 3 | 2 | 1 to 2 | – | – | – |
    /// | 3 | 3 | 2 to 3 | 2 to 4 | yes | – | – |
    /// | 4 | 4 | 2 | 3 to 5 | yes | – | – |
    /// | 5 | 4 | 2 to 3 | 4 to 9 | yes | 1 | – |
    /// | 6 | 4 | 2 to 3 | 3 to 9 | yes | – | yes, and ≥ or > matters |
    #[must_use]
    pub fn wish(self) -> Wish {
        let plain = |depth, branching, count, players, deep| Wish {
            branching,
            depth,
            values: 1..=30,
            ties: Ties::Never,
            cut: CutRule::AtLeast,
            cuts: Cuts { count, players, deep },
            ambiguity: Ambiguity::None,
        };
        let wide = |wish| Wish { values: 1..=99, ..wish };
        let (two, two_or_three): (_, RangeInclusive<u32>) = (2..=2, 2..=3);
        match self.0 {
            1 => plain(2, two_or_three, 1..=1, 1, 0),
            2 => plain(3, two, 1..=2, 1, 0),
            3 => plain(3, two_or_three, 2..=4, 2, 0),
            4 => plain(4, two, 3..=5, 2, 0),
            5 => wide(plain(4, two_or_three, 4..=9, 2, 1)),
            _ => Wish {
                values: 1..=12,
                ties: Ties::Allowed,
                ambiguity: Ambiguity::Point,
                ..plain(4, two_or_three, 3..=9, 2, 0)
            },
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

//! What shows early that a route cannot become a tour.
//!
//! The colours are no pruning: each move changes the colour, so that whether those of the squares
//! left fit is decided before the first move, and for good (see `theorem`).

use plyscope_search::excerpt;
use std::fmt;
use std::str::FromStr;

use super::jumps::Jumps;
use super::{Ending, Route, Squares, TourProblem};

/// A reason to give a route up although moves are left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pruning {
    /// A square left cannot be passed through any more: from the squares left, and those where the
    /// route may still be joined, there are not two ways to it. The last square of an open tour needs
    /// one way only. The start of a closed tour needs a way back.
    Dead,
    /// A square left cannot be reached through the squares left.
    Cut,
}

impl Pruning {
    /// All of them, in the order in which they are tried.
    pub const ALL: [Self; 2] = [Self::Dead, Self::Cut];

    /// The number by which a [status](crate::backtrack::Status::Pruned) tells it.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The pruning that a status tells by a number.
    #[must_use]
    pub fn numbered(number: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|pruning| pruning.number() == number)
    }

    /// What it is called where it is chosen.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Dead => "dead",
            Self::Cut => "connected",
        }
    }

    /// The squares that show it; `None` where they show nothing. An open tour has one last square
    /// only: where there are more that could be nothing else, they show it together.
    pub(super) fn shown(self, jumps: &Jumps, route: &Route, ending: Ending) -> Option<Squares> {
        let shown = match self {
            Self::Dead => dead(jumps, route, ending),
            Self::Cut => route.free.without(jumps.reachable(route.here(), &route.free)),
        };
        (!shown.is_empty()).then_some(shown)
    }
}

#[inline]
fn dead(jumps: &Jumps, route: &Route, ending: Ending) -> Squares {
    let (mut from, start) = (route.free, route.start());
    from.insert(route.here());
    let ways = jumps.ways(&from);
    let lacking = route.free.without(ways.several);
    match ending {
        Ending::Open => {
            let cut_off = lacking.without(ways.some);
            let ends = if lacking.len() > 1 { lacking } else { Squares::NONE };
            cut_off.or(ends)
        }
        // The way back to the start counts as well, and while the knight has not left it, it is
        // another way than the one from there.
        Ending::Closed => {
            let home = jumps.near(start);
            if home.and(route.free).is_empty() && !route.free.is_empty() {
                return [start].into_iter().collect();
            }
            lacking.without(home.and(ways.some))
        }
    }
}

/// Which prunings are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Prunings(u8);

impl Prunings {
    /// None of them.
    pub const NONE: Self = Self(0);

    /// All of them.
    pub const ALL: Self = Self((1 << Pruning::ALL.len()) - 1);

    /// Whether one of them is made.
    #[must_use]
    #[inline]
    pub const fn contains(self, pruning: Pruning) -> bool {
        self.0 >> pruning.number() & 1 != 0
    }

    /// Those that are made, in the order in which they are tried.
    pub fn iter(self) -> impl Iterator<Item = Pruning> {
        Pruning::ALL.into_iter().filter(move |&pruning| self.contains(pruning))
    }
}

impl FromIterator<Pruning> for Prunings {
    fn from_iter<I: IntoIterator<Item = Pruning>>(prunings: I) -> Self {
        Self(prunings.into_iter().fold(0, |bits, pruning| bits | 1 << pruning.number()))
    }
}

/// Reads `all`, `none`, or the names of some between commas.
impl FromStr for Prunings {
    type Err = TourProblem;

    fn from_str(text: &str) -> Result<Self, TourProblem> {
        let pruning = |id: &str| {
            let found = Pruning::ALL.into_iter().find(|pruning| pruning.id() == id);
            found.ok_or_else(|| TourProblem::NoPruning { given: excerpt(id) })
        };
        match text {
            "all" => Ok(Self::ALL),
            "none" => Ok(Self::NONE),
            _ => text.split(',').map(|id| pruning(id.trim())).collect(),
        }
    }
}

impl fmt::Display for Prunings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if *self == Self::NONE {
            return write!(f, "none");
        }
        let names: Vec<&str> = self.iter().map(Pruning::id).collect();
        write!(f, "{}", names.join(","))
    }
}

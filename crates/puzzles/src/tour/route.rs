//! The squares visited so far, and the candidates for the next one.

use super::order::Targets;
use super::{Square, Squares};

/// The squares visited so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Route {
    /// The squares in the order in which they were visited; there is a first one.
    pub(super) squares: Vec<Square>,
    /// The squares that are still to be visited.
    pub(super) free: Squares,
    /// Where the order of the candidates depends on the route: that order at each node on the way,
    /// the current one's last. Otherwise nothing.
    pub(super) sorted: Vec<Targets>,
}

impl Route {
    /// The squares in the order in which they were visited.
    #[must_use]
    pub fn squares(&self) -> &[Square] {
        &self.squares
    }

    /// The squares that are still to be visited.
    #[must_use]
    pub const fn free(&self) -> Squares {
        self.free
    }

    /// Where the route began.
    #[must_use]
    #[inline]
    pub fn start(&self) -> Square {
        self.squares[0]
    }

    /// Where the knight is.
    #[must_use]
    #[inline]
    pub fn here(&self) -> Square {
        self.squares[self.squares.len() - 1]
    }

    /// The how manieth visited square it is, from 0; `None` where it was not visited.
    #[must_use]
    pub fn number(&self, square: Square) -> Option<u8> {
        self.squares.iter().position(|&visited| visited == square).map(|place| place as u8)
    }
}

/// A candidate for the next square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidate {
    /// The square.
    pub square: Square,
    /// Whether it can be visited, and if not, why not.
    pub standing: Standing,
}

/// Whether a square can be visited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It is still to be visited.
    Free,
    /// It was visited already; the number counts from 0.
    Visited(u8),
    /// It is blocked out.
    Blocked,
}

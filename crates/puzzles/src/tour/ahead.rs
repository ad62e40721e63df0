//! What lies ahead of a path: for those who move the knight themselves.

use std::ops::ControlFlow;

use super::{Fixed, MoveOrder, Prunings, Square, Ties, Tour, TourOptions};
use crate::backtrack::{count, Count, Cursor};
use crate::Test;

/// How many tours begin with a path.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Continuations {
    /// So many.
    Exactly(u64),
    /// So many were found when the search was given up.
    AtLeast(u64),
}

/// Where a path can go on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// A tour goes on with this square.
    Next(Square),
    /// No square is left.
    Complete,
    /// No tour begins like this.
    Nowhere,
    /// None was found when the search was given up.
    Unknown,
}

impl Tour {
    /// How many tours begin with [`TourOptions::path`], found with all prunings. The search is given
    /// up after about so many nodes, more by [`Count::LOOK_EVERY`] at most.
    #[must_use]
    pub fn continuations(&self, nodes: u64) -> Continuations {
        let search = match Self::new(self.quick(MoveOrder::default())) {
            Ok(search) => search,
            // What is searched less cleverly is the same board with the same path.
            Err(_) => return Continuations::AtLeast(0),
        };
        let watch = |seen: &Count| match seen.nodes < nodes {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(*seen),
        };
        match count(&search, watch) {
            ControlFlow::Continue(all) => Continuations::Exactly(all.solutions),
            ControlFlow::Break(seen) => Continuations::AtLeast(seen.solutions),
        }
    }

    /// A square with which a tour goes on from [`TourOptions::path`], found by Warnsdorff's rule and
    /// all prunings. Ties are broken first in one way and then in others, since a bad early move can
    /// cost a search all its time; they share so many steps.
    #[must_use]
    pub fn hint(&self, steps: u64) -> Hint {
        let random = |seed| Ties::Fixed(Fixed::Random(seed));
        let attempts = [Ties::Pohl, Ties::Centre, random(1), random(2)];
        let share = steps / attempts.len() as u64;
        let path = self.options().path.len();
        for ties in attempts {
            let Ok(search) = Self::new(self.quick(MoveOrder::Warnsdorff(ties))) else { break };
            let mut cursor = Cursor::new(&search);
            while cursor.solutions() == 0 && cursor.step() < share && cursor.advance() {}
            if cursor.solutions() > 0 {
                let next = cursor.state().squares().get(path);
                return next.map_or(Hint::Complete, |&square| Hint::Next(square));
            }
            if cursor.state().free().is_empty() && cursor.path().is_empty() {
                return Hint::Complete;
            }
            if cursor.step() < share {
                return Hint::Nowhere;
            }
        }
        Hint::Unknown
    }

    fn quick(&self, order: MoveOrder) -> TourOptions {
        TourOptions {
            lead: Vec::new(),
            order,
            prunings: Prunings::ALL,
            test: Test::AtOnce,
            ..self.options().clone()
        }
    }
}

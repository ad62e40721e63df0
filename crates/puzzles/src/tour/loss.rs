//! Why a route cannot become a tour, as its board shows it.

use super::{Ending, Pruning, Route, Square, Squares, Tour};
use crate::Test;

/// What shows that a route cannot become a tour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// These free squares have no free neighbour left, nor the knight beside them.
    Isolated(Squares),
    /// Each of these free squares has one free neighbour only, so that each could only be the last
    /// one; an open tour has one last square.
    Ends(Squares),
    /// These free squares have one way in only, and no way out: a closed tour has no last square.
    OneWay(Squares),
    /// No free square leads back to the start of a closed tour.
    NoWayBack(Square),
    /// These free squares cannot be reached from the knight through free squares.
    Unreachable(Squares),
}

impl Tour {
    /// What shows that a route cannot become a tour, whether or not this search looks for it; `None`
    /// where nothing shows it, though it may be so. Of routes whose moves are not tested nothing is
    /// said.
    #[must_use]
    pub fn loss(&self, route: &Route) -> Option<Loss> {
        let (test, ending) = (self.options.test, self.options.ending);
        if test == Test::AtTheEnd || route.free.is_empty() {
            return None;
        }
        let shown = |pruning: Pruning| Some((pruning, pruning.shown(&self.jumps, route, ending)?));
        let (pruning, squares) = Pruning::ALL.into_iter().find_map(shown)?;
        if pruning == Pruning::Cut {
            return Some(Loss::Unreachable(squares));
        }
        if squares.contains(route.start()) {
            return Some(Loss::NoWayBack(route.start()));
        }
        let mut from = route.free;
        from.insert(route.here());
        let isolated: Squares =
            squares.iter().filter(|&square| self.jumps.count_near(square, &from) == 0).collect();
        Some(match ending {
            _ if !isolated.is_empty() => Loss::Isolated(isolated),
            Ending::Open => Loss::Ends(squares),
            Ending::Closed => Loss::OneWay(squares),
        })
    }
}

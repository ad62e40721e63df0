//! Searches for knight's tours; rivals in JavaScript visit the same nodes.

use std::convert::Infallible;
use std::ops::ControlFlow;

use plyscope_puzzles::backtrack::{count, Count, Cursor, Journal, Until};
use plyscope_puzzles::tour::{Board, Ending, MoveOrder, Prunings, TourOptions};
use plyscope_puzzles::{Test, Tour};

/// A board on which all tours from `a1` are counted.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name in the table of measures.
    pub name: &'static str,
    /// How many tours there are.
    pub tours: u64,
    /// How many nodes the search enters.
    pub nodes: u64,
    /// The search.
    pub tour: Tour,
}

/// The lecture's small board without prunings, and a larger one that needs them.
///
/// # Panics
/// Never: the names of the prunings are known.
#[must_use]
pub fn cases() -> Vec<Case> {
    use Ending::{Closed, Open};
    [
        ("open tours of 5×5, counted", 304, 1_735_079, 5, Open, "none"),
        ("closed tours of 6×6 without dead squares, counted", 19_724, 1_545_893, 6, Closed, "dead"),
        ("closed tours of 6×6 with all prunings, counted", 19_724, 1_532_655, 6, Closed, "all"),
    ]
    .map(|(name, tours, nodes, side, ending, prunings)| {
        let tour = tour(side, ending, prunings.parse().expect("they are called so"));
        Case { name, tours, nodes, tour }
    })
    .into()
}

/// The tours from `a1` of a square board, in the plain order.
///
/// # Panics
/// Where there is no such board.
#[must_use]
pub fn tour(side: u8, ending: Ending, prunings: Prunings) -> Tour {
    let board = Board::new(side, side).expect("a board");
    let path = vec![board.at(0, 0).expect("every board has an a1")];
    let (lead, order) = (Vec::new(), MoveOrder::default());
    Tour::new(TourOptions { board, path, lead, ending, order, prunings, test: Test::AtOnce })
        .expect("nothing is wrong with it")
}

/// Records so many steps of a search.
#[must_use]
pub fn walked(tour: &Tour, steps: u64) -> Journal {
    let mut journal = Journal::default();
    journal.run(&mut Cursor::new(tour), steps, Until::Bound);
    journal
}

/// Counts all tours and what it takes.
#[must_use]
pub fn counted(tour: &Tour) -> Count {
    let ControlFlow::Continue(all) = count(tour, |_| ControlFlow::<Infallible>::Continue(()));
    all
}

/// A checksum of the position where a journal ends, which rivals compute as well: the depth and the
/// square numbers on the path.
#[must_use]
pub fn place(tour: &Tour, journal: &Journal) -> f64 {
    let cursor = journal.front().and_then(|front| front.cursor(tour));
    let squares = cursor.iter().flat_map(|cursor| cursor.state().squares());
    squares.zip(1..).map(|(square, number)| f64::from(square.number()) * f64::from(number)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tour_and_node_counts_match_the_table() {
        for case in cases() {
            let found = counted(&case.tour);
            assert_eq!((found.solutions, found.nodes), (case.tours, case.nodes), "{}", case.name);
        }
    }
}

//! Backtracking as a recursive procedure, and the current line.

use plyscope_puzzles::backtrack::{Moment, Status};
use plyscope_puzzles::Test;
use plyscope_session::listing::{Listing, Marked};

use super::described::Described;
use super::problem::{with, Problem};
use super::search::Search;

/// How much of a solution there is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Extent {
    /// No choice is made yet.
    Nothing,
    /// Some choices are made.
    Part,
    /// All choices are made.
    All,
}

impl Extent {
    /// That of so many choices.
    fn of(made: usize, length: usize) -> Self {
        match made {
            0 => Self::Nothing,
            all if all == length => Self::All,
            _ => Self::Part,
        }
    }
}

impl Search {
    /// The search as a textbook prints it.
    #[must_use]
    pub fn listing(&self) -> Listing {
        listing_of(self.problem())
    }

    /// The current line of the listing, from 0.
    #[must_use]
    pub fn current_line(&self) -> Option<usize> {
        self.line_at(self.status())
    }

    /// The same, for a known status of the current node.
    pub(super) fn line_at(&self, status: Status) -> Option<usize> {
        let here = self.here();
        let extent = Extent::of(here.path.len(), self.length());
        with!(self.problem(), puzzle => current_line(puzzle, here.moment, status, extent))
    }
}

/// The search of a puzzle as a textbook prints it.
#[must_use]
pub fn listing_of(problem: &Problem) -> Listing {
    with!(problem, puzzle => marked(puzzle)).into_listing()
}

/// The line, from 0, of a moment at a node with this status. The test for pruning has its own line,
/// and so has a failed test.
fn current_line<P: Described>(
    puzzle: &P,
    moment: Moment,
    status: Status,
    extent: Extent,
) -> Option<usize> {
    let mark = match (moment, status, extent) {
        (Moment::Entered, Status::Solved, _) => "solved",
        (Moment::Entered, Status::Pruned(number), _) => puzzle.pruned_mark(number)?,
        (Moment::Entered, Status::Open(choices), Extent::All) if choices.is_empty() => "rejected",
        (Moment::Entered, Status::Open(choices), _) if choices.is_empty() => "return",
        (Moment::Entered, Status::Open(_), Extent::Nothing) => "call",
        (Moment::Entered, Status::Open(_), _) => "enter",
        (Moment::Left(_), ..) => "left",
        (Moment::Over, ..) => "return",
    };
    marked(puzzle).find(mark)
}

/// The listing of a search, or that of generate and test, which is the same for all.
fn marked<P: Described>(puzzle: &P) -> Marked {
    let facts = puzzle.facts();
    match facts.test {
        Test::AtOnce => puzzle.listing(),
        Test::AtTheEnd => {
            let [part, test] = facts.candidate;
            let source = include_str!("../../listings/generate-and-test.txt");
            Marked::read(source, &[("{part}", part), ("{test}", test)], |_| true)
        }
    }
}

#[cfg(test)]
mod tests;

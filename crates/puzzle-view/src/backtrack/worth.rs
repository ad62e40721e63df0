//! What backtracking saves compared with generate and test, which completes every candidate before
//! testing it.

use std::ops::ControlFlow;

use plyscope_puzzles::backtrack::{count, Count};

use super::described::Described;
use super::problem::with;
use super::search::Search;

/// The work of both methods for all solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// How many candidates generate and test completes; rounded where it is more than 2⁵³. `None` for a
    /// puzzle that is not searched so.
    pub completed: Option<f64>,
    /// The count of backtracking, if it is small enough to be counted at once.
    pub counted: Option<Count>,
}

impl Search {
    /// What backtracking saves on this puzzle; it is counted up to this many nodes.
    #[must_use]
    pub fn worth(&self, nodes: u64) -> Worth {
        let completed = with!(self.problem(), puzzle => puzzle.completed());
        Worth { completed, counted: self.counted(nodes) }
    }

    /// What backtracking counts, up to this many nodes.
    fn counted(&self, nodes: u64) -> Option<Count> {
        let search = Self::by_hand(self.problem());
        let watch = |seen: &Count| match seen.nodes < nodes {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        match with!(search.problem(), puzzle => count(puzzle, watch)) {
            ControlFlow::Continue(count) => Some(count),
            ControlFlow::Break(()) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::link::Link;
    use super::*;

    #[test]
    fn generate_and_test_agrees_with_the_formulas() {
        for link in [
            "puzzle=tour&board=3x3&start=a1",
            "puzzle=queens&size=4",
            "puzzle=queens&size=5",
            "puzzle=queens&size=4&inference=forward-checking&variables=fewest",
            "puzzle=sudoku&clues=1234+3412+2..3+4...",
            "puzzle=map",
            "puzzle=cryptarithm&sum=AB+A=BA",
            "puzzle=subset-sum",
        ] {
            let search = Search::new(Link::parse(link).0.problem);
            let generated = Link::parse(&format!("{link}&test=complete")).0.problem;
            let mut slow = Search::new(generated);
            slow.extend(u64::MAX, plyscope_puzzles::backtrack::Until::Bound);
            let mut complete = 0;
            for step in 0..=slow.journal().reach() {
                slow.travel(super::super::search::Travel::To(step), u64::MAX);
                let here = slow.here();
                let entered = here.moment == plyscope_puzzles::backtrack::Moment::Entered;
                complete += u64::from(entered && here.path.len() == slow.length());
            }
            let worth = search.worth(u64::MAX);
            assert_eq!(worth.completed, Some(complete as f64), "{link}");
            let solutions = worth.counted.map(|count| count.solutions);
            assert_eq!(solutions, Some(slow.journal().solutions().len() as u64), "{link}");
        }
    }
}

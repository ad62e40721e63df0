//! What backtracking saves compared with generate and test, which completes every candidate before
//! testing it.

use std::ops::ControlFlow;

use plyscope_puzzles::backtrack::{count, Count};

use super::described::Described;
use super::link::changed;
use super::problem::{with, Problem};
use super::search::Search;

/// The work of both methods for all solutions of a puzzle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// How many candidates generate and test completes; rounded where it is more than 2⁵³. `None` for a
    /// puzzle that is not searched so.
    pub completed: Option<f64>,
    /// The count of plain backtracking, if it is small enough to be counted at once.
    pub counted: Option<Count>,
}

impl Search {
    /// What backtracking saves on this puzzle; it is counted up to this many nodes, as long as there is time.
    #[must_use]
    pub fn worth(&self, nodes: u64, mut has_time: impl FnMut() -> bool) -> Worth {
        let completed = with!(self.problem(), puzzle => puzzle.completed());
        let watch = |seen: &Count| match seen.nodes < nodes && has_time() {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        };
        let counted = with!(&plain(self.problem()), puzzle => count(puzzle, watch));
        Worth { completed, counted: counted.continue_value() }
    }
}

/// A puzzle for plain backtracking: nothing is pruned or inferred, and the order of variables is the given one.
fn plain(problem: &Problem) -> Problem {
    let by_hand = with!(problem, puzzle => puzzle.by_hand());
    with!(&by_hand, puzzle => changed(puzzle, "variables", None, &["cells", "values"]))
        .unwrap_or(by_hand)
}

#[cfg(test)]
mod tests {
    use plyscope_puzzles::backtrack::Until;

    use super::super::link::Link;
    use super::super::search::Travel;
    use super::*;

    fn search(link: &str) -> Search {
        Search::new(Link::parse(link).0.problem)
    }

    /// A search at its end.
    fn finished(link: &str) -> Search {
        let mut search = search(link);
        search.extend(u64::MAX, Until::Bound);
        search.travel(Travel::Last, u64::MAX);
        search
    }

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
            let mut slow = finished(&format!("{link}&test=complete"));
            let mut complete = 0;
            for step in 0..=slow.journal().reach() {
                slow.travel(Travel::To(step), u64::MAX);
                let here = slow.here();
                let entered = here.moment == plyscope_puzzles::backtrack::Moment::Entered;
                complete += u64::from(entered && here.path.len() == slow.length());
            }
            let worth = search(link).worth(u64::MAX, || true);
            assert_eq!(worth.completed, Some(complete as f64), "{link}");
            let solutions = worth.counted.map(|count| count.solutions);
            assert_eq!(solutions, Some(slow.journal().solutions().len() as u64), "{link}");
        }
    }

    #[test]
    fn plain_backtracking_has_no_order_of_variables() {
        const HARD: &str = "puzzle=sudoku&clues=.9.6..7..+....3...6+4..7....8+.3...2..1+.5.....7.+6..4...5.+1....8..3\
            +3...4....+..7..5.1.";
        for (link, options) in [
            (HARD, "&cells=fewest"),
            (HARD, "&variables=fewest-degree&values=least-constraining"),
            ("puzzle=queens&size=6", "&variables=fewest&inference=arc-consistency"),
            ("puzzle=map", "&variables=fewest"),
            ("puzzle=cryptarithm&sum=AB+A=BA", "&variables=fewest-degree"),
        ] {
            let plain = finished(link);
            let expected = Some((plain.visited(), plain.journal().reach()));
            let counted = search(&format!("{link}{options}")).worth(u64::MAX, || true).counted;
            assert_eq!(
                counted.map(|count| (count.nodes, count.steps)),
                expected,
                "{link}{options}"
            );
        }
    }

    /// Where generate and test completes more candidates than a number can count, none is shown.
    #[test]
    fn numbers_of_candidates_are_finite() {
        let completed = |board: &str| {
            search(&format!("puzzle=tour&start=a1&board={board}")).worth(0, || false).completed
        };
        assert!(completed("13x13").is_some_and(f64::is_finite));
        assert_eq!(completed("13x14"), None);
    }
}

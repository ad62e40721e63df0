//! What of a puzzle is refused before it is searched.

use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::csp::{Methods, Network};
use plyscope_puzzles::subset_sum::SumBound;
use plyscope_puzzles::sudoku::Clues;
use plyscope_puzzles::tour::{MoveOrder, Prunings, TourOptions};
use plyscope_puzzles::Test;

/// The most complete candidates for generate and test: enough for 9 queens; 10 would take too long.
pub const MOST_CANDIDATES: u64 = 1_000_000_000;

/// The candidates of generate and test: the ways of each choice to the power of the choices.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Candidates {
    /// In how many ways each choice can be made.
    pub ways: u8,
    /// How many choices a complete candidate has.
    pub choices: usize,
}

/// The candidates that generate and test would have, where that is more than [`MOST_CANDIDATES`].
#[must_use]
pub fn too_many(problem: &Problem) -> Option<Candidates> {
    let (ways, choices) = match problem {
        _ if problem.test() == Test::AtOnce => return None,
        Problem::Queens(queens) => (queens.size(), queens.size().into()),
        Problem::ConstrainedQueens(queens) => {
            let size = queens.network().size();
            (size, size.into())
        }
        Problem::Sudoku(sudoku) => empty(sudoku.clues()),
        Problem::ConstrainedSudoku(sudoku) => empty(sudoku.network().clues()),
        Problem::Map(map) => (map.network().colours(), map.network().variables().into()),
        Problem::Cryptarithm(sum) => (10, sum.network().variables().into()),
        // They have fewer, or only those that a way of their own leads to.
        Problem::Tour(_) | Problem::SubsetSum(_) | Problem::Maze(_) => return None,
    };
    let power = u32::try_from(choices).ok().and_then(|times| u64::from(ways).checked_pow(times));
    let is_few = power.is_some_and(|candidates| candidates <= MOST_CANDIDATES);
    (!is_few).then_some(Candidates { ways, choices })
}

fn empty(clues: &Clues) -> (u8, usize) {
    (clues.size().side(), clues.cells().iter().filter(|cell| cell.is_none()).count())
}

/// The parameters that have a value and no effect, since only what is complete is tested.
#[must_use]
pub fn unused(problem: &Problem) -> &'static [&'static str] {
    match problem {
        Problem::SubsetSum(sum) => {
            let options = sum.options();
            let is_unused = options.test == Test::AtTheEnd && options.bound != SumBound::default();
            if is_unused {
                &["bound"]
            } else {
                &[]
            }
        }
        Problem::Tour(tour) if has_unused_choices(tour.options()) => &["path", "order", "prune"],
        _ if problem.methods().is_some_and(has_unused_methods) => {
            &["variables", "values", "inference"]
        }
        _ => &[],
    }
}

fn has_unused_choices(options: &TourOptions) -> bool {
    let TourOptions { lead, order, prunings, test, .. } = options;
    let is_usual = lead.is_empty() && *order == MoveOrder::default() && *prunings == Prunings::NONE;
    *test == Test::AtTheEnd && !is_usual
}

/// Whether methods are chosen that have no effect, since only what is complete is tested.
#[must_use]
pub fn has_unused_methods(methods: Methods) -> bool {
    let test = methods.test;
    test == Test::AtTheEnd && methods != Methods { test, ..Methods::default() }
}

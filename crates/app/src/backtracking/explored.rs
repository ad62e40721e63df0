//! The timeline of a search by backtracking.

use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::timeline::{Outline, PuzzleChart};

use crate::timeline::Source;

/// A backtracking search, as far as it is explored.
#[derive(Clone)]
pub struct Explored {
    /// What is searched.
    pub problem: Problem,
    /// The explored part of the search.
    pub outline: Outline,
}

impl PartialEq for Explored {
    fn eq(&self, other: &Self) -> bool {
        self.outline.reach() == other.outline.reach() && self.problem == other.problem
    }
}

impl Source for Explored {
    type Chart = PuzzleChart;

    fn len(&self) -> u64 {
        self.outline.reach() + 1
    }

    fn chart(&self) -> PuzzleChart {
        PuzzleChart::new(self.problem.clone(), self.outline.clone())
    }

    fn goes_on(&self, before: &Self) -> bool {
        self.problem == before.problem && self.len() >= before.len()
    }
}

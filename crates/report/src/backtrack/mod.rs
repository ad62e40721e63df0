//! Backtracking through a puzzle: what it finds, and its steps.
//!
//! The command and the packages search by [`search()`] and hand over [`result()`], so that both have the same
//! object for the same puzzle. What a puzzle adds is its [`Reported`].

pub mod known;
mod limits;
mod puzzles;
mod result;
mod search;
mod solution;
mod steps;
mod tour;

pub use limits::{too_many, Candidates, MOST_CANDIDATES};
pub use puzzles::{Cryptarithm, Map, Maze, Queens, SubsetSum, Sudoku, UsedMethods};
pub use result::{result, About, PuzzleEnd, PuzzleResult};
pub use search::{search, search_problem, End, Found, Limits, Wish};
pub use solution::{Solution, Written};
pub use steps::{steps, BacktrackEvent, BacktrackStep, EnteredState, NoSteps, Part};
pub use tour::{squares, tours, BoardAbout, KnownTours, TourAbout, TourResult};

use plyscope_puzzle_view::backtrack::shown::Shown;
use plyscope_puzzles::Test;
use serde_json::Value as Json;

use crate::json;
use crate::parts::ByName;

/// A puzzle whose search is reported.
pub trait Reported: Shown {
    /// What is searched, and how.
    type About: About;

    /// What is searched, and how.
    fn about(&self) -> Self::About;

    /// A solution.
    fn solution(&self, state: &Self::State) -> Solution;

    /// The values that inference has removed with the last choice, or before the first: the name of each
    /// variable that lost some, with their labels.
    fn removed(&self, _: &Self::State) -> ByName<Vec<String>> {
        ByName::default()
    }

    /// What was found.
    fn result(&self, test: Test, found: &Found) -> Json {
        json(&PuzzleResult::new(self.about(), test, found))
    }
}

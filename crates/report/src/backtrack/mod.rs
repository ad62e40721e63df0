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
pub use result::result;
pub use search::{search, search_problem, End, Found, Limits, Wish};
pub use solution::Solution;
pub use steps::{steps, NoSteps, Part, EVENTS, STATUSES};
pub use tour::{squares, tours, VERDICTS};

use plyscope_puzzle_view::backtrack::shown::Shown;
use serde_json::{Map, Value as Json};

/// A puzzle whose search is reported.
pub trait Reported: Shown {
    /// What is searched, and how: fields of an object by their names.
    fn about(&self) -> Map<String, Json>;

    /// A solution.
    fn solution(&self, state: &Self::State) -> Solution;

    /// The values that inference has removed with the last choice, or before the first: the name of each
    /// variable that lost some, with their labels.
    fn removed(&self, _: &Self::State) -> Vec<(String, Vec<String>)> {
        Vec::new()
    }
}

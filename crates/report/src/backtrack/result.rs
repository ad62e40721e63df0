//! The result of a search.

use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_puzzles::Test;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;

use super::{End, Found, Reported, Written};
use crate::parts::{Word, Words};

/// What of a puzzle is searched, and how.
pub trait About: Serialize + JsonSchema {
    /// What its solutions are in JSON.
    type Solution: Written;

    /// The comment of its result.
    const ABOUT: &'static str;

    /// The comment of the solutions that are found.
    const FOUND: &'static str;
}

/// What was found of a puzzle that is not a tour.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(bound = "A: About")]
#[schemars(bound = "A: About", rename = "{A}Result", extend("description" = A::ABOUT))]
pub struct PuzzleResult<A: About> {
    /// What was searched, and how.
    #[serde(flatten)]
    pub about: A,
    /// When partial solutions were tested.
    pub test: Word<Test>,
    /// The solutions that were asked for.
    #[schemars(extend("description" = A::FOUND))]
    pub found: Vec<A::Solution>,
    /// How many solutions were found.
    pub solutions: u64,
    /// Whether everything was tried.
    pub finished: bool,
    /// Why the search ended: all was tried, enough was found, or the steps were used up.
    pub end: Word<PuzzleEnd>,
    /// How many partial and complete solutions were entered.
    pub nodes: u64,
    /// How many steps were taken.
    pub steps: u64,
    /// How many of the nodes were complete candidates.
    pub candidates: u64,
}

/// Why a search ended that begins in any case.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PuzzleEnd(End);

impl Words for PuzzleEnd {
    const TYPE: &'static str = "BacktrackEnd";

    fn all() -> Vec<&'static str> {
        End::all().into_iter().filter(|&word| word != End::NotBegun.word()).collect()
    }

    fn word(self) -> &'static str {
        self.0.word()
    }
}

impl<A: About> PuzzleResult<A> {
    /// What was searched, and what was found.
    pub fn new(about: A, test: Test, found: &Found) -> Self {
        Self {
            about,
            test: Word(test),
            found: found.kept.iter().filter_map(Written::of).collect(),
            solutions: found.count.solutions,
            finished: found.end == End::Over,
            end: Word(PuzzleEnd(found.end)),
            nodes: found.count.nodes,
            steps: found.count.steps,
            candidates: found.candidates,
        }
    }
}

/// What was searched, and what was found.
#[must_use]
pub fn result(problem: &Problem, found: &Found) -> Json {
    with!(problem, puzzle => of(puzzle, problem, found))
}

fn of(puzzle: &impl Reported, problem: &Problem, found: &Found) -> Json {
    puzzle.result(problem.test(), found)
}

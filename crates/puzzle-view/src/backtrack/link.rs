//! The address of a search at a step: `#puzzle=tour&board=8x8&start=c2&step=12`.

use plyscope_puzzles::cryptarithm::CryptarithmProblem;
use plyscope_puzzles::map::MapProblem;
use plyscope_puzzles::maze::MazeProblem;
use plyscope_puzzles::subset_sum::SubsetSumProblem;
use plyscope_puzzles::sudoku::CluesProblem;
use plyscope_puzzles::tour::TourProblem;
use plyscope_search::excerpt;

use super::problem::{Problem, PuzzleId};
use plyscope_setup::address::{self, FromQuery, Query, ToQuery, Writer};
use plyscope_setup::Choice;

/// A parsed address. Missing parameters keep their defaults.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The puzzle.
    pub problem: Problem,
    /// The step to show.
    pub step: u64,
}

/// A problem with one part of an address. The other parts are still used.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// A problem that any address can have.
    Address(address::Problem),
    /// An invalid number of queens.
    Size {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// A problem with the tour.
    Tour {
        /// The parameter it is in.
        name: &'static str,
        /// The problem.
        problem: TourProblem,
    },
    /// A problem with the clues of a sudoku.
    Clues(CluesProblem),
    /// A problem with a map.
    Map(MapProblem),
    /// A problem with a sum of words.
    Sum(CryptarithmProblem),
    /// A problem with the numbers of a subset sum, or with its target.
    SubsetSum(SubsetSumProblem),
    /// A problem with a maze, or with what is asked of it.
    Maze(MazeProblem),
    /// An invalid number of colours.
    Colours {
        /// What was given; of a long text only the beginning.
        given: String,
    },
}

impl From<address::Problem> for LinkProblem {
    fn from(problem: address::Problem) -> Self {
        Self::Address(problem)
    }
}

impl LinkProblem {
    /// A problem with a parameter of a tour.
    pub fn of_tour(name: &'static str) -> impl Fn(TourProblem) -> Self + Copy {
        move |problem| Self::Tour { name, problem }
    }

    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::Size { .. } => Some("size"),
            Self::Tour { name, .. } => Some(name),
            Self::Clues(_) => Some("clues"),
            Self::Map(_) => Some("map"),
            Self::Sum(_) => Some("sum"),
            Self::SubsetSum(SubsetSumProblem::Target { .. }) => Some("target"),
            Self::SubsetSum(_) => Some("numbers"),
            Self::Maze(MazeProblem::Length { .. }) => Some("length"),
            Self::Maze(MazeProblem::NoOrder { .. }) => Some("order"),
            Self::Maze(_) => Some("maze"),
            Self::Colours { .. } => Some("colours"),
        }
    }
}

impl FromQuery for Link {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let problem = Problem::from_query(query);
        let step = query.read("step", |given| {
            given.parse().map_err(|_| address::Problem::Step { given: excerpt(given) })
        });
        Self { problem, step: step.unwrap_or(0) }
    }
}

/// A puzzle without a step.
impl FromQuery for Problem {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let id = query.choice().unwrap_or_default();
        let problem = Self::read(id, query);
        // The parameters of an unknown puzzle are not checked.
        if query.is_wrong(PuzzleId::NAME) {
            query.allow(&PARAMETERS);
        }
        problem
    }
}

impl ToQuery for Link {
    fn to_query(&self, writer: &mut Writer) {
        write(writer, &self.problem, self.step);
    }
}

impl Link {
    /// Parses the part of an address behind `#`. Valid parts are used; the others are reported.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        Self::from_address(fragment)
    }

    /// The part of an address behind `#`.
    #[must_use]
    pub fn print(problem: &Problem, step: u64) -> String {
        let mut writer = Writer::default();
        write(&mut writer, problem, step);
        writer.finish()
    }
}

/// Writes a search at a step.
pub fn write(writer: &mut Writer, problem: &Problem, step: u64) {
    problem.write(writer);
    writer.add_some("step", Some(step).filter(|&step| step > 0));
}

/// The parameters of single puzzles, beside the common ones.
pub const PARAMETERS: [&str; 20] = [
    "size",
    "clues",
    "cells",
    "board",
    "start",
    "path",
    "tour",
    "prune",
    "blocked",
    "map",
    "sum",
    "numbers",
    "target",
    "bound",
    "maze",
    "length",
    "colours",
    "variables",
    "values",
    "inference",
];

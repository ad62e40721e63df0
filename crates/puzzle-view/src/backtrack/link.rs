//! The address of a moment of a search: `#puzzle=tour&board=8x8&start=c2&step=12`.

use plyscope_puzzles::sudoku::CluesProblem;
use plyscope_puzzles::tour::TourProblem;
use plyscope_search::excerpt;

use super::problem::{Problem, PuzzleId};
use plyscope_setup::address::{self, FromQuery, Query, ToQuery, Writer};
use plyscope_setup::Choice;

/// What an address says. What it does not say is left as it is by default.
#[derive(Clone, PartialEq, Debug)]
pub struct Link {
    /// The puzzle.
    pub problem: Problem,
    /// The step to show.
    pub step: u64,
}

/// What is wrong with a part of an address. The other parts still hold.
#[derive(Clone, PartialEq, Debug)]
pub enum LinkProblem {
    /// Something that can be wrong with any address.
    Address(address::Problem),
    /// A number of queens that is not possible.
    Size {
        /// What was given; of a long text only the beginning.
        given: String,
    },
    /// Something about the tour is wrong.
    Tour {
        /// The parameter it is in.
        name: &'static str,
        /// What is wrong with it.
        problem: TourProblem,
    },
    /// Something about the clues of a sudoku is wrong.
    Clues(CluesProblem),
}

impl From<address::Problem> for LinkProblem {
    fn from(problem: address::Problem) -> Self {
        Self::Address(problem)
    }
}

impl LinkProblem {
    /// What is wrong with a parameter of a tour.
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
        }
    }
}

impl FromQuery for Link {
    type Problem = LinkProblem;

    fn from_query(query: &mut Query<LinkProblem>) -> Self {
        let id = query.choice().unwrap_or_default();
        let problem = Problem::read(id, query);
        let step = query.read("step", |given| {
            given.parse().map_err(|_| address::Problem::Step { given: excerpt(given) })
        });
        // Where there is no such puzzle, nobody can say what it does not know.
        if query.is_wrong(PuzzleId::NAME) {
            query.allow(&PARAMETERS);
        }
        Self { problem, step: step.unwrap_or(0) }
    }
}

impl ToQuery for Link {
    fn to_query(&self, writer: &mut Writer) {
        write(writer, &self.problem, self.step);
    }
}

impl Link {
    /// Reads the part of an address behind `#`. Whatever can be understood is kept; the rest is
    /// told.
    #[must_use]
    pub fn parse(fragment: &str) -> (Self, Vec<LinkProblem>) {
        Self::from_address(fragment)
    }

    /// The part of an address behind `#` that says this.
    #[must_use]
    pub fn print(problem: &Problem, step: u64) -> String {
        let mut writer = Writer::default();
        write(&mut writer, problem, step);
        writer.finish()
    }
}

/// Writes a moment of the search of a puzzle.
pub fn write(writer: &mut Writer, problem: &Problem, step: u64) {
    problem.write(writer);
    writer.add_some("step", Some(step).filter(|&step| step > 0));
}

/// What the puzzles know, beside what all of them do.
const PARAMETERS: [&str; 9] =
    ["size", "clues", "cells", "board", "start", "path", "tour", "prune", "blocked"];

//! The address of a search at a step: `#puzzle=tour&board=8x8&start=c2&step=12`.

use std::fmt::Debug;
use std::rc::Rc;

use plyscope_i18n::Lang;
use plyscope_search::excerpt;

use super::described::Described;
use super::problem::{self, with, Problem, PuzzleId};
use plyscope_setup::address::{self, pairs, FromQuery, Query, ToQuery, Writer};
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
#[derive(Clone, Debug)]
pub enum LinkProblem {
    /// A problem that any address can have.
    Address(address::Problem),
    /// What is wrong with a parameter of the puzzle.
    Puzzle(Rc<dyn Fault>),
}

/// What is wrong with a parameter of a puzzle.
pub trait Fault: Debug {
    /// The name of the parameter.
    fn parameter(&self) -> &'static str;

    /// The sentence for people.
    fn message(&self, lang: Lang) -> String;
}

impl From<address::Problem> for LinkProblem {
    fn from(problem: address::Problem) -> Self {
        Self::Address(problem)
    }
}

impl<F: Fault + 'static> From<F> for LinkProblem {
    fn from(fault: F) -> Self {
        Self::Puzzle(Rc::new(fault))
    }
}

/// Faults are equal that are written in the same way.
impl PartialEq for LinkProblem {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Address(one), Self::Address(other)) => one == other,
            (Self::Puzzle(one), Self::Puzzle(other)) => {
                one.parameter() == other.parameter() && format!("{one:?}") == format!("{other:?}")
            }
            _ => false,
        }
    }
}

impl LinkProblem {
    /// Whether it is that the address is too long, and not read at all.
    #[must_use]
    pub const fn is_too_long(&self) -> bool {
        matches!(self, Self::Address(address::Problem::TooLong { .. }))
    }

    /// The name of the parameter that it is about.
    #[must_use]
    pub fn parameter(&self) -> Option<&str> {
        match self {
            Self::Address(problem) => problem.parameter(),
            Self::Puzzle(fault) => Some(fault.parameter()),
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
        let id: PuzzleId = query.choice().unwrap_or_default();
        let problem = (id.descriptor().read)(query);
        // The parameters of an unknown puzzle are not checked.
        if query.is_wrong(PuzzleId::NAME) {
            query.allow(&parameters());
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

/// A puzzle with another text for a parameter, or without it, and without some others.
///
/// # Errors
/// What is then wrong with its address.
pub(super) fn changed<P: Described>(
    puzzle: &P,
    parameter: &str,
    text: Option<&str>,
    without: &[&str],
) -> Result<Problem, LinkProblem> {
    let mut writer = Writer::default();
    problem::write(puzzle, &mut writer);
    let now = writer.finish();
    let kept = pairs(&now).filter_map(|(name, value)| Some((name, value.ok()?)));
    let kept = kept.filter(|(name, _)| *name != parameter && !without.contains(name));
    let new = text.map(|text| (parameter, text.trim().to_owned()));
    let parts: Vec<(&str, String)> = kept.chain(new).collect();
    let mut query = Query::of(parts.iter().map(|(name, text)| (*name, text.as_str())));
    let changed = Problem::from_query(&mut query);
    query.finish().into_iter().next().map_or(Ok(changed), Err)
}

/// Writes a search at a step.
pub fn write(writer: &mut Writer, problem: &Problem, step: u64) {
    with!(problem, puzzle => problem::write(puzzle, writer));
    writer.add_some("step", Some(step).filter(|&step| step > 0));
}

/// The parameters of single puzzles, beside the common ones, each once.
#[must_use]
pub fn parameters() -> Vec<&'static str> {
    let mut names = Vec::new();
    for &name in PuzzleId::all().flat_map(|puzzle| puzzle.descriptor().parameters) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

//! What of a puzzle is refused before it is searched.

use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_puzzle_view::backtrack::shown::Shown;
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

/// The candidates that generate and test would have, where that is more than [`MOST_CANDIDATES`]. Puzzles
/// whose choices depend on those before have fewer.
#[must_use]
pub fn too_many(problem: &Problem) -> Option<Candidates> {
    let facts = problem.facts();
    let ways = facts.ways.filter(|_| facts.test == Test::AtTheEnd)?;
    let choices = with!(problem, puzzle => puzzle.length());
    let power = u32::try_from(choices).ok().and_then(|times| u64::from(ways).checked_pow(times));
    let is_few = power.is_some_and(|candidates| candidates <= MOST_CANDIDATES);
    (!is_few).then_some(Candidates { ways, choices })
}

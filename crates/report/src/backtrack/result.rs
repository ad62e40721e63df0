//! The result of a search as JSON.

use plyscope_puzzle_view::backtrack::problem::{with, Problem};
use plyscope_setup::Choice;
use serde_json::{json, Map, Value as Json};

use super::puzzles::fields;
use super::{tours, End, Found, Reported};

/// What was searched, and what was found.
#[must_use]
pub fn result(problem: &Problem, found: &Found) -> Json {
    let mut object = match problem {
        Problem::Tour(tour) => return tours(tour.options(), found),
        _ => with!(problem, puzzle => about(puzzle)),
    };
    object.extend(fields([
        ("test", json!(problem.test().id())),
        ("found", found.kept.iter().map(super::Solution::json).collect()),
        ("solutions", json!(found.count.solutions)),
        ("finished", json!(found.end == End::Over)),
        ("end", json!(found.end.id())),
        ("nodes", json!(found.count.nodes)),
        ("steps", json!(found.count.steps)),
        ("candidates", json!(found.candidates)),
    ]));
    Json::Object(object)
}

fn about(puzzle: &impl Reported) -> Map<String, Json> {
    puzzle.about()
}

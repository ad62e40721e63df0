//! The result of a search, of its steps and of grading: a type for each, whose fields are those of its
//! JSON. The command prints that, and JavaScript gets it as plain objects. Keys are words with `_`
//! between them; a number is a number where it is one, and `"win"`, `"draw"` or `"loss"` where it is not;
//! what there is not is null, unless its field says that it may be missing.
//!
//! In: a [`Session`](plyscope_session::Session), a search of a game that keeps only counts, or a
//! [`Problem`](plyscope_puzzle_view::backtrack::problem::Problem) that is searched by backtracking. Out:
//! results, and their [`json`]. Not here: what questions and judged programs report.
//!
//! The comments of the types are also those of the types for TypeScript, which `plyscope-guide` makes from
//! them: they are for people who read results, and name no Rust.

pub mod backtrack;
pub mod best_first;
pub mod game;
pub mod mcts;
pub mod parts;
pub mod placed;
pub mod step;
pub mod tree;
pub mod values;

use serde::Serialize;
use serde_json::Value as Json;

/// A result as JSON, with its keys in the order of its fields.
#[must_use]
pub fn json(result: &impl Serialize) -> Json {
    // Only maps whose keys are no texts cannot be converted, and results have none.
    serde_json::to_value(result).unwrap_or_default()
}

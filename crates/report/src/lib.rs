//! The result of a search, of its steps and of grading, as JSON objects: the command prints them,
//! and JavaScript gets them as plain objects. Keys are words with `_` between them; a number is a
//! number where it is one, and `"win"`, `"draw"` or `"loss"` where it is not; what there is not is
//! null.
//!
//! In: a [`Session`](plyscope_view::session::Session), a search of a game that keeps only counts, or a
//! [`Problem`](plyscope_puzzle_view::backtrack::problem::Problem) that is searched by backtracking. Out:
//! JSON. Not here: what questions and judged programs report.

pub mod backtrack;
pub mod best_first;
pub mod game;
pub mod mcts;
pub mod placed;
pub mod step;
pub mod tree;
pub mod values;

//! What is wrong with the address of a puzzle, in every language: one sentence for each problem.

pub mod backtracking;
pub mod coroutines;

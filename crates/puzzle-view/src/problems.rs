//! Messages for problems with the address of a puzzle, one sentence for each problem.

pub mod backtracking;
pub mod coroutines;

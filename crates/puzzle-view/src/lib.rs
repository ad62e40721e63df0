//! What a user sees of a search by backtracking, and of coroutines.

pub mod backtrack;
pub mod coroutine;
pub mod problems;

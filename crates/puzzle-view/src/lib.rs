//! What a person sees of backtracking.
//!
//! In: the address of a puzzle. Out: a [`Search`](backtrack::search::Search) that is explored as far
//! as it is known, with its boards, trees, captions and pseudocode at any step.
//!
//! Not here: the worker that explores further, and files.

pub mod backtrack;
pub mod keys;
pub mod problems;

//! What a person sees of backtracking and of coroutines.
//!
//! In: the address of a puzzle. Out: a [`Search`](backtrack::search::Search) that is explored as far
//! as it is known, with its boards, trees, captions and pseudocode at any step; the same for the
//! dialogue of two [`coroutine`]s.
//!
//! Not here: the worker that explores further, and files.

pub mod backtrack;
pub mod coroutine;
pub mod keys;
pub mod problems;

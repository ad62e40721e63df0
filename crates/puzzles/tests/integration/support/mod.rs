//! Searches by backtracking for the laws.

pub mod backtracking;
pub mod tours;
pub mod walks;

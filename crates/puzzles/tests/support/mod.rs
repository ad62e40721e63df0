//! Searches by backtracking for the laws.

// Each test uses some of it.
#![allow(dead_code)]

pub mod backtracking;
pub mod tours;
pub mod walks;

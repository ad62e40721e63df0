//! Searches side by side, and the sizes of uniform trees.

pub mod compare;
pub mod complexity;

//! Searches side by side, and the sizes of uniform trees.
//!
//! [`compare`] steps several sessions together and counts by ply what each has done; it finds the
//! fewest nodes that prove a tree's value. [`complexity`] counts uniform trees exactly, in whole
//! numbers of any size, and rounds only what is shown.

pub mod compare;
pub mod complexity;

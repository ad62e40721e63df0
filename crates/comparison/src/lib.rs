//! Searches side by side, the moves of a match compared, matches of two evaluations, and the sizes of
//! uniform trees.
//!
//! [`compare`] steps several sessions together and counts by ply what each has done; it finds the
//! fewest nodes that prove a tree's value. [`review`] searches each move of a position by itself, so
//! that the values of all can be compared. [`evaluation_match`] plays two static evaluations against
//! each other. [`complexity`] counts uniform trees exactly, in whole numbers of any size, and rounds
//! only what is shown.

pub mod compare;
pub mod complexity;
pub mod evaluation_match;
pub mod review;

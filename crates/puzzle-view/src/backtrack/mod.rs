//! Views of backtracking: a puzzle on its board, the tree around the path to the current node, and
//! the caption of a step. Everything is a pure function of a puzzle and a step of its search.
//!
//! A puzzle is a folder; [`described`] is what it says of itself, [`problem`] the only list of them.

pub mod board;
pub mod branch;
pub mod branch_picture;
pub mod by_hand;
pub mod caption;
pub mod described;
pub mod form;
pub mod found;
pub mod gallery;
pub mod in_time;
pub mod known;
pub mod link;
pub mod listing;
pub mod methods;
pub mod outcome;
pub mod part;
pub mod picture;
pub mod problem;
pub mod rate;
pub mod reading;
pub mod search;
pub mod shown;
pub mod timeline;
pub mod view;
pub mod whole;
pub mod worth;

mod cryptarithm;
mod map;
mod maze;
mod queens;
mod subset_sum;
mod sudoku;
mod tour;

//! The tests of `plyscope-puzzle-view`, in one program: each more would be linked, and kept, with all it uses.

mod backtrack_views;
mod backtrack_whole;
mod every_puzzle;
mod maze_views;
mod subset_sum_views;
mod timeline_puzzle_laws;

// Shared with other crates.
#[path = "support/usual.rs"]
mod usual;

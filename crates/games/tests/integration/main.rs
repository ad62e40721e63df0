//! The tests of `plyscope-games`, in one program: each more would be linked, and kept, with all it uses.

mod checkers;
#[cfg(feature = "chess")]
mod chess;
mod connect_four;
mod dice_nim;
mod einstein;
mod enhanced_cutoffs;
mod features;
mod frozen_traces;
mod games_searched;
mod noisy_trees;
#[cfg(feature = "chess")]
mod null_move;
mod othello;
#[cfg(feature = "chess")]
mod quiescence;
mod support;
mod tic_tac_toe;
mod twenty_forty_eight;
mod unfolded;

// Shared with other crates.
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;

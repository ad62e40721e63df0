//! The tests of `plyscope-session`, in one program: each more would be linked, and kept, with all it uses.

mod gallery;
mod gallery_texts;
mod internal_iterative_deepening;
mod late_move_reductions;
mod null_move;
mod packing;
mod thinned;

// Shared with other crates.
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "support/counted_game.rs"]
mod counted_game;
#[path = "../../../setup/tests/integration/support/setups.rs"]
mod setups;

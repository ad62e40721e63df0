//! The tests of `plyscope-setup`, in one program: each more would be linked, and kept, with all it uses.

mod best_move;
mod game_status;
mod games;
mod laws;
mod options;
mod sentences;

// Shared with other crates.
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "support/setups.rs"]
mod setups;

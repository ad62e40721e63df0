//! The tests of `plyscope-comparison`, in one program: each more would be linked, and kept, with all it uses.

mod compare_laws;
mod evaluation_match;
mod grown_laws;
mod review;

// Shared with other crates.
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "../../../session/tests/integration/support/counted_game.rs"]
mod counted_game;

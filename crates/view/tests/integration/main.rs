//! The tests of `plyscope-view`, in one program: each more would be linked, and kept, with all it uses.

mod captions;
mod enhanced_cutoffs;
mod game_pictures;
mod label_laws;
mod legible;
mod path_laws;
mod quiescence;
mod timeline_laws;
mod view_laws;

// Shared with other crates.
#[path = "../../../session/tests/integration/support/chance_setups.rs"]
mod chance_setups;
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "../../../setup/tests/integration/support/setups.rs"]
mod setups;

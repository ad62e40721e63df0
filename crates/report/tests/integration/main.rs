//! The tests of `plyscope-report`, in one program: each more would be linked, and kept, with all it uses.

mod chance;
mod fractions;
mod lines;
mod reductions;

// Shared with other crates.
#[path = "../../../session/tests/integration/support/chance_setups.rs"]
mod chance_setups;
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "../../../setup/tests/integration/support/setups.rs"]
mod setups;

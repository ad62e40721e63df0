//! The tests of `plyscope-lesson`, in one program: each more would be linked, and kept, with all it uses.

mod address_laws;
mod check;
mod figures;
mod files;
mod frozen_addresses;
mod graded;
mod interrupted;
mod lectures;
mod lesson;
mod quiz_author;
mod quiz_page;
mod sheet;
mod taught;

// Shared with other crates.
#[path = "../../../session/tests/integration/support/chance_setups.rs"]
mod chance_setups;
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "../../../search/tests/integration/support/numbers.rs"]
mod numbers;
#[path = "../../../search/tests/integration/support/odd.rs"]
mod odd;
#[path = "../../../setup/tests/integration/support/setups.rs"]
mod setups;

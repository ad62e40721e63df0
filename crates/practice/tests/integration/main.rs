//! The tests of `plyscope-practice`, in one program: each more would be linked, and kept, with all it uses.

mod answering;
mod boards;
mod build;
mod build_order;
mod chance;
mod corrections;
mod find_mistake;
mod interruptions;
mod not_given_away;
mod practice;
mod pressing;
mod programs;
mod quiz_laws;
mod reasons;
mod sss;
mod steps;
mod uct;
mod which_search;
mod whose_bound;

// Shared with other crates.
#[path = "../../../quiz/tests/support/asking.rs"]
mod asking;
#[path = "../../../session/tests/integration/support/chance_setups.rs"]
mod chance_setups;
#[path = "../../../search/tests/integration/support/mod.rs"]
mod core_support;
#[path = "../../../session/tests/integration/support/followed.rs"]
mod followed;
#[path = "../../../quiz/tests/support/key.rs"]
mod key;
#[path = "../../../setup/tests/integration/support/setups.rs"]
mod setups;
#[path = "../../../puzzle-view/tests/integration/support/usual.rs"]
mod usual;

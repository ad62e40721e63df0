//! The tests of `plyscope-guide`, in one program: each more would be linked, and kept, with all it uses.

mod attributes;
mod examples;
mod links;
mod lists;
mod puzzles;
mod results;
mod terms;
mod translations;
mod types;

// Shared with other crates.
#[path = "../../../i18n/tests/terms/banned.rs"]
mod banned;

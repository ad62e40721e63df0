//! The tests of `plyscope-xtask`, in one program: each more would be linked, and kept, with all it uses.

mod architecture;
mod documents;
mod figures;
mod styles;
mod texts;

// Shared with other crates.
#[path = "../../../i18n/build/locale/named.rs"]
mod named;

//! The tests of `plyscope-export`, in one program: each more would be linked, and kept, with all it uses.

mod letters;
mod style_sheets;

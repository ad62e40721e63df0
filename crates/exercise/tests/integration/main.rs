//! The tests of `plyscope-exercise`, in one program: each more would be linked, and kept, with all it uses.

mod codes;
mod spelling;

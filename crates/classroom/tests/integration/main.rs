//! The tests of `plyscope-classroom`, in one program: each more would be linked, and kept, with all it uses.

mod bank;
mod results;

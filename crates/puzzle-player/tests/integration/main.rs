//! The tests of `plyscope-puzzle-player`, in one program: each more would be linked, and kept, with all it uses.

mod embed;
mod playing;

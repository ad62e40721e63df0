//! The tests of `plyscope-judge`, in one program: each more would be linked, and kept, with all it uses.

mod boards;
mod judging;
mod own_games;
mod support;
mod traces;

//! The tests of `plyscope-best-first`, in one program: each more would be linked, and kept, with all it uses.

mod mcts;
mod proof_number;
mod sss;
mod support;

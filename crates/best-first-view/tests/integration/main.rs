//! The tests of `plyscope-best-first-view`, in one program: each more would be linked, and kept, with all it uses.

mod best_first;
mod mcts;
mod shown;
mod support;
mod timeline;

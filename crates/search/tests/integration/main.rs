//! The tests of `plyscope-search`, in one program: each more would be linked, and kept, with all it uses.

mod chance;
mod generate;
mod internal_iterative_deepening;
mod late_move_reductions;
mod lecture_trees;
mod notation;
mod null_move;
mod search_laws;
mod star;
mod support;
mod trace_laws;
mod transpositions;

//! The tests of `plyscope-puzzles`, in one program: each more would be linked, and kept, with all it uses.

mod backtrack_laws;
mod coroutine_laws;
mod cryptarithm_laws;
mod csp_laws;
mod map_laws;
mod maze_laws;
mod queens_constraints;
mod subset_sum_laws;
mod sudoku_constraints;
mod sudoku_laws;
mod support;
mod tour_laws;

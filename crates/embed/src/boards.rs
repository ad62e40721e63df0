//! The program behind `<ply-scope puzzle="…">` and `<ply-scope labels="…">`: as for trees, with
//! backtracking and coroutines.

mod panic;
mod pen;
mod scene;
mod words;

/// What this program shows.
type Subject = plyscope_puzzle_player::Puzzle;

fn main() {}

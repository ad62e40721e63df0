//! The program behind `<ply-scope tree="…" iterations="…">`: as for trees, with Monte Carlo tree search.

mod panic;
mod pen;
mod scene;
mod words;

/// What this program shows.
type Subject = plyscope_puzzle_player::Mcts;

fn main() {}

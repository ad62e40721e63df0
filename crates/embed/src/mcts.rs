//! The program behind `<ply-scope tree="…" iterations="…">` and `<ply-scope tree="…" search="…">`: as for
//! trees, with Monte Carlo tree search, SSS* and proof-number search.

mod panic;
mod pen;
mod scene;
mod words;

/// What this program shows.
type Subject = plyscope_puzzle_player::Growing;

fn main() {}

//! The program behind `<ply-scope game="chess">`: the same as `main.rs` with the rules of chess.

mod panic;
mod pen;
mod scene;
mod words;

/// What this program shows.
type Subject = plyscope_setup::link::Link;

fn main() {}

//! The program behind `<ply-scope tree="…" ask="…">`: the same as `main.rs`, with questions that
//! interrupt playback. The page of game trees uses the questions alone.

mod asker;
mod panic;
mod pen;
mod scene;
mod words;

/// What this program shows.
type Subject = plyscope_setup::link::Link;

fn main() {}

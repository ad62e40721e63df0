//! The program behind `<ply-scope tree="…">` and `<ply-scope game="…">`: it runs a search and
//! describes what to show. Drawing and input are in `www/embed`.

mod panic;
mod pen;
mod scene;
mod words;

/// What this program shows.
type Subject = plyscope_setup::link::Link;

fn main() {}

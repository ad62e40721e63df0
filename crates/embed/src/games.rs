//! The program behind `<ply-scope game="…">`: the same as for trees, with searches of games.

mod panic;
mod pen;
mod scene;
mod words;

fn main() {}

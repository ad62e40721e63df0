//! The program behind `<ply-scope puzzle="…">` and `<ply-scope labels="…">`: the same as for trees, with
//! searches by backtracking and coroutines.

mod panic;
mod pen;
mod scene;
mod words;

fn main() {}

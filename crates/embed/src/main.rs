//! The program behind `<ply-scope tree="…">` and `<ply-scope game="…">`: it runs a search and says what is
//! to be shown of it. What draws, and what hears the person, is in `www/embed`.

mod panic;
mod pen;
mod scene;
mod words;

fn main() {}

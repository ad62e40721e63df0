//! What the packages for other languages share.
//!
//! Every function takes the text of a JSON object with options and returns JSON, the same as
//! `plyscope … --json` prints but for its `version`, or a [`Problem`]. Deliberately absent: how a
//! language calls them, and the clock, which the caller supplies.

mod backtrack;
mod best_first;
mod camel_case;
mod clock;
mod grade;
mod judge;
mod layout;
mod mcts;
mod problem;
mod puzzle;
mod request;
mod solve;
mod subject;
mod svg;
#[cfg(test)]
mod tests;
mod trace;

pub use backtrack::{backtrack, backtrack_steps};
pub use best_first::best_first;
pub use camel_case::camel_case;
pub use clock::Clock;
pub use grade::grade;
pub use judge::Judged;
pub use layout::layout;
pub use mcts::mcts;
pub use problem::{Code, Problem};
pub use solve::solve;
pub use svg::svg;
pub use trace::trace;

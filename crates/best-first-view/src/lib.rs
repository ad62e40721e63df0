//! What a person sees of best-first searches.
//!
//! In: what is searched, and the settings of a search. Out: sessions, and what is shown of them at a
//! step: the tree, the numbers of its nodes, sentences, addresses, results as JSON.
//!
//! Not here: a browser; the search itself.

mod arranged;
pub mod best_first;
mod exhibit;
pub mod mcts;
mod positions;
pub mod sheet;
pub mod shown;
pub mod subject;
pub mod thumbnail;
pub mod timeline;

pub use exhibit::Exhibit;
pub use positions::Positions;
pub use subject::{Given, Subject};

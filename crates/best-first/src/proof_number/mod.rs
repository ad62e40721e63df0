//! Proof-number search (Allis, van der Meulen & van den Herik 1994, "Proof-number search", *Artificial
//! Intelligence* 66; Allis 1994, *Searching for Solutions in Games and Artificial Intelligence*, chapter 2).
//!
//! It answers a question with yes or no: is the root worth at least so much to MAX? In: a game without
//! chance, and [`Settings`]. Out: a [`Record`], which keeps how the numbers of each node changed, each change
//! with its iteration; what was known after any iteration is looked up.

mod moment;
mod numbers;
mod record;
mod search;

pub use moment::{Moment, Phase};
pub use numbers::{Count, Numbers};
pub use record::{Answer, Record};
pub use search::{ProofNumberSearch, Settings};

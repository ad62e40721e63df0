//! Monte Carlo tree search as it is shown.
//!
//! A [`Session`] is a finished search with what it is about. What is shown is a pure function of it, a
//! [`Moment`](plyscope_best_first::mcts::Moment) and the node that is looked at.

mod begin;
pub mod caption;
mod exact;
pub mod gallery;
pub mod keys;
mod kind;
pub mod link;
pub mod picture;
pub mod playout;
pub mod plot;
pub mod problems;
pub mod reading;
mod session;
pub mod table;
pub mod travel;

pub use begin::{begin, Refusal};
pub use exact::Exact;
pub use kind::Kind;
pub use session::{Running, Session};

use plyscope_i18n::Lang;

/// A number that is not below zero, with two decimals, as a language writes it.
#[must_use]
pub fn decimal(number: f64, lang: Lang) -> String {
    // The standard library's float formatting would add ten kilobytes to the program.
    let hundredths = (number * 100.0).round() as u64;
    lang.decimal(&format!("{}.{:02}", hundredths / 100, hundredths % 100))
}

//! What is searched: the trait [`Game`], given trees and their notation, and exact values.
//!
//! In: a tree in text ([`notation`]), or nodes ([`tree::TreeBuilder`]). Out: a [`GameTree`], which is a
//! [`Game`] like any other; what can be known of a node ([`Verdict`], [`Window`]); and how all of it travels
//! as bytes ([`mod@pack`]).
//!
//! All values are from MAX's point of view, in every position and for every player; they are exact:
//! whole numbers of millionths, or fractions where chance makes some.
//!
//! Not here: searches, board games, puzzles, anything that is shown, sentences for people (only the
//! characters of texts from outside: [`excerpt()`], [`bidi`], [`notation::half_width`]).

pub mod bidi;
pub mod choice;
mod excerpt;
pub mod fraction;
pub mod game;
pub mod limits;
pub mod notation;
pub mod pack;
pub mod player;
pub mod rank;
pub mod tree;
pub mod value;
pub mod verdict;
pub mod window;

pub use choice::Choice;
pub use excerpt::excerpt;
pub use fraction::Fraction;
pub use game::{Game, Move};
pub use notation::Chance;
pub use player::{Player, Turn};
pub use tree::{GameTree, LName, TreeNode, Turns};
pub use value::Value;
pub use verdict::Verdict;
pub use window::{Bound, CutRule, Window};

//! Searches of game trees: what can be searched, the algorithms, and what they did.
//!
//! In: a [`Game`], or a tree in text ([`notation`]), and [`algo::Options`]. Out: events for a
//! [`Tracer`], and a [`Trace`] that answers every question about any step.
//!
//! All values are from MAX's point of view, in every position and for every player; they are exact:
//! whole numbers of millionths, or fractions where chance makes some.
//!
//! Not here: board games, puzzles, anything that is shown, sentences for people (only the characters of
//! texts from outside: [`excerpt()`], [`bidi`], [`notation::half_width`]), time.

pub mod algo;
pub mod bidi;
pub mod event;
mod excerpt;
pub mod fraction;
pub mod game;
pub mod generate;
pub mod limits;
pub mod notation;
pub mod pack;
pub mod player;
pub mod rank;
pub mod trace;
pub mod tracer;
pub mod tree;
pub mod value;
pub mod window;

pub use algo::Order;
pub use event::{Entry, Event, Verdict};
pub use excerpt::excerpt;
pub use fraction::Fraction;
pub use game::{Game, Move};
pub use player::{Player, Turn};
pub use trace::{NodeId, Step, Trace};
pub use tracer::{Off, Tracer};
pub use tree::{GameTree, LName, TreeNode, Turns};
pub use value::Value;
pub use window::{Bound, CutRule, Window};

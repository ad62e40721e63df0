//! Searches of game trees: the algorithms, and what they did.
//!
//! In: a [`Game`], a given tree perhaps, and [`algo::Options`]. Out: events for a [`Tracer`], and a
//! [`Trace`] that answers every question about any step.
//!
//! What is searched, and the values, are those of `plyscope-tree`; its modules are offered here too.
//!
//! Not here: board games, puzzles, anything that is shown, sentences for people, time.

pub mod algo;
mod estimates;
pub mod event;
pub mod generate;
pub mod trace;
pub mod tracer;

pub use plyscope_tree::{
    bidi, choice, excerpt, fraction, game, limits, notation, pack, packed, player, rank, tree,
    value, verdict, window,
};
pub use plyscope_tree::{
    Bound, Choice, CutRule, Fraction, Game, GameTree, LName, Move, Player, TreeNode, Turn, Turns,
    Value, Verdict, Window,
};

pub use algo::Order;
pub use estimates::Estimates;
pub use event::{Entry, Event, Reduction};
pub use trace::{NodeId, Step, Trace};
pub use tracer::{Off, Tracer};

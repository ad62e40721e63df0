//! Best-first searches: they grow a tree node by node and return to its nodes, so that what is known of a
//! node changes again and again.
//!
//! In: a [`Game`](plyscope_search::Game) and the settings of a search. Out: a record that answers what was
//! known of any node after any iteration.
//!
//! Not here: pictures, sentences, time; depth-first searches, which enter and leave each node once.

pub mod mcts;
pub mod moment;
mod prefix_counts;
pub mod proof_number;
pub mod sss;
pub mod tree;

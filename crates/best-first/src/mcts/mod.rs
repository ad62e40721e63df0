//! Monte Carlo tree search: UCT (Kocsis & Szepesvári 2006, "Bandit based Monte-Carlo planning"; the words
//! are those of Browne et al. 2012, "A survey of Monte Carlo tree search methods", section 3), and searches
//! that select by another rule ([`Selection`]).
//!
//! In: a game, [`Settings`] and the [`Rewards`] of its results. Out: a [`Record`], from which the state
//! after any iteration is queried: nothing is replayed.
//!
//! A record keeps of each iteration only its leaf and its reward. The visits of a node after *t*
//! iterations are the iterations among the first *t* whose leaf lies below the node: a count in a range,
//! since the nodes below a node are neighbours in preorder. RAVE asks the same of every move: in how many of
//! them was it played at or below the node?

mod as_first;
mod candidate;
mod moment;
mod priors;
mod record;
mod reward;
mod rollout;
mod score;
mod search;
mod settings;
mod sums;

pub use crate::tree::Node;
pub use candidate::Candidate;
pub use moment::{Moment, Phase};
pub use priors::priors;
pub use record::Record;
pub use reward::{NoReward, Reward, Rewards};
pub use rollout::Rollout;
pub use score::{Rule, Score, Statistics};
pub use search::Mcts;
pub use settings::{Equivalence, Exploration, Selection, Settings};

//! The moves of a node with what the search compares.

use plyscope_best_first::mcts::{Candidate, Node, Rule, Score};
use plyscope_search::{Player, Turn, Value};

use super::Session;

/// A move of the node that is looked at, after some iterations.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The node that it leads to; `None` if it is not tried yet.
    pub node: Option<Node>,
    /// The move that leads to it.
    pub name: String,
    /// Its visits.
    pub visits: u32,
    /// Its mean reward, to the player who chooses; to MAX where chance decides. Of an untried move what is
    /// compared instead.
    pub mean: f64,
    /// What is compared; `None` where chance decides.
    pub score: Option<Score>,
    /// Whether its sum is the largest; of equal ones only that of the move that would be selected.
    pub is_largest: bool,
    /// Whether it is the move that would be played: the most visited.
    pub is_choice: bool,
    /// What it is worth exactly, from MAX's point of view; of moves at the root, if they are solved.
    pub exact: Option<Value>,
    /// Whether no other move is worth more to the player; not before the first iteration, when the search
    /// knows nothing.
    pub is_best: bool,
}

impl Row {
    /// By RAVE in how many iterations since it was added the player played it then or later, and their mean
    /// reward.
    #[must_use]
    pub fn as_first(&self) -> Option<(u32, f64)> {
        match self.score?.rule {
            Rule::Rave { visits, mean, .. } => Some((visits, mean)),
            Rule::Uct | Rule::Puct { .. } => None,
        }
    }

    /// Its prior, by PUCT.
    #[must_use]
    pub fn prior(&self) -> Option<f64> {
        self.score.and_then(Score::prior)
    }
}

/// What is compared at a node after so many iterations: the children; where untried moves do not come first,
/// all moves.
#[must_use]
pub fn rows(session: &Session, node: Node, iterations: u32) -> Vec<Row> {
    let record = session.record();
    let player = match record.turn(node) {
        Some(Turn::Player(player)) => player,
        _ => Player::Max,
    };
    let line = record.line(node);
    let choice = record.choice(node, iterations);
    let exact = session.exact().filter(|_| node == Node::ROOT);
    let candidates = session.candidates(node, iterations);
    let selected = Candidate::selected(&candidates).map(|one| one.by);
    let row = |Candidate { by, child, score }| {
        let known = child.map(|child| record.statistics(child, iterations)).unwrap_or_default();
        Row {
            node: child,
            name: session.positions().move_name(&line, by),
            visits: known.visits,
            mean: score.map_or(known.mean(player), |score| score.mean),
            score,
            is_largest: selected == Some(by),
            is_choice: child.is_some() && choice == child,
            exact: exact.and_then(|exact| exact.of(by)),
            is_best: iterations > 0 && exact.is_some_and(|exact| exact.is_best(by)),
        }
    };
    candidates.into_iter().map(row).collect()
}

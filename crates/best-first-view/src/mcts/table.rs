//! The children of a node with what the search compares.

use plyscope_best_first::mcts::{Node, Score};
use plyscope_search::{Player, Turn, Value};

use super::Session;

/// A child of the node that is looked at, after some iterations.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The child.
    pub node: Node,
    /// The move that leads to it.
    pub name: String,
    /// Its visits.
    pub visits: u32,
    /// Its mean reward, to the player who chooses; to MAX where chance decides.
    pub mean: f64,
    /// What is compared; `None` where chance decides.
    pub score: Option<Score>,
    /// Whether its sum is the largest, the first of equal ones.
    pub is_largest: bool,
    /// Whether it is the move that would be played: the most visited.
    pub is_choice: bool,
    /// What it is worth exactly, from MAX's point of view; of moves at the root, if they are solved.
    pub exact: Option<Value>,
    /// Whether no other move is worth more to the player.
    pub is_best: bool,
}

/// The children of a node after so many iterations.
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
    let mut rows: Vec<Row> = Vec::new();
    for child in record.children(node, iterations) {
        let (known, by) = (record.statistics(child, iterations), record.by(child));
        rows.push(Row {
            node: child,
            name: session.positions().move_name(&line, by),
            visits: known.visits,
            mean: known.mean(player),
            score: record.score(child, iterations),
            is_largest: false,
            is_choice: choice == Some(child),
            exact: exact.and_then(|exact| exact.of(by)),
            is_best: exact.is_some_and(|exact| exact.is_best(by)),
        });
    }
    let mut largest: Option<(usize, f64)> = None;
    for (place, row) in rows.iter().enumerate() {
        let Some(total) = row.score.map(Score::total) else { continue };
        if largest.is_none_or(|(_, most)| total > most) {
            largest = Some((place, total));
        }
    }
    if let Some((place, _)) = largest {
        rows[place].is_largest = true;
    }
    rows
}

//! How the visits of the moves at the root grow: which move the search turns to, and when.

use plyscope_best_first::mcts::Node;

use super::Session;

/// The share of a move at the root in all visits.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// The child.
    pub node: Node,
    /// The move that leads to it.
    pub name: String,
    /// The iterations at which it is measured, each with the share, from 0 to 1.
    pub points: Vec<(u32, f64)>,
    /// Whether it is the move that would be played now.
    pub is_choice: bool,
    /// Whether no move is worth more, if the moves are solved.
    pub is_best: Option<bool>,
}

/// How many of the moves that are visited most have a line; styles distinguish one more.
const MOST_LINES: usize = 5;

/// The moves at the root that are visited most in the end, and the one that would be played after `now`
/// iterations, each measured at `count` iterations or fewer: more of them at the beginning, where most happens.
#[must_use]
pub fn lines(session: &Session, count: u32, now: u32) -> Vec<Line> {
    let record = session.record();
    let last = record.iterations();
    let choice = record.choice(Node::ROOT, now);
    let mut children: Vec<Node> = record.children(Node::ROOT, last).collect();
    let visits = |&node: &Node| record.statistics(node, last).visits;
    children.sort_by_cached_key(|node| std::cmp::Reverse(visits(node)));
    children.truncate(MOST_LINES);
    let other = choice.filter(|choice| !children.contains(choice));
    children.extend(other);
    let measured = iterations(last, count);
    let line = |node: Node| Line {
        node,
        name: session.positions().move_name(&[], record.by(node)),
        points: measured
            .iter()
            .map(|&at| (at, f64::from(record.statistics(node, at).visits) / f64::from(at)))
            .collect(),
        is_choice: choice == Some(node),
        is_best: session.exact().map(|exact| exact.is_best(record.by(node))),
    };
    children.into_iter().map(line).collect()
}

/// Iterations from 1 to the last, ascending; their square roots are evenly apart.
fn iterations(last: u32, count: u32) -> Vec<u32> {
    let count = count.max(2);
    let at = |place: u32| {
        let share = f64::from(place) / f64::from(count - 1);
        1 + ((f64::from(last) - 1.0) * share * share).round() as u32
    };
    let mut all: Vec<u32> = (0..count).map(at).filter(|&at| at <= last).collect();
    all.dedup();
    all
}

/// Where an iteration is on the axis of the plot, from 0 to 1.
#[must_use]
pub fn place(iteration: u32, last: u32) -> f64 {
    let span = f64::from(last.saturating_sub(1)).max(1.0);
    (f64::from(iteration.max(1) - 1) / span).sqrt().min(1.0)
}

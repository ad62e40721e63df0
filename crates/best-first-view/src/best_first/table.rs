//! What is listed beside the tree.

use plyscope_best_first::proof_number::{self, Numbers};
use plyscope_best_first::sss::{self, Status};
use plyscope_best_first::tree::Node;
use plyscope_search::{Player, Value};

use super::picture::numbers_at;
use super::Session;

/// A state of the list OPEN.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenRow {
    /// The node.
    pub node: Node,
    /// Its status.
    pub status: Status,
    /// Its merit.
    pub merit: Value,
    /// Whether this step inserted it.
    pub is_new: bool,
}

/// The list OPEN after a step, at most so many states of it, and how many there are in all.
#[must_use]
pub fn open(record: &sss::Record, step: u32, most: usize) -> (Vec<OpenRow>, usize) {
    let (open, count) = record.open(step, most);
    let row = |state: &sss::State| OpenRow {
        node: state.node,
        status: state.status,
        merit: state.merit,
        is_new: state.inserted == step && step > 0,
    };
    (open.iter().map(row).collect(), count)
}

/// A child of the node that is looked at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChildRow {
    /// The child.
    pub node: Node,
    /// The move that leads to it.
    pub name: String,
    /// Its numbers.
    pub numbers: Numbers,
    /// Whether the search would go down to it: it has the least number that the player wants to be small, the
    /// first of equal ones. Not if that one is proved or disproved, or the root: the search goes on elsewhere, or is
    /// over.
    pub is_preferred: bool,
}

/// The children of a node at a step.
#[must_use]
pub fn children(
    session: &Session,
    record: &proof_number::Record,
    node: Node,
    step: u32,
) -> Vec<ChildRow> {
    let time = session.record().time(step);
    let children = record.tree().children_at(node, time);
    let row = |child| ChildRow {
        node: child,
        name: session.move_name(child),
        numbers: numbers_at(record, child, step),
        is_preferred: false,
    };
    let mut rows: Vec<ChildRow> = children.map(row).collect();
    let root = numbers_at(record, Node::ROOT, step);
    let is_open = |one: Numbers| !matches!(one, Numbers::PROVED | Numbers::DISPROVED);
    if let Some(player) = record.player(node) {
        let preferred = rows.iter_mut().min_by_key(|row| row.numbers.wanted_by(player));
        let preferred = preferred.filter(|row| is_open(root) && is_open(row.numbers));
        preferred.into_iter().for_each(|row| row.is_preferred = true);
    }
    rows
}

/// The numbers of a node at which a player moves, as they follow from those of its children: they are its own, except
/// at the step that adds the children, before it is updated.
#[must_use]
pub fn following(player: Player, children: &[ChildRow]) -> Numbers {
    Numbers::of_children(player, children.iter().map(|row| row.numbers))
}

//! The whole tree of a search that is small enough to be kept: every node that the search enters,
//! with the steps at which it is entered and left, so that its state at any step is a comparison.
//!
//! The input is a search whose last step is known, the output a picture with its items. Other
//! searches are shown by their branch only.

mod arrange;
mod camera;
mod picture;
mod reading;

use std::ops::Range;

use plyscope_puzzles::backtrack::{Choice, Cursor, Moment, Status};

use super::problem::{with, Problem};
use super::search::Search;
use super::shown::{Place, Shown};

pub use arrange::{Arrangement, Placed};
pub use camera::Camera;
pub use picture::{drawing, Area, Drawing, Item};

/// A node of the tree, by its number in breadth-first order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub u32);

/// The tree of a whole search, in breadth-first order.
#[derive(Clone, PartialEq, Debug)]
pub struct WholeTree {
    nodes: Vec<Node>,
}

/// A partial solution that the search enters.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// The node it was entered from; `None` for the root.
    pub parent: Option<NodeId>,
    /// The numbers of its children, in the order in which they are tried.
    pub children: Range<u32>,
    /// How many choices lead to it.
    pub depth: usize,
    /// The name of a square, or a digit; for the root, its label.
    pub label: String,
    /// The cell that a digit went into.
    pub cell: Option<String>,
    /// The choice that leads to it.
    pub choice: Choice,
    /// The step that enters it.
    pub entered: u64,
    /// The step that leaves it.
    pub left: u64,
    /// Its own kind.
    pub fate: Fate,
    /// How many nodes lie below it.
    pub below: u32,
    /// How many solutions it is or has below it.
    pub solutions: u32,
}

/// The kind of a node from its entry on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Choices are left to try.
    Open,
    /// No choice is left.
    Stuck,
    /// A pruning gave it up.
    Pruned,
    /// It is a solution.
    Solved,
}

/// The state of a node in the search at a step.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum State {
    /// It has not been entered yet.
    NotTried,
    /// It is on the path, and not a solution.
    Open,
    /// No solution lies below it, and the search knows it.
    DeadEnd,
    /// A pruning gave it up.
    Pruned,
    /// The search has left it, and found a solution below it.
    Led,
    /// It is a solution.
    Solution,
}

impl WholeTree {
    /// The largest tree that is stored, in nodes.
    pub const MOST: u64 = 3_000;

    /// The tree of a search; `None` while its last step is not known, or where it has more than
    /// [`WholeTree::MOST`] nodes.
    #[must_use]
    pub fn of(search: &Search) -> Option<Self> {
        let journal = search.journal();
        // Each node is entered and left by a step of its own, except for the root, which no step
        // enters.
        let nodes = journal.reach().div_ceil(2);
        (journal.is_complete() && nodes <= Self::MOST).then(|| Self::explore(search.problem()))
    }

    fn explore(problem: &Problem) -> Self {
        with!(problem, puzzle => {
            let mut cursor = Cursor::new(puzzle);
            let mut nodes = vec![entered(&cursor, None)];
            let mut path = vec![0_u32];
            while cursor.advance() {
                match cursor.moment() {
                    Moment::Entered => {
                        path.push(nodes.len() as u32);
                        nodes.push(entered(&cursor, path.iter().rev().nth(1).copied()));
                    }
                    Moment::Left(_) | Moment::Over => {
                        let left = path.pop().and_then(|node| nodes.get_mut(node as usize));
                        if let Some(node) = left {
                            node.left = cursor.step();
                        }
                    }
                }
            }
            Self { nodes: breadth_first(nodes) }
        })
    }

    /// A node.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    /// The nodes, the root first.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> {
        (0..self.nodes.len() as u32).map(NodeId)
    }

    /// The children of a node, in the order in which they are tried.
    pub fn children(&self, id: NodeId) -> impl DoubleEndedIterator<Item = NodeId> {
        self.node(id).children.clone().map(NodeId)
    }

    /// How many choices lead to the deepest node.
    #[must_use]
    pub fn height(&self) -> usize {
        self.nodes.last().map_or(0, |node| node.depth)
    }

    /// The nodes from the root to the one the search is at.
    #[must_use]
    pub fn path(&self, step: u64) -> Vec<NodeId> {
        let mut path = vec![NodeId(0)];
        let mut here = NodeId(0);
        let is_open = |id: &NodeId| {
            let node = self.node(*id);
            node.entered <= step && step < node.left
        };
        while let Some(next) = self.children(here).find(is_open) {
            path.push(next);
            here = next;
        }
        path
    }

    /// The path, continued down to the node that the search has just come back from, so that it
    /// stays expanded while the search backs out.
    #[must_use]
    pub fn trail(&self, step: u64) -> Vec<NodeId> {
        let mut trail = self.path(step);
        let mut here = trail.last().copied();
        while let Some(id) = here {
            here = self.children(id).rfind(|&child| self.node(child).left <= step);
            trail.extend(here);
        }
        trail
    }

    /// The state of a node in the search.
    #[must_use]
    pub fn state(&self, id: NodeId, step: u64) -> State {
        let node = self.node(id);
        match node.fate {
            _ if step < node.entered => State::NotTried,
            Fate::Solved => State::Solution,
            Fate::Pruned => State::Pruned,
            Fate::Stuck => State::DeadEnd,
            Fate::Open if step < node.left => State::Open,
            Fate::Open if node.solutions > 0 => State::Led,
            Fate::Open => State::DeadEnd,
        }
    }
}

fn entered<P: Shown>(cursor: &Cursor<'_, P>, parent: Option<u32>) -> Node {
    let puzzle = cursor.puzzle();
    let last = cursor.path().last().copied();
    let place = last.map(|choice| {
        let mut before = cursor.state().clone();
        puzzle.remove(&mut before, choice);
        puzzle.place_of(&before, choice)
    });
    let Place { label, cell, .. } =
        place.unwrap_or_else(|| Place { label: puzzle.root_label(), ..Place::default() });
    let fate = match cursor.status() {
        Status::Solved => Fate::Solved,
        Status::Pruned(_) => Fate::Pruned,
        Status::Open(choices) if choices.is_empty() => Fate::Stuck,
        Status::Open(_) => Fate::Open,
    };
    Node {
        parent: parent.map(NodeId),
        children: 0..0,
        depth: cursor.path().len(),
        label,
        cell,
        choice: last.unwrap_or(Choice(0)),
        entered: cursor.step(),
        left: u64::MAX,
        fate,
        below: 0,
        solutions: u32::from(fate == Fate::Solved),
    }
}

/// Nodes in the order in which they were entered, put in breadth-first order, with what lies below
/// each added up.
fn breadth_first(mut nodes: Vec<Node>) -> Vec<Node> {
    let mut children = vec![Vec::new(); nodes.len()];
    for place in (1..nodes.len()).rev() {
        let (below, solutions) = (nodes[place].below + 1, nodes[place].solutions);
        if let Some(NodeId(parent)) = nodes[place].parent {
            nodes[parent as usize].below += below;
            nodes[parent as usize].solutions += solutions;
            children[parent as usize].push(place);
        }
    }
    let mut order = vec![0];
    let mut numbers = vec![0; nodes.len()];
    let mut next = 0;
    while let Some(&place) = order.get(next) {
        numbers[place] = next as u32;
        nodes[place].children.start = order.len() as u32;
        // They were noted from the last one on.
        order.extend(children[place].iter().rev());
        nodes[place].children.end = order.len() as u32;
        next += 1;
    }
    let placed = order.into_iter().map(|place| {
        let node = nodes[place].clone();
        let parent = node.parent.map(|NodeId(parent)| NodeId(numbers[parent as usize]));
        Node { parent, ..node }
    });
    placed.collect()
}

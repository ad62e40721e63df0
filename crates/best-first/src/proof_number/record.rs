//! What a search did.

use plyscope_search::{Player, Turn};

use super::{Numbers, Settings};
use crate::tree::{GrowingTree, Node};

/// Whether the root is worth at least what was asked.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// It is.
    Proved,
    /// It is not.
    Disproved,
}

/// What a search did, and what it knew after any iteration.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    settings: Settings,
    tree: GrowingTree,
    expanded: Vec<Node>,
    /// Where the changes of each node begin, and, at the end, how many there are.
    starts: Vec<u32>,
    /// The numbers of each node, with the iteration from which they hold, ascending.
    changes: Vec<(u32, Numbers)>,
}

impl Record {
    pub(super) fn new(
        settings: Settings,
        tree: GrowingTree,
        expanded: Vec<Node>,
        mut changes: Vec<(Node, u32, Numbers)>,
    ) -> Self {
        // Stable: those of a node stay in the order of time.
        changes.sort_by_key(|&(node, _, _)| node);
        let mut starts = vec![0; tree.nodes().len() + 1];
        changes.iter().for_each(|&(node, _, _)| starts[node.index() + 1] += 1);
        for place in 1..starts.len() {
            starts[place] += starts[place - 1];
        }
        let changes = changes.into_iter().map(|(_, iteration, numbers)| (iteration, numbers));
        let changes = changes.collect();
        Self { settings, tree, expanded, starts, changes }
    }

    /// What was asked.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// How many iterations were done.
    #[must_use]
    pub fn iterations(&self) -> u32 {
        self.expanded.len() as u32
    }

    /// The tree; nodes are added by iterations.
    #[must_use]
    pub const fn tree(&self) -> &GrowingTree {
        &self.tree
    }

    /// The most-proving node of an iteration, from 1, which it expanded.
    #[must_use]
    pub fn expanded(&self, iteration: u32) -> Option<Node> {
        self.expanded.get((iteration as usize).checked_sub(1)?).copied()
    }

    /// The numbers of a node after so many iterations; of a node that is added later, those that it is
    /// added with.
    #[must_use]
    pub fn numbers(&self, node: Node, iterations: u32) -> Numbers {
        let (start, end) = (self.starts[node.index()], self.starts[node.index() + 1]);
        let changes = &self.changes[start as usize..end as usize];
        let later = changes.partition_point(|&(iteration, _)| iteration <= iterations);
        changes[later.saturating_sub(1)].1
    }

    /// Who moves at a node: MAX at OR nodes, MIN at AND nodes; `None` at the end of the game.
    #[must_use]
    pub fn player(&self, node: Node) -> Option<Player> {
        match self.tree.turn(node) {
            Some(Turn::Player(player)) => Some(player),
            _ => None,
        }
    }

    /// The child to which the search goes down after so many iterations: the first with the least number
    /// that the player wants to be small. `None` at a leaf.
    #[must_use]
    pub fn preferred(&self, node: Node, iterations: u32) -> Option<Node> {
        let player = self.player(node)?;
        let wanted = |&child: &Node| self.numbers(child, iterations).wanted_by(player);
        self.tree.children_at(node, iterations).min_by_key(wanted)
    }

    /// Whether a node is settled after so many iterations.
    #[must_use]
    pub fn answer_at(&self, node: Node, iterations: u32) -> Option<Answer> {
        match self.numbers(node, iterations) {
            Numbers::PROVED => Some(Answer::Proved),
            Numbers::DISPROVED => Some(Answer::Disproved),
            _ => None,
        }
    }

    /// Whether the search came to its end; otherwise this is its beginning.
    #[must_use]
    pub fn is_finished(&self) -> bool {
        let root = self.numbers(Node::ROOT, self.iterations());
        let (nodes, changes) = (self.tree.nodes().len(), self.changes.len());
        self.settings.is_end(root, self.iterations(), nodes, changes)
    }

    /// The answer; `None` if the search ended without one.
    #[must_use]
    pub fn answer(&self) -> Option<Answer> {
        self.answer_at(Node::ROOT, self.iterations())
    }
}

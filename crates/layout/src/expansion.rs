//! Which nodes of a tree are expanded.

use plyscope_search::packed;
use plyscope_search::{GameTree, Trace, TreeNode};

use crate::visits::Visits;

/// The expanded nodes of a tree. The descendants of a collapsed node are hidden.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expansion {
    /// Everything.
    Whole,
    /// The children of these nodes, chosen automatically since the tree is too large.
    AtFirst(Nodes),
    /// The children of these nodes, wherever the nodes themselves can be seen.
    Only(Nodes),
}

packed!(enum Expansion { 0 = Whole, 1 = Only(nodes), 2 = AtFirst(nodes) });

/// Nodes in order, each of them once.
type Nodes = Vec<TreeNode>;

/// A game of at most this many nodes is shown whole.
const SMALL: usize = 60;

/// About how many nodes are shown of a larger one at first.
const AT_FIRST: usize = 26;

impl Expansion {
    /// The initial expansion of a game: all of a small one; of others the first layers and the best
    /// line.
    #[must_use]
    pub fn at_first(tree: &GameTree, visits: &Visits, trace: &Trace) -> Self {
        if tree.len() <= SMALL {
            return Self::Whole;
        }
        let mut open = Nodes::new();
        let (mut layer, mut shown) = (vec![TreeNode::ROOT], 1);
        // The root, and then layer by layer until one does not fit.
        while !layer.is_empty() {
            let below: Nodes = layer.iter().flat_map(|&node| tree.children(node)).collect();
            shown += below.len();
            if shown > AT_FIRST && !open.is_empty() {
                break;
            }
            open.extend(layer.into_iter().filter(|&node| !tree.is_leaf(node)));
            layer = below;
        }
        let line = trace.best_line(trace.last_step()).map(|visit| visits.node(visit));
        add(&mut open, line.take(BEST_LINE).filter(|&node| !tree.is_leaf(node)));
        Self::AtFirst(open)
    }

    /// Whether the children of a node are shown, where it has any.
    #[must_use]
    pub fn is_open(&self, node: TreeNode) -> bool {
        match self {
            Self::Whole => true,
            Self::AtFirst(open) | Self::Only(open) => has(open, node),
        }
    }

    /// With a node expanded or collapsed.
    #[must_use]
    pub fn toggled(&self, tree: &GameTree, node: TreeNode) -> Self {
        let mut open = self.nodes(tree);
        match open.binary_search(&node) {
            Ok(place) => {
                open.remove(place);
            }
            Err(place) if !tree.is_leaf(node) => open.insert(place, node),
            Err(_) => {}
        }
        Self::Only(open)
    }

    /// With all ancestors of a node expanded; `None` if they already are.
    #[must_use]
    pub fn revealing(&self, tree: &GameTree, node: TreeNode) -> Option<Self> {
        let above = || tree.ancestors(node).skip(1);
        if above().all(|above| self.is_open(above)) {
            return None;
        }
        let mut open = self.nodes(tree);
        add(&mut open, above());
        Some(Self::Only(open))
    }

    /// The expanded nodes.
    fn nodes(&self, tree: &GameTree) -> Nodes {
        match self {
            Self::Whole => tree.nodes().filter(|&node| !tree.is_leaf(node)).collect(),
            Self::AtFirst(open) | Self::Only(open) => open.clone(),
        }
    }
}

/// How many moves of the best line are expanded at first.
const BEST_LINE: usize = 3;

fn has(nodes: &Nodes, node: TreeNode) -> bool {
    nodes.binary_search(&node).is_ok()
}

fn add(nodes: &mut Nodes, more: impl Iterator<Item = TreeNode>) {
    for node in more {
        if let Err(place) = nodes.binary_search(&node) {
            nodes.insert(place, node);
        }
    }
}

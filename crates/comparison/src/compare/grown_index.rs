//! The work of a Monte Carlo tree search by ply, at any iteration.

use plyscope_best_first::mcts::Node;
use plyscope_best_first::tree::GrowingTree;
use plyscope_search::trace::Tally;
use plyscope_search::tracer::PlyCount;

use super::grown::Grown;
use super::ply_index::Profile;

/// A Monte Carlo tree search with its nodes sorted by ply, so that the profile of any iteration is found at
/// once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GrownIndex {
    grown: Grown,
    plies: Vec<Times>,
}

/// When something happened at a ply, in iterations, ascending.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Times {
    /// Nodes were added.
    added: Vec<u32>,
    /// Nodes got their first child.
    first_child: Vec<u32>,
}

impl GrownIndex {
    /// Sorts the nodes of a search. O(nodes · log nodes).
    #[must_use]
    pub fn new(grown: Grown) -> Self {
        let tree = &grown.tree;
        let mut plies: Vec<Times> = Vec::new();
        let mut ply_of: Vec<u32> = Vec::with_capacity(tree.nodes().len());
        for node in tree.nodes() {
            let ply = tree.parent(node).map_or(0, |parent| ply_of[parent.index()] + 1);
            ply_of.push(ply);
            if plies.len() <= ply as usize {
                plies.push(Times::default());
            }
            let times = &mut plies[ply as usize];
            times.added.push(tree.added(node));
            times.first_child.extend(first_child(tree, node));
        }
        plies.iter_mut().for_each(|times| times.first_child.sort_unstable());
        Self { grown, plies }
    }

    /// The search.
    #[must_use]
    pub const fn grown(&self) -> &Grown {
        &self.grown
    }

    /// How many iterations there were.
    #[must_use]
    pub const fn iterations(&self) -> u32 {
        self.grown.settings.iterations
    }

    /// The tree after so many iterations. A leaf is a node without children then; nothing is cut, and
    /// nothing left to the static evaluation. O(plies · log nodes).
    #[must_use]
    pub fn profile(&self, iterations: u32) -> Profile {
        let until = |times: &[u32]| times.partition_point(|&time| time <= iterations) as u64;
        let plies = self.plies.iter().map(|times| {
            let nodes = until(&times.added);
            let leaves = nodes - until(&times.first_child);
            PlyCount { nodes, leaves, ..PlyCount::default() }
        });
        Profile { plies: plies.collect(), below: Tally::default() }
    }

    /// How many nodes the tree has in the end.
    #[must_use]
    pub fn total(&self) -> u64 {
        self.grown.tree.nodes().len() as u64
    }

    /// The first iteration after which the tree has so many nodes; the last one for all and more.
    #[must_use]
    pub fn iteration_of(&self, nodes: u64) -> u32 {
        if nodes >= self.total() {
            return self.iterations();
        }
        let last = nodes.checked_sub(1).and_then(|last| self.grown.tree.numbered(last as usize));
        last.map_or(0, |last| self.grown.tree.added(last))
    }

    /// The iteration at a share of the search: `at` of `of`. All of nothing is the end.
    #[must_use]
    pub fn iteration_at(&self, at: u64, of: u64) -> u32 {
        let last = u64::from(self.iterations());
        at.saturating_mul(last).checked_div(of).unwrap_or(last).min(last) as u32
    }
}

/// When a node got its first child.
fn first_child(tree: &GrowingTree, node: Node) -> Option<u32> {
    tree.children(node).next().map(|child| tree.added(child))
}

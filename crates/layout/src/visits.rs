//! The visits of each node of the tree.

use std::collections::BTreeMap;

use plyscope_search::packed;
use plyscope_search::{NodeId, Step, Trace, TreeNode};

/// The visits of each node. Most searches visit a node once; iterative deepening comes back in every
/// pass, and principal variation search when a guess was wrong.
#[derive(Clone, Debug)]
pub struct Visits {
    node_of: Vec<TreeNode>,
    first: Vec<Option<NodeId>>,
    /// Further visits, in chronological order, where there are any.
    again: BTreeMap<TreeNode, Vec<NodeId>>,
}

packed!(large struct Visits { node_of, first, again });

impl Visits {
    /// Sorts the visits by node, given the node of each and the number of nodes.
    #[must_use]
    pub fn new(node_of: Vec<TreeNode>, nodes: usize) -> Self {
        let mut first = vec![None; nodes];
        let mut again: BTreeMap<TreeNode, Vec<NodeId>> = BTreeMap::new();
        for (visit, &node) in (0..).map(NodeId).zip(&node_of) {
            match first[node.index()] {
                None => first[node.index()] = Some(visit),
                Some(_) => again.entry(node).or_default().push(visit),
            }
        }
        Self { node_of, first, again }
    }

    /// The node of a visit.
    #[must_use]
    pub fn node(&self, visit: NodeId) -> TreeNode {
        self.node_of[visit.index()]
    }

    /// All visits with their nodes, in chronological order.
    pub fn nodes(&self) -> impl Iterator<Item = (NodeId, TreeNode)> + '_ {
        (0..).map(NodeId).zip(self.node_of.iter().copied())
    }

    /// Whether a node is visited at any time.
    #[must_use]
    pub fn any(&self, node: TreeNode) -> bool {
        self.first[node.index()].is_some()
    }

    /// All visits of a node, in chronological order.
    pub fn all(&self, node: TreeNode) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        self.first[node.index()].into_iter().chain(self.again(node).iter().copied())
    }

    fn again(&self, node: TreeNode) -> &[NodeId] {
        self.again.get(&node).map(Vec::as_slice).unwrap_or_default()
    }

    /// The visit that counts at a step: the last one so far, and before there is any, the first one
    /// to come, both within the pass that the step belongs to. O(1) for a node visited once, else
    /// O(log visits).
    #[must_use]
    pub fn at(&self, trace: &Trace, node: TreeNode, step: Step) -> Option<NodeId> {
        let first = self.first[node.index()]?;
        let again = self.again(node);
        let mut passes = trace.passes();
        if passes.len() < 2 && again.is_empty() {
            return Some(first);
        }
        let number = trace.pass_number(step);
        let starts = passes.nth(number).map_or(NodeId::ROOT, |pass| pass.root);
        let ends = passes.next().map(|pass| pass.root);
        // Both are in chronological order.
        let is_over = |visit: NodeId| trace.entered(visit) <= step && visit >= starts;
        let last = again.partition_point(|&visit| trace.entered(visit) <= step);
        let so_far = match last.checked_sub(1) {
            Some(last) => again[last],
            None => first,
        };
        if is_over(so_far) {
            return Some(so_far);
        }
        let next = match first >= starts {
            true => Some(first),
            false => again.get(again.partition_point(|&visit| visit < starts)).copied(),
        };
        next.filter(|&visit| ends.is_none_or(|end| visit < end))
    }
}

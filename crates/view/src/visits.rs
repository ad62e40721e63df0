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

    /// Whether a node is visited at any time.
    #[must_use]
    pub fn any(&self, node: TreeNode) -> bool {
        self.first[node.index()].is_some()
    }

    /// All visits of a node, in chronological order.
    pub fn all(&self, node: TreeNode) -> impl DoubleEndedIterator<Item = NodeId> + '_ {
        let again = self.again.get(&node).map(Vec::as_slice).unwrap_or_default();
        self.first[node.index()].into_iter().chain(again.iter().copied())
    }

    /// Every visit of a node that was visited before, with the visit before it.
    pub fn returns(&self) -> impl Iterator<Item = (NodeId, NodeId)> + '_ {
        self.again.iter().flat_map(|(&node, again)| {
            let before = self.first[node.index()].into_iter().chain(again.iter().copied());
            before.zip(again.iter().copied())
        })
    }

    /// Whether a node has been visited by a step in the pass that a visit belongs to.
    #[must_use]
    pub fn in_pass_by(&self, trace: &Trace, node: TreeNode, (visit, by): (NodeId, Step)) -> bool {
        let pass = |visit| trace.pass_number(trace.entered(visit));
        let wanted = pass(visit);
        let mut so_far = self.all(node).take_while(|&visit| trace.entered(visit) <= by);
        so_far.any(|visit| pass(visit) == wanted)
    }

    /// The visit that counts at a step: the last one so far, and before there is any, the first one
    /// to come, both within the pass that the step belongs to. O(1) for a node visited once.
    #[must_use]
    pub fn at(&self, trace: &Trace, node: TreeNode, step: Step) -> Option<NodeId> {
        let first = self.first[node.index()]?;
        let mut passes = trace.passes();
        if passes.len() < 2 && !self.again.contains_key(&node) {
            return Some(first);
        }
        let number = trace.pass_number(step);
        let starts = passes.nth(number).map_or(NodeId::ROOT, |pass| pass.root);
        let ends = passes.next().map(|pass| pass.root);
        let mut in_pass =
            self.all(node).filter(|&visit| visit >= starts && ends.is_none_or(|end| visit < end));
        let first = in_pass.next()?;
        let so_far = in_pass.take_while(|&visit| trace.entered(visit) <= step).last();
        Some(so_far.unwrap_or(first))
    }
}

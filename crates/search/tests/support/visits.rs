//! What tests ask of the visits of a trace.

use plyscope_search::{NodeId, Trace};

/// Every visit, by time.
pub fn nodes(trace: &Trace) -> impl Iterator<Item = NodeId> {
    (0..trace.node_count() as u32).map(NodeId)
}

/// How many plies of the depth are used up at a node.
pub fn searched(trace: &Trace, node: NodeId) -> u16 {
    let path: Vec<NodeId> = std::iter::successors(Some(node), |&node| trace.parent(node)).collect();
    let reductions: u16 = path.iter().map(|&node| trace.reduction(node).plies).sum();
    path.len() as u16 - 1 + reductions
}

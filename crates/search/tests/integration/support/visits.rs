//! What tests ask of the visits of a trace.

use plyscope_search::{Game, NodeId, Trace};

/// Every visit, by time.
pub fn nodes(trace: &Trace) -> impl Iterator<Item = NodeId> {
    (0..trace.node_count() as u32).map(NodeId)
}

/// Every visit's position.
pub fn positions<G: Game>(game: &G, trace: &Trace) -> Vec<G::Position> {
    let mut found: Vec<G::Position> = Vec::new();
    for node in nodes(trace) {
        found.push(match trace.parent(node) {
            Some(above) => game.play(&found[above.index()], trace.by(node)),
            None => game.root(),
        });
    }
    found
}

/// How many plies of the depth are used up at a node.
pub fn searched(trace: &Trace, node: NodeId) -> u16 {
    let path: Vec<NodeId> = std::iter::successors(Some(node), |&node| trace.parent(node)).collect();
    let reductions: u16 = path.iter().map(|&node| trace.reduction(node).plies).sum();
    path.len() as u16 - 1 + reductions
}

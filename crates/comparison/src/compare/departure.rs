//! Where two searches part.

use plyscope_search::{NodeId, TreeNode};
use plyscope_session::Session;

/// The first visit at which two searches of a tree enter different nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Departure {
    /// The number of the visit, from 1.
    pub visit: u64,
    /// The node that each enters there; `None` for one that has ended.
    pub nodes: [Option<TreeNode>; 2],
}

impl Departure {
    /// Compares the visits of two searches of the same tree in their order; `None` if they are the
    /// same. O(visits).
    #[must_use]
    pub fn of(one: &Session, other: &Session) -> Option<Self> {
        let longest = one.trace().node_count().max(other.trace().node_count());
        (0..longest as u32).map(NodeId).find_map(|visit| {
            let nodes = [one, other].map(|session| {
                let is_visited = visit.index() < session.trace().node_count();
                is_visited.then(|| session.node(visit))
            });
            let visit = u64::from(visit.0) + 1;
            (nodes[0] != nodes[1]).then_some(Self { visit, nodes })
        })
    }
}

#[cfg(test)]
mod tests {
    use plyscope_search::trace::Recorder;
    use plyscope_search::GameTree;
    use plyscope_session::engine::search_tree;
    use plyscope_setup::{Algorithm, Setup};

    use super::*;

    #[test]
    fn the_first_other_node_is_found() {
        let name = |session: &Session, node: Option<TreeNode>| {
            node.map_or("–".to_owned(), |node| session.tree().l_name(node).to_string())
        };
        let table = [
            ("(4 8) (2 5)", Algorithm::Minimax, Some("7 L3-4 –")),
            ("((8 5) (20 3)) ((2 4) (15 6))", Algorithm::Minimax, Some("8 L4-4 L2-2")),
            ("(4 8) (2 5)", Algorithm::Negamax, None),
        ];
        for (text, algorithm, expected) in table {
            let [one, other] = [algorithm, Algorithm::AlphaBeta].map(|algorithm| {
                let tree = GameTree::parse(text).expect("a tree");
                let setup = Setup { algorithm, ..Setup::default() };
                search_tree(tree, setup, Recorder::new()).expect("small")
            });
            let found = Departure::of(&one, &other).map(|Departure { visit, nodes: [a, b] }| {
                format!("{visit} {} {}", name(&one, a), name(&other, b))
            });
            assert_eq!(found.as_deref(), expected, "{text}");
        }
    }
}

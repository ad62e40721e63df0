//! How far siblings stand apart, so that no text beside a node reaches over another text or node.
//!
//! `forest` packs subtrees by the outlines of their nodes, without the labels beside them.

use std::collections::BTreeMap;

use plyscope_search::{GameTree, TreeNode};

/// How far the texts of a node reach beyond its outline, in points.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Reach {
    /// To the left.
    pub left: f64,
    /// To the right.
    pub right: f64,
}

/// The gap between two texts, in points.
const BETWEEN: f64 = 3.0;

/// The least distances between the subtrees of children, in points, by their parent; `reach` is of
/// the nodes that are written, layer by layer and there from left to right. Subtrees of which nodes
/// stand side by side have space for the texts between those. O(nodes · layers).
pub fn apart(tree: &GameTree, reach: &BTreeMap<TreeNode, Reach>) -> BTreeMap<TreeNode, f64> {
    let mut apart = BTreeMap::new();
    for ((&node, of_node), (&next, of_next)) in reach.iter().zip(reach.iter().skip(1)) {
        if tree.layer_of(node) != tree.layer_of(next) {
            continue;
        }
        let wanted = of_node.right + of_next.left + BETWEEN;
        let mut pairs = tree.ancestors(node).zip(tree.ancestors(next));
        if let Some((above, _)) = pairs.find(|(one, other)| one == other) {
            let least: &mut f64 = apart.entry(above).or_default();
            *least = least.max(wanted);
        }
    }
    apart
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbouring_texts_do_not_overlap() {
        let tree = GameTree::parse("(1 2) (3 4)").expect("a tree");
        let reach = |left, right| Reach { left, right };
        let mut reaches: BTreeMap<_, _> =
            tree.nodes().map(|node| (node, reach(1.0, 2.0))).collect();
        // The second and the third leaf have different parents, and meet below the root.
        reaches.insert(TreeNode(4), reach(0.0, 40.0));
        let found = apart(&tree, &reaches);
        let of = |node| found.get(&TreeNode(node)).copied();
        assert_eq!((of(0), of(1), of(2)), (Some(44.0), Some(5.0), Some(6.0)));
        assert_eq!(of(3), None);
    }
}

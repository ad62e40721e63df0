//! How far each subtree reaches.

use plyscope_search::{GameTree, TreeNode};

/// The nodes furthest left and furthest right in the subtree of each node, given the x of each.
///
/// Not always in the first and the last child's: a deep child in the middle can stand out on
/// both sides. O(nodes).
pub(super) fn find(tree: &GameTree, x: &[f64]) -> Vec<[TreeNode; 2]> {
    let mut extent: Vec<_> = tree.nodes().map(|node| [node; 2]).collect();
    // Children come after their parents: backwards, a node is finished before it is read.
    for node in tree.nodes().rev() {
        let Some(parent) = tree.parent(node) else { break };
        let [left, right] = extent[node.index()];
        let of_parent = &mut extent[parent.index()];
        if x[left.index()] < x[of_parent[0].index()] {
            of_parent[0] = left;
        }
        if x[right.index()] > x[of_parent[1].index()] {
            of_parent[1] = right;
        }
    }
    extent
}

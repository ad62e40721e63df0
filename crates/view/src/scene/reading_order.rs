//! The reading order of the drawn nodes, for screen readers.

use plyscope_search::{GameTree, TreeNode};

use super::tree::Mark;

/// The drawn nodes depth first, each before its children and those from left to right: the order in
/// which a tree of items is read, whatever order it was drawn in. O(n log n).
#[must_use]
pub fn reading_order<'a>(tree: &GameTree, nodes: &'a [Mark]) -> Vec<&'a Mark> {
    // By parent, and siblings from right to left, since the last one on the stack comes first.
    let mut below: Vec<(TreeNode, &Mark)> =
        nodes.iter().filter_map(|mark| Some((tree.parent(mark.node)?, mark))).collect();
    below.sort_by(|(parent, mark), (other, after)| {
        parent.cmp(other).then(after.node.cmp(&mark.node))
    });
    let mut pending: Vec<&Mark> = nodes.iter().filter(|mark| mark.node == TreeNode::ROOT).collect();
    let mut order = Vec::with_capacity(nodes.len());
    while let Some(mark) = pending.pop() {
        order.push(mark);
        let first = below.partition_point(|(parent, _)| *parent < mark.node);
        let children = below[first..].iter().take_while(|(parent, _)| *parent == mark.node);
        pending.extend(children.map(|(_, child)| *child));
    }
    order
}

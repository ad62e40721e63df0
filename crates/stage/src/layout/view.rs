//! What of a layout is in view. Within a layer x grows from node to node, so that all that is in
//! view is a range, found by halving.

use std::ops::Range;

use plyscope_core::{GameTree, TreeNode};

use super::Layout;

impl Layout {
    /// The nodes of a layer that stand in a stretch of x, both ends included, from left to right.
    /// Nothing below the last layer. O(log nodes).
    pub fn nodes_between(
        &self,
        layer: usize,
        x: Range<f64>,
    ) -> impl DoubleEndedIterator<Item = TreeNode> + ExactSizeIterator + Clone {
        let ids = self.layer(layer);
        let start = first_where(ids.clone(), |node| self.x(node) >= x.start);
        let end = first_where(start..ids.end, |node| self.x(node) > x.end);
        (start..end).map(TreeNode)
    }

    /// The nodes of a layer whose edges to their parents touch a stretch of x, from left to right:
    /// also where both ends of the edge are outside, on either side. `tree` is the tree that was
    /// laid out. Nothing below the last layer, nor in the root's. O(log nodes).
    pub fn edges_between(
        &self,
        tree: &GameTree,
        layer: usize,
        x: Range<f64>,
    ) -> impl DoubleEndedIterator<Item = TreeNode> + ExactSizeIterator + Clone {
        // Edges do not cross: from left to right, both their ends grow.
        let parent = |node| tree.parent(node).map_or(f64::INFINITY, |parent| self.x(parent));
        let ids = self.layer(layer).start.max(1)..self.layer(layer).end;
        let start = first_where(ids.clone(), |node| self.x(node).max(parent(node)) >= x.start);
        let end = first_where(start..ids.end, |node| self.x(node).min(parent(node)) > x.end);
        (start..end).map(TreeNode)
    }

    /// The node of a layer that stands nearest to an x; the left one of two that are as near.
    /// `None` below the last layer. O(log nodes).
    #[must_use]
    pub fn nearest(&self, layer: usize, x: f64) -> Option<TreeNode> {
        let ids = self.layer(layer);
        let right = first_where(ids.clone(), |node| self.x(node) >= x);
        let left = right.checked_sub(1).filter(|left| ids.contains(left));
        let distance = |&id: &u32| (self.x(TreeNode(id)) - x).abs();
        left.into_iter()
            .chain(ids.contains(&right).then_some(right))
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .map(TreeNode)
    }

    fn layer(&self, layer: usize) -> Range<u32> {
        match self.layer_start.get(layer..).unwrap_or_default() {
            [start, end, ..] => *start..*end,
            _ => 0..0,
        }
    }
}

/// The first node of a range for which something is true, if it is true for all after it as well;
/// otherwise the end of the range.
fn first_where(ids: Range<u32>, is: impl Fn(TreeNode) -> bool) -> u32 {
    let Range { mut start, mut end } = ids;
    while start < end {
        let middle = start.midpoint(end);
        if is(TreeNode(middle)) {
            end = middle;
        } else {
            start = middle + 1;
        }
    }
    start
}

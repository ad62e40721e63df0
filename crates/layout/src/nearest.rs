//! The node nearest to a point. Within a layer x grows from node to node, so a binary search finds
//! it.

use std::ops::Range;

use plyscope_search::TreeNode;

use super::Layout;

impl Layout {
    /// The node of a layer that stands nearest to an x; the left one of two that are as near.
    /// `None` below the last layer. O(log nodes).
    #[must_use]
    pub fn nearest(&self, layer: usize, x: f64) -> Option<TreeNode> {
        let ids = self.layer(layer);
        let right = self.first_from(ids.clone(), x);
        let left = right.checked_sub(1).filter(|left| ids.contains(left));
        let distance = |&id: &u32| (self.x(TreeNode(id)) - x).abs();
        left.into_iter()
            .chain(ids.contains(&right).then_some(right))
            .min_by(|a, b| distance(a).total_cmp(&distance(b)))
            .map(TreeNode)
    }

    /// The first of some nodes of a layer that does not stand left of an x; their end where all do.
    /// O(log nodes).
    #[must_use]
    pub fn first_from(&self, ids: Range<u32>, x: f64) -> u32 {
        let Range { mut start, mut end } = ids;
        while start < end {
            let middle = start.midpoint(end);
            if self.x(TreeNode(middle)) < x {
                start = middle + 1;
            } else {
                end = middle;
            }
        }
        start
    }

    /// The nodes of a layer by their numbers; none below the last layer.
    #[must_use]
    pub fn layer(&self, layer: usize) -> Range<u32> {
        match self.layer_start.get(layer..).unwrap_or_default() {
            [start, end, ..] => *start..*end,
            _ => 0..0,
        }
    }
}

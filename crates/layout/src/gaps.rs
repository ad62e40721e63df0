//! How close neighbours in a layer stand.

use plyscope_search::packed;
use plyscope_search::{GameTree, TreeNode};

/// The smallest distances between neighbours in a layer, in the unit of the layout; infinite where
/// there are no two of the kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Gaps {
    /// Between two neighbours of which one has children at least.
    pub inner: f64,
    /// Between two leaves above the last layer.
    pub leaf: f64,
    /// Between two leaves of the last layer.
    pub last: f64,
}

packed!(struct Gaps { inner, leaf, last });

impl Gaps {
    /// Measures a layout, given the x of each node. O(nodes).
    pub(super) fn between(tree: &GameTree, x: impl Fn(TreeNode) -> f64) -> Self {
        let mut gaps = Self { inner: f64::INFINITY, leaf: f64::INFINITY, last: f64::INFINITY };
        let layers = tree.layer_count();
        for layer in 0..layers {
            let nodes: Vec<TreeNode> = tree.layer(layer).into_iter().flatten().collect();
            for pair in nodes.windows(2) {
                let least = match pair.iter().all(|&node| tree.is_leaf(node)) {
                    true if layer + 1 == layers => &mut gaps.last,
                    true => &mut gaps.leaf,
                    false => &mut gaps.inner,
                };
                *least = least.min(x(pair[1]) - x(pair[0]));
            }
        }
        gaps
    }
}

//! Where the nodes of a tree are drawn.

mod buchheim;

use std::ops::Range;

use plyscope_core::{GameTree, TreeNode};

/// How far two siblings stand apart; the unit of every x.
pub const SIBLINGS: f64 = 1.0;
/// How far two neighbours with different parents stand apart at least, so that families show.
pub const COUSINS: f64 = 1.25;

/// A tidy drawing of a tree. x grows to the right, from 0 at the leftmost node, in units of
/// [`SIBLINGS`]; y is the layer, growing downwards. Made once over the whole tree, so that nodes
/// never jump while stepping.
#[derive(Clone, Debug)]
pub struct Layout {
    x: Vec<f64>,
    /// The smallest and the largest x below each node, the node included.
    span: Vec<[f32; 2]>,
    width: f64,
}

impl Layout {
    /// Draws a tree. O(nodes), without recursion.
    #[must_use]
    pub fn new(tree: &GameTree) -> Self {
        let mut x = buchheim::place(tree);
        let leftmost = x.iter().copied().fold(f64::INFINITY, f64::min);
        let mut width = 0.0_f64;
        for x in &mut x {
            *x -= leftmost;
            width = width.max(*x);
        }
        let mut span: Vec<_> = x.iter().map(|&x| [x as f32; 2]).collect();
        // Children come after their parents, so backwards every node is complete when it is read.
        for node in tree.nodes().rev() {
            if let Some(parent) = tree.parent(node) {
                let [low, high] = span[node.index()];
                let above = &mut span[parent.index()];
                *above = [above[0].min(low), above[1].max(high)];
            }
        }
        Self { x, span, width }
    }

    /// Where a node stands. O(1).
    #[must_use]
    #[inline]
    pub fn x(&self, node: TreeNode) -> f64 {
        self.x[node.index()]
    }

    /// The smallest and the largest x of a node and all below it. O(1).
    #[must_use]
    pub fn span(&self, node: TreeNode) -> Range<f64> {
        let [low, high] = self.span[node.index()];
        f64::from(low)..f64::from(high)
    }

    /// The x of the rightmost node.
    #[must_use]
    pub const fn width(&self) -> f64 {
        self.width
    }
}

//! Where the nodes of a tree are drawn.

mod buchheim;
mod extent;
mod folded;
mod gaps;
mod view;

use std::ops::Range;

use plyscope_core::packed;
use plyscope_core::{GameTree, TreeNode};

pub use gaps::Gaps;

/// How far two siblings stand apart: the unit of every x.
pub const SIBLINGS: f64 = 1.0;
/// How far two neighbours with different parents stand apart at least, so that families show.
pub const COUSINS: f64 = 1.25;

/// A tidy drawing of a tree. x grows to the right, from 0 at the leftmost node, in units of
/// [`SIBLINGS`]; y is the layer, growing downwards.
///
/// Made once over the whole tree, so that nodes never jump while stepping. It holds numbers and no
/// tree: 16 bytes a node.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    /// The x of each node. The tree of tic-tac-toe is 247,470 wide, where an `f32` knows no more
    /// than 64ths; and `f32` was no faster.
    x: Vec<f64>,
    /// The node furthest left in the subtree of each node, and the one furthest right.
    extent: Vec<[TreeNode; 2]>,
    /// The first node of each layer, then the number of nodes.
    layer_start: Vec<u32>,
    gaps: Gaps,
}

packed!(large struct Layout { x, extent, layer_start, gaps });

impl Layout {
    /// Draws a tree. O(nodes), without recursion.
    #[must_use]
    pub fn new(tree: &GameTree) -> Self {
        let mut x = buchheim::place(tree);
        let extent = extent::find(tree, &x);
        let [leftmost, _] = extent[TreeNode::ROOT.index()];
        let origin = x[leftmost.index()];
        x.iter_mut().for_each(|x| *x -= origin);
        let gaps = Gaps::between(tree, |node| x[node.index()]);
        Self { x, extent, layer_start: Self::layers_of(tree), gaps }
    }

    fn layers_of(tree: &GameTree) -> Vec<u32> {
        let firsts = (0..tree.layer_count()).filter_map(|layer| tree.layer(layer)?.next());
        firsts.map(|first| first.0).chain([tree.len() as u32]).collect()
    }

    /// Where a node stands. O(1).
    #[must_use]
    #[inline]
    pub fn x(&self, node: TreeNode) -> f64 {
        self.x[node.index()]
    }

    /// The smallest and the largest x of a node and all below it. O(1).
    #[must_use]
    #[inline]
    pub fn span(&self, node: TreeNode) -> Range<f64> {
        let [left, right] = self.extent[node.index()];
        self.x(left)..self.x(right)
    }

    /// The x of the rightmost node.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.span(TreeNode::ROOT).end
    }

    /// How close neighbours stand.
    #[must_use]
    pub const fn gaps(&self) -> Gaps {
        self.gaps
    }

    /// How many layers there are.
    #[must_use]
    pub fn layers(&self) -> usize {
        self.layer_start.len() - 1
    }
}

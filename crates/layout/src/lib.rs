//! Which nodes of a tree are shown, where they are drawn, and which part of that is in view.

mod band;
mod buchheim;
pub mod camera;
pub mod expansion;
mod extent;
mod folded;
mod gaps;
mod nearest;
mod rows;
pub mod visits;

use std::ops::Range;

use plyscope_search::packed;
use plyscope_search::{GameTree, TreeNode};

pub use gaps::Gaps;
pub use rows::InRows;
use rows::Rows;

/// How far two siblings stand apart: the unit of every x.
pub const SIBLINGS: f64 = 1.0;
/// How far two neighbours with different parents stand apart at least, so that families show.
pub const COUSINS: f64 = 1.25;

/// A tidy drawing of a tree. x grows to the right, from 0 at the leftmost node, in units of
/// [`SIBLINGS`]; y is the layer, growing downwards.
///
/// Made once over the whole tree, so that nodes never jump while stepping. It holds numbers and no
/// tree: 16 bytes a node, and in rows a few for each layer.
#[derive(Clone, PartialEq, Debug)]
pub struct Layout {
    places: Places,
    /// The first node of each layer, then the number of nodes.
    layer_start: Vec<u32>,
    gaps: Gaps,
}

packed!(large struct Layout { places, layer_start, gaps });

/// Where nodes stand.
#[derive(Clone, PartialEq, Debug)]
enum Places {
    /// The x of each node; and the node furthest left in the subtree of each, and the one furthest
    /// right. The tree of tic-tac-toe is 247,470 wide, where an `f32` knows no more than 64ths; and
    /// `f32` was no faster.
    Each(Vec<f64>, Vec<[TreeNode; 2]>),
    /// Only the nodes along a path and their children.
    Rows(Rows),
}

packed!(large enum Places { 0 = Each(x, extent), 1 = Rows(rows) });

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
        Self { places: Places::Each(x, extent), layer_start: Self::layers_of(tree), gaps }
    }

    fn layers_of(tree: &GameTree) -> Vec<u32> {
        let firsts = (0..tree.layer_count()).filter_map(|layer| tree.layer(layer)?.next());
        firsts.map(|first| first.0).chain([tree.len() as u32]).collect()
    }

    /// Where a node stands. O(1); in rows O(log layers).
    #[must_use]
    #[inline]
    pub fn x(&self, node: TreeNode) -> f64 {
        match &self.places {
            Places::Each(x, _) => x[node.index()],
            Places::Rows(rows) => rows.x(node, self.layer_of(node)),
        }
    }

    /// The smallest and the largest x of a node and all below it. O(1); in rows O(layers).
    #[must_use]
    #[inline]
    pub fn span(&self, node: TreeNode) -> Range<f64> {
        match &self.places {
            Places::Each(x, extent) => {
                let [left, right] = extent[node.index()];
                x[left.index()]..x[right.index()]
            }
            Places::Rows(rows) => rows.span(node, self.layer_of(node)),
        }
    }

    /// The x of the rightmost node; in rows, of the last place that is in view.
    #[must_use]
    pub fn width(&self) -> f64 {
        match &self.places {
            Places::Each(..) => self.span(TreeNode::ROOT).end,
            Places::Rows(rows) => rows.width(),
        }
    }

    /// Whether each family stands in a row of its own.
    #[must_use]
    pub const fn is_in_rows(&self) -> bool {
        matches!(self.places, Places::Rows(_))
    }

    fn layer_of(&self, node: TreeNode) -> usize {
        self.layer_start.partition_point(|&first| first <= node.0).saturating_sub(1)
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

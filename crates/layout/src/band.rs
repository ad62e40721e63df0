//! Whole layers of a tree below a node.

use std::ops::Range;

use plyscope_search::{GameTree, Player, TreeNode};

use super::Layout;

/// A node with two whole layers or more below it. Its nodes are counted breadth first, from 0.
pub(super) struct Band {
    nodes: Vec<TreeNode>,
    /// Where each layer begins, then the number of nodes.
    layer_start: Vec<usize>,
    layout: Layout,
}

impl Band {
    /// As many layers as fit in a width; `None` where there are no two. Their number is doubled until they
    /// do not fit, and then bisected: O(nodes · log layers).
    pub fn below(tree: &GameTree, top: TreeNode, width: f64) -> Option<Self> {
        let fitting = |layers| {
            let band = Self::new(tree, top, layers, width)?;
            (band.layers() == layers && band.width() <= width).then_some(band)
        };
        let (mut best, mut too_many) = (fitting(2)?, None);
        loop {
            let layers = match too_many {
                None => 2 * best.layers(),
                Some(too_many) => best.layers().midpoint(too_many),
            };
            if layers == best.layers() {
                return Some(best);
            }
            match fitting(layers) {
                Some(band) => best = band,
                None => too_many = Some(layers),
            }
        }
    }

    /// `None` where a layer has more nodes than can stand side by side.
    fn new(tree: &GameTree, top: TreeNode, layers: usize, width: f64) -> Option<Self> {
        let (mut nodes, mut layer_start) = (vec![top], vec![0, 1]);
        let mut children: Vec<Range<u32>> = Vec::new();
        for layer in 0..layers {
            for place in layer_start[layer]..layer_start[layer + 1] {
                let first = nodes.len() as u32;
                nodes.extend(tree.children(nodes[place]));
                children.push(first..nodes.len() as u32);
                if (nodes.len() - layer_start[layer + 1]) as f64 > width + 1.0 {
                    return None;
                }
            }
            if nodes.len() == layer_start[layer + 1] {
                break;
            }
            layer_start.push(nodes.len());
        }
        children.resize(nodes.len(), 0..0);
        let shape = GameTree::from_ranges(Player::Max, |place| children[place as usize].clone()).0;
        Some(Self { nodes, layer_start, layout: Layout::new(&shape) })
    }

    /// How many layers lie below the top.
    pub fn layers(&self) -> usize {
        self.layer_start.len() - 2
    }

    /// The nodes of a layer, the top being layer 0.
    pub fn layer(&self, layer: usize) -> Range<usize> {
        self.layer_start[layer]..self.layer_start[layer + 1]
    }

    /// Which node of the tree one is.
    pub fn node(&self, place: usize) -> TreeNode {
        self.nodes[place]
    }

    /// The nodes whose children are in the band.
    pub fn open<'a>(&'a self, tree: &'a GameTree) -> impl Iterator<Item = TreeNode> + 'a {
        let last = self.layer(self.layers());
        self.nodes[..last.start].iter().copied().filter(|&node| !tree.is_leaf(node))
    }

    pub fn width(&self) -> f64 {
        self.layout.width()
    }

    pub fn x(&self, place: usize) -> f64 {
        self.layout.x(TreeNode(place as u32))
    }

    /// The smallest and the largest x of a node and all of the band below it.
    pub fn reach(&self, place: usize) -> [f64; 2] {
        let span = self.layout.span(TreeNode(place as u32));
        [span.start, span.end]
    }
}

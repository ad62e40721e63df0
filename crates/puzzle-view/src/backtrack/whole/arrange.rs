//! Which nodes of a whole tree are expanded if not all fit, and their positions.
//!
//! The tree is shown in bands. The first band is the root with as many whole layers below it as fit
//! side by side; the next one begins at the node of the lowest of these layers that is on the path,
//! and so on down. So whatever is shown of a band stays where it is for as long as the search works
//! below its top, and the path is always expanded.

use std::ops::Range;

use plyscope_search::{GameTree, Player, TreeNode};

use super::{NodeId, WholeTree};
use plyscope_layout::Layout;

/// The nodes that are shown.
#[derive(Clone, PartialEq, Debug)]
pub struct Arrangement {
    /// Parents before their children, and siblings from left to right.
    pub places: Vec<Placed>,
    /// How wide it is, in distances between siblings.
    pub width: f64,
}

/// A node that is shown.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Placed {
    /// Which node.
    pub node: NodeId,
    /// Where it stands, in distances between siblings from the left.
    pub x: f64,
    /// Whether there are nodes below it that are not shown.
    pub folded: bool,
}

impl Arrangement {
    /// The arrangement for a width in distances between siblings, with the given path expanded.
    /// O(nodes shown · layers).
    #[must_use]
    pub fn of(tree: &WholeTree, path: &[NodeId], columns: f64) -> Self {
        let mut shown = Self { places: Vec::new(), width: columns };
        let mut top = NodeId(0);
        let mut top_x: Option<f64> = None;
        loop {
            let band = Band::below(tree, top, columns);
            let shift = match top_x {
                Some(x) => (x - band.x(0)).min(columns - band.width()).max(0.0),
                None => ((columns - band.width()) / 2.0).max(0.0),
            };
            shown.width = shown.width.max(shift + band.width());
            // The path leaves the band by a node of its lowest layer.
            let exit = path.get(tree.node(top).depth + band.layers);
            let exit = exit.copied().filter(|&node| !tree.node(node).children.is_empty());
            let first = usize::from(top_x.is_some());
            for (place, &node) in band.nodes.iter().enumerate().skip(first) {
                let is_last = place >= band.last_layer;
                let hides = is_last && !tree.node(node).children.is_empty();
                let folded = hides && Some(node) != exit;
                shown.places.push(Placed { node, x: shift + band.x(place), folded });
                if Some(node) == exit {
                    top_x = Some(shift + band.x(place));
                }
            }
            match exit {
                Some(node) if node != top => top = node,
                _ => return shown,
            }
        }
    }
}

/// A node with some whole layers below it.
struct Band {
    /// Breadth first.
    nodes: Vec<NodeId>,
    /// Where the lowest layer begins.
    last_layer: usize,
    /// How many layers there are below the top.
    layers: usize,
    layout: Layout,
}

impl Band {
    /// As many layers as fit, at least one where there is any.
    fn below(tree: &WholeTree, top: NodeId, columns: f64) -> Self {
        let mut best = Self::new(tree, top, 0);
        for layers in 1.. {
            let is_deeper = best.nodes[best.last_layer..]
                .iter()
                .any(|&node| !tree.node(node).children.is_empty());
            if !is_deeper {
                break;
            }
            let next = Self::new(tree, top, layers);
            let widest = next.nodes.len() - next.last_layer;
            if layers > 1 && ((widest - 1) as f64 > columns || next.width() > columns) {
                break;
            }
            best = next;
        }
        best
    }

    fn new(tree: &WholeTree, top: NodeId, layers: usize) -> Self {
        let mut nodes = vec![top];
        let mut children: Vec<Range<u32>> = Vec::new();
        let (mut last_layer, mut layer_end) = (0, 1);
        for layer in 0..=layers {
            for place in last_layer..layer_end {
                let first = nodes.len() as u32;
                if layer < layers {
                    nodes.extend(tree.children(nodes[place]));
                }
                children.push(first..nodes.len() as u32);
            }
            if layer < layers {
                (last_layer, layer_end) = (layer_end, nodes.len());
            }
        }
        let (shape, _) =
            GameTree::from_ranges(Player::Max, |place| children[place as usize].clone());
        Self { nodes, last_layer, layers, layout: Layout::new(&shape) }
    }

    fn width(&self) -> f64 {
        self.layout.width()
    }

    fn x(&self, place: usize) -> f64 {
        self.layout.x(TreeNode(place as u32))
    }
}

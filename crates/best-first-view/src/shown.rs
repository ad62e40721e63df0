//! Which nodes of a tree are drawn, and where.
//!
//! Both depend on the finished search and the space only: from step to step nodes appear, and none moves. Of the
//! path of a step also the nodes are drawn that are not among them, in places that are kept free.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use plyscope_best_first::tree::{GrowingTree, Node};

use crate::arranged::{Arranged, Chosen, Kept};
use crate::sheet::{layer_height, layers, Spacing};

/// The nodes that are drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The root first, and children behind their parents.
    nodes: Vec<Place>,
    /// Where nodes are left out, places for those of a path.
    kept: Vec<Kept>,
    /// How many siblings fit beside each other in what is used.
    width: f64,
    /// How many layers are used.
    layers: u16,
    /// From one layer to the next, in pixels.
    layer_height: f64,
    /// How wide nodes are.
    spacing: Spacing,
}

/// A node and where it stands.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The node.
    pub node: Node,
    /// Where it stands: x in distances between siblings from the left, y in layers from the root.
    pub at: (f64, f64),
    /// Whether it has children in the end that are not drawn.
    pub hides_children: bool,
}

impl Shown {
    /// The weightiest nodes that fit into a space in CSS pixels. A node is drawn only if its parent is. Layers
    /// stand closer together where that shows more nodes and takes away none.
    #[must_use]
    pub fn new(
        tree: &GrowingTree,
        weight: &dyn Fn(Node) -> u32,
        (width, height): (f64, f64),
        spacing: Spacing,
    ) -> Self {
        let columns = spacing.columns(width);
        let (usual, most) = layers(height);
        let mut shown = Self::within(tree, weight, columns, usual);
        let mut highest = usual;
        if most > usual {
            let closer = Self::within(tree, weight, columns, most);
            let keeps = |place: &Place| closer.place(place.node).is_some();
            if shown.nodes.iter().all(keeps) {
                (shown, highest) = (closer, most);
            }
        }
        if shown.leaves_out(highest) {
            shown = Self::choose(tree, weight, columns, (highest, highest));
            shown.layers = depth(tree).min(highest);
        }
        shown.layer_height = layer_height(height, shown.layers);
        shown.spacing = spacing;
        shown
    }

    /// The weightiest nodes of at most so many layers, and not wider than so many distances between siblings.
    #[must_use]
    pub fn within(
        tree: &GrowingTree,
        weight: &dyn Fn(Node) -> u32,
        columns: f64,
        layers: u16,
    ) -> Self {
        Self::choose(tree, weight, columns, (layers, 0))
    }

    /// The same, with places that are kept free in so many layers.
    fn choose(
        tree: &GrowingTree,
        weight: &dyn Fn(Node) -> u32,
        columns: f64,
        (layers, free_layers): (u16, u16),
    ) -> Self {
        let mut chosen = vec![Chosen::new(tree, Node::ROOT, 1)];
        let mut layout = Arranged::of(&chosen, free_layers);
        let mut candidates = BinaryHeap::new();
        let offer = |node, place: usize, candidates: &mut BinaryHeap<Candidate>| {
            let children = tree.children(node);
            candidates.extend(children.map(|child| (weight(child), Reverse(child), place)));
        };
        offer(Node::ROOT, 0, &mut candidates);
        // Where among its siblings a child has made this drawing too wide: any other with children, or without,
        // would be as wide there.
        let mut too_wide: HashSet<(usize, usize, bool)> = HashSet::new();
        while let Some((_, Reverse(node), parent)) = candidates.pop() {
            let layer = chosen[parent].layer + 1;
            if layer > layers {
                continue;
            }
            // In the order of the moves, whichever is the weightiest.
            let siblings = &chosen[parent].children;
            let at = siblings.partition_point(|&one| tree.by(chosen[one].node) < tree.by(node));
            let spot = (parent, at, tree.child_count(node) > 0);
            if too_wide.contains(&spot) {
                continue;
            }
            let place = chosen.len();
            chosen[parent].children.insert(at, place);
            chosen.push(Chosen::new(tree, node, layer));
            let wider = Arranged::of(&chosen, free_layers);
            if wider.width > columns && place > 1 {
                chosen.pop();
                chosen[parent].children.remove(at);
                too_wide.insert(spot);
                continue;
            }
            layout = wider;
            too_wide.clear();
            offer(node, place, &mut candidates);
        }
        let places = chosen.iter().zip(&layout.places);
        let nodes = places.map(|(one, &at)| Place {
            node: one.node,
            at,
            hides_children: one.hides_children(),
        });
        let deepest = chosen.iter().map(|one| one.layer).max().unwrap_or(1);
        let layer_height = layer_height(f64::INFINITY, deepest);
        let spacing = Spacing::within(f64::INFINITY);
        let (nodes, kept, width) = (nodes.collect(), layout.kept, layout.width);
        Self { nodes, kept, width, layers: deepest, layer_height, spacing }
    }

    /// Whether a node is not drawn although so many layers have one for it.
    fn leaves_out(&self, layers: u16) -> bool {
        let has_layer = |place: &Place| place.at.1 + 2.0 <= f64::from(layers);
        self.nodes.iter().any(|place| place.hides_children && has_layer(place))
    }

    /// Places for the nodes of a path, from the root, that are not drawn: each a layer below the one before, in
    /// the order of the parents. Below the last layer there is none.
    #[must_use]
    pub fn rest(&self, path: &[Node]) -> Vec<Place> {
        let drawn = path.iter().take_while(|&&node| self.place(node).is_some()).count();
        let mut above = drawn.checked_sub(1).and_then(|last| self.place(path[last])).copied();
        let next = |&node: &Node| {
            let parent = above?.at;
            let kept = self.kept.iter().find(|kept| kept.is_below(parent))?;
            above = Some(Place { node, at: kept.at, hides_children: true });
            above
        };
        path[drawn..].iter().map_while(next).collect()
    }

    /// The nodes, parents before their children.
    #[must_use]
    pub fn places(&self) -> &[Place] {
        &self.nodes
    }

    /// Where a node is drawn, if it is.
    #[must_use]
    pub fn place(&self, node: Node) -> Option<&Place> {
        self.nodes.iter().find(|place| place.node == node)
    }

    /// How far the outermost places stand apart, in distances between siblings.
    #[must_use]
    pub const fn width(&self) -> f64 {
        self.width
    }

    /// How many layers there are.
    #[must_use]
    pub const fn layers(&self) -> u16 {
        self.layers
    }

    /// From one layer to the next, in pixels.
    #[must_use]
    pub const fn layer_height(&self) -> f64 {
        self.layer_height
    }

    /// How wide nodes are, and how far siblings stand apart.
    #[must_use]
    pub const fn spacing(&self) -> Spacing {
        self.spacing
    }
}

/// How many layers all nodes have.
fn depth(tree: &GrowingTree) -> u16 {
    let mut layers = vec![1_u16; tree.nodes().len()];
    // A child comes behind its parent.
    for node in tree.nodes() {
        if let Some(parent) = tree.parent(node) {
            layers[node.index()] = layers[parent.index()].saturating_add(1);
        }
    }
    layers.into_iter().max().unwrap_or(1)
}

/// A node that could be chosen: its weight, itself, and the place of its parent among those chosen. Weighty nodes
/// come first; of equal ones the older.
type Candidate = (u32, Reverse<Node>, usize);

//! Which nodes of a tree are drawn, and where.
//!
//! Both depend on the finished search and the space only: from step to step nodes appear, and none moves. Of the
//! path of a step also the nodes are drawn that are not among them, in places that are kept free.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_layout::Layout;
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{Player, TreeNode, Value};

use crate::sheet::{layer_height, layers, Spacing};

/// The nodes that are drawn.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// The root first, and children behind their parents.
    nodes: Vec<Place>,
    /// How many siblings fit beside each other in what is used. Where nodes are left out, one place more in every
    /// layer, for the path.
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
            shown = Self::within(tree, weight, columns - 1.0, highest);
            shown.width += 1.0;
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
        let mut chosen = vec![Chosen { node: Node::ROOT, children: Vec::new(), layer: 1 }];
        let mut layout = Arranged::of(&chosen);
        let mut candidates = BinaryHeap::new();
        let offer = |node, place: usize, candidates: &mut BinaryHeap<Candidate>| {
            let children = tree.children(node);
            candidates.extend(children.map(|child| (weight(child), Reverse(child), place)));
        };
        offer(Node::ROOT, 0, &mut candidates);
        // Where among its siblings a child has made this drawing too wide: any other would be as wide there.
        let mut too_wide: HashSet<(usize, usize)> = HashSet::new();
        while let Some((_, Reverse(node), parent)) = candidates.pop() {
            let layer = chosen[parent].layer + 1;
            if layer > layers {
                continue;
            }
            // In the order of the moves, whichever is the weightiest.
            let siblings = &chosen[parent].children;
            let at = siblings.partition_point(|&one| tree.by(chosen[one].node) < tree.by(node));
            if too_wide.contains(&(parent, at)) {
                continue;
            }
            let place = chosen.len();
            chosen[parent].children.insert(at, place);
            chosen.push(Chosen { node, children: Vec::new(), layer });
            let wider = Arranged::of(&chosen);
            if wider.width > columns && place > 1 {
                chosen.pop();
                chosen[parent].children.remove(at);
                too_wide.insert((parent, at));
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
            hides_children: tree.child_count(one.node) > one.children.len(),
        });
        let deepest = chosen.iter().map(|one| one.layer).max().unwrap_or(1);
        let layer_height = layer_height(f64::INFINITY, deepest);
        let spacing = Spacing::within(f64::INFINITY);
        Self { nodes: nodes.collect(), width: layout.width, layers: deepest, layer_height, spacing }
    }

    /// Whether a node is not drawn although so many layers have one for it.
    fn leaves_out(&self, layers: u16) -> bool {
        let has_layer = |place: &Place| place.at.1 + 2.0 <= f64::from(layers);
        self.nodes.iter().any(|place| place.hides_children && has_layer(place))
    }

    /// Places for the nodes of a path, from the root, that are not drawn: each a layer below the one before, in
    /// the free place that is nearest to it. Below the last layer there is none.
    #[must_use]
    pub fn rest(&self, path: &[Node]) -> Vec<Place> {
        let drawn = path.iter().take_while(|&&node| self.place(node).is_some()).count();
        let mut above = drawn.checked_sub(1).and_then(|last| self.place(path[last])).copied();
        let next = |&node: &Node| {
            let (x, y) = above?.at;
            let place = Place { node, at: (self.free(x, y + 1.0)?, y + 1.0), hides_children: true };
            above = Some(place);
            above
        };
        path[drawn..].iter().map_while(next).collect()
    }

    /// The x in a layer that is nearest to another x and has no node beside it that is closer than a sibling.
    fn free(&self, near: f64, layer: f64) -> Option<f64> {
        if layer >= f64::from(self.layers) {
            return None;
        }
        let in_layer = self.nodes.iter().filter(|place| (place.at.1 - layer).abs() < 0.5);
        let taken: Vec<f64> = in_layer.map(|place| place.at.0).collect();
        let is_free = |&x: &f64| {
            // Rounding decides nothing.
            (0.0..=self.width).contains(&x) && taken.iter().all(|one| (one - x).abs() > 0.999)
        };
        let beside = taken.iter().flat_map(|x| [x - 1.0, x + 1.0]);
        let distance = |x: &f64| (x - near).abs();
        let free = beside.chain([near]).filter(is_free);
        free.min_by(|one, other| distance(one).total_cmp(&distance(other)))
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

/// A node that is chosen, with the places of its children among those chosen.
struct Chosen {
    node: Node,
    children: Vec<usize>,
    layer: u16,
}

/// A node that could be chosen: its weight, itself, and the place of its parent among those chosen. Weighty nodes
/// come first; of equal ones the older.
type Candidate = (u32, Reverse<Node>, usize);

/// Where chosen nodes stand.
struct Arranged {
    places: Vec<(f64, f64)>,
    width: f64,
}

impl Arranged {
    fn of(chosen: &[Chosen]) -> Self {
        let mut builder = TreeBuilder::new();
        add(chosen, 0, &mut builder);
        let Some(tree) = builder.finish(Player::Max) else {
            return Self { places: vec![(0.0, 0.0); chosen.len()], width: 0.0 };
        };
        let layout = Layout::new(&tree);
        // Both number their nodes layer by layer.
        let mut places = vec![(0.0, 0.0); chosen.len()];
        let (mut here, mut next) = (vec![0], Vec::new());
        let mut number = 0;
        while !here.is_empty() {
            for &one in &here {
                let node = TreeNode(number);
                number += 1;
                places[one] = (layout.x(node), f64::from(chosen[one].layer) - 1.0);
                next.extend(&chosen[one].children);
            }
            here = std::mem::take(&mut next);
        }
        let width = places.iter().map(|&(x, _)| x).fold(0.0, f64::max);
        Self { places, width }
    }
}

/// Adds a node with those below it; a drawing has a few layers.
fn add(chosen: &[Chosen], place: usize, builder: &mut TreeBuilder) {
    // A drawing is far below the limits of trees.
    if chosen[place].children.is_empty() {
        let _ = builder.leaf(Value::ZERO);
        return;
    }
    let _ = builder.open();
    chosen[place].children.iter().for_each(|&child| add(chosen, child, builder));
    builder.close();
}

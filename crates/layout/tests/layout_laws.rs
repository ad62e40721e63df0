//! Laws of the layout of every tree.

mod support;

use plyscope_layout::{Layout, COUSINS, SIBLINGS};
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, Player, TreeNode, Value};
use proptest::prelude::*;
use support::{shape, subtree};

/// How much sums of the same numbers may differ, in distances between siblings.
const TOLERANCE: f64 = 1e-9;

fn close(a: f64, b: f64) -> bool {
    (a - b).abs() <= TOLERANCE
}

/// The layers of a tree, each from left to right.
fn layers(tree: &GameTree) -> impl Iterator<Item = Vec<TreeNode>> + '_ {
    (0..).map_while(|layer| Some(tree.layer(layer)?.collect()))
}

/// All nodes of the subtree of a node, breadth first.
fn below(tree: &GameTree, node: TreeNode) -> Vec<TreeNode> {
    let mut nodes = vec![node];
    let mut next = 0;
    while let Some(&node) = nodes.get(next) {
        nodes.extend(tree.children(node));
        next += 1;
    }
    nodes
}

/// What every drawing must be like; checked by itself for trees that are too large to generate.
fn check(tree: &GameTree, layout: &Layout) {
    for layer in layers(tree) {
        for pair in layer.windows(2) {
            let siblings = tree.parent(pair[0]) == tree.parent(pair[1]);
            let least = if siblings { SIBLINGS } else { COUSINS };
            let gap = layout.x(pair[1]) - layout.x(pair[0]);
            assert!(gap >= least - TOLERANCE, "{pair:?} are {gap} apart");
        }
    }
    for node in tree.nodes().filter(|&node| !tree.is_leaf(node)) {
        let mut children = tree.children(node).map(|child| layout.x(child));
        let first = children.next().expect("inner");
        let last = children.next_back().unwrap_or(first);
        assert!(close(layout.x(node), f64::midpoint(first, last)), "{node:?} is off its middle");
    }
    let [low, high] = [f64::min, f64::max]
        .map(|of| tree.nodes().map(|node| layout.x(node)).reduce(of).expect("a root"));
    assert_eq!((low, high), (0.0, layout.width()));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    fn neighbours_keep_their_distance_and_parents_stand_in_the_middle(shape in shape()) {
        let tree = shape.tree();
        check(&tree, &Layout::new(&tree));
    }

    #[test]
    fn a_mirrored_tree_is_drawn_mirrored(shape in shape()) {
        let (tree, mirrored) = (shape.tree(), shape.mirrored().tree());
        let (layout, mirror) = (Layout::new(&tree), Layout::new(&mirrored));
        for (layer, mirrored) in layers(&tree).zip(layers(&mirrored)) {
            for (&node, &image) in layer.iter().zip(mirrored.iter().rev()) {
                let expected = layout.width() - layout.x(node);
                prop_assert!(close(mirror.x(image), expected), "{node:?}");
            }
        }
    }

    #[test]
    fn a_subtree_is_drawn_as_if_it_were_alone(shape in shape()) {
        let tree = shape.tree();
        let layout = Layout::new(&tree);
        for node in tree.nodes() {
            let alone = Layout::new(&subtree(&tree, node));
            for (number, &inside) in below(&tree, node).iter().enumerate() {
                let expected = alone.x(TreeNode(number as u32)) - alone.x(TreeNode::ROOT);
                prop_assert!(close(layout.x(inside) - layout.x(node), expected), "{node:?}");
            }
        }
    }

    #[test]
    fn a_span_reaches_from_the_leftmost_to_the_rightmost_node_below(shape in shape()) {
        let tree = shape.tree();
        let layout = Layout::new(&tree);
        for node in tree.nodes() {
            let xs = || below(&tree, node).into_iter().map(|node| layout.x(node));
            let [low, high] = [f64::min, f64::max].map(|of| xs().reduce(of).expect("a node"));
            prop_assert_eq!(layout.span(node), low..high);
        }
    }

    #[test]
    fn the_nearest_node_is_found(shape in shape(), end in -0.2..1.2, exact: bool) {
        let tree = shape.tree();
        let layout = Layout::new(&tree);
        // Half the places are a multiple of a quarter: very often, that of a node.
        let x: f64 = end * layout.width();
        let a = if exact { (x * 4.0).round() / 4.0 } else { x };
        for (number, layer) in layers(&tree).enumerate() {
            let distance = |node: &TreeNode| (layout.x(*node) - a).abs();
            let expected = layer.iter().copied().min_by(|a, b| distance(a).total_cmp(&distance(b)));
            prop_assert_eq!(layout.nearest(number, a), expected);
        }
        prop_assert_eq!(layout.nearest(layout.layers(), a), None);
    }
}

/// A tree of layers with an inner node each, and leaves on both sides of it.
fn comb(layers: usize, left: usize, right: usize) -> GameTree {
    let mut builder = TreeBuilder::new();
    let leaves = |builder: &mut TreeBuilder, count| {
        (0..count).for_each(|_| builder.leaf(Value::ZERO).expect("within the limits"));
    };
    for _ in 1..layers {
        builder.open().expect("within the limits");
        leaves(&mut builder, left);
    }
    builder.leaf(Value::ZERO).expect("within the limits");
    for _ in 1..layers {
        leaves(&mut builder, right);
        builder.close();
    }
    builder.finish(Player::Max).expect("one root")
}

#[test]
fn the_largest_trees_are_drawn_as_well() {
    let trees =
        [(2, 0, 999_998), (500, 0, 0), (500, 1_000, 1_000), (500, 0, 2_000), (500, 2_000, 0)];
    for (layers, left, right) in trees {
        let tree = comb(layers, left, right);
        check(&tree, &Layout::new(&tree));
    }
}

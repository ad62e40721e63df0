//! Laws of the layout of every tree.

use crate::support::{shape, subtree};
use plyscope_layout::expansion::Expansion;
use plyscope_layout::visits::Visits;
use plyscope_layout::{Layout, COUSINS, SIBLINGS};
use plyscope_search::algo::{Algorithm, Options};
use plyscope_search::trace::Recorder;
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, NodeId, Player, TreeNode, Value};
use proptest::prelude::*;

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

/// What every drawing of a part must be like, given the nodes whose children are shown, in order; `a` is
/// anywhere.
fn check_part(tree: &GameTree, layout: &Layout, open: &[TreeNode], a: f64) {
    let is_open = |node: TreeNode| open.binary_search(&node).is_ok();
    let is_shown = |node: TreeNode| tree.ancestors(node).skip(1).all(is_open);
    for (number, layer) in layers(tree).enumerate() {
        let xs: Vec<f64> = layer.iter().map(|&node| layout.x(node)).collect();
        assert!(xs.is_sorted(), "layer {number}: {xs:?}");
        let shown: Vec<TreeNode> = layer.into_iter().filter(|&node| is_shown(node)).collect();
        for pair in shown.windows(2) {
            let gap = layout.x(pair[1]) - layout.x(pair[0]);
            assert!(gap >= SIBLINGS - TOLERANCE, "{pair:?} are {gap} apart");
        }
        let nearest = layout.nearest(number, a).map(|node| (layout.x(node) - a).abs());
        assert_eq!(nearest, xs.iter().map(|x| (x - a).abs()).reduce(f64::min));
    }
    for node in tree.nodes().filter(|&node| is_shown(node)) {
        let span = layout.span(node);
        for inside in below(tree, node).into_iter().filter(|&inside| is_shown(inside)) {
            let x = layout.x(inside);
            let is_within = span.start - TOLERANCE <= x && x <= span.end + TOLERANCE;
            assert!(is_within, "{inside:?} at {x} is outside {span:?} of {node:?}");
        }
    }
}

/// How many layers lie below a node.
fn height(tree: &GameTree, node: TreeNode) -> u16 {
    let lowest = below(tree, node).pop().expect("a node");
    (tree.layer_of(lowest) - tree.layer_of(node)) as u16
}

/// The nodes from the root down to which some choices lead, without a leaf.
fn path(tree: &GameTree, choices: &[usize]) -> Vec<TreeNode> {
    let mut path = Vec::new();
    let mut node = TreeNode::ROOT;
    for choice in choices {
        let children = tree.children(node).len();
        if children == 0 {
            break;
        }
        path.push(node);
        node = tree.child(node, choice % children).expect("as many as that");
    }
    path
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

    #[test]
    fn a_partly_expanded_tree_keeps_its_order(
        shape in shape(),
        is_open in prop::collection::vec(prop::bool::weighted(0.8), 150),
        a in -2.0..30.0_f64,
    ) {
        let tree = shape.tree();
        let open = tree.nodes().filter(|&node| is_open[node.index()] && !tree.is_leaf(node));
        let open: Vec<TreeNode> = open.collect();
        let expansion = Expansion::Only(open.clone());
        let layout = Layout::of_expansion(&tree, &expansion, |node| height(&tree, node));
        check_part(&tree, &layout, &open, a);
    }

    #[test]
    fn rows_keep_their_order_and_rest_while_the_path_goes_on_below(
        shape in shape(),
        choices in prop::collection::vec(any::<usize>(), 1..20),
        others in prop::collection::vec(any::<usize>(), 0..20),
        kept in 0_usize..20,
        most in 1_u32..25,
        a in -2.0..30.0_f64,
    ) {
        let tree = shape.tree();
        let turned = [&choices[..kept.min(choices.len())], &others[..]].concat();
        let paths = [choices, turned].map(|choices| path(&tree, &choices));
        let [one, other] = paths.clone().map(|path| {
            let middle = path.last().and_then(|&last| tree.child(last, kept));
            let rows = Layout::in_rows(&tree, path, middle, most);
            check_part(&tree, &rows.layout, &rows.open, a);
            rows.layout
        });
        let common = paths[0].iter().zip(&paths[1]).take_while(|(one, other)| one == other).count();
        for node in layers(&tree).take(common).flatten() {
            prop_assert_eq!(one.x(node), other.x(node), "{:?}", node);
        }
        // Where all siblings fit, the choice among them moves none.
        let last = paths[0][..common].last().filter(|&&last| tree.children(last).len() <= most as usize);
        for node in last.into_iter().flat_map(|&last| tree.children(last)) {
            prop_assert_eq!(one.x(node), other.x(node), "{:?}", node);
        }
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

#[test]
fn whole_layers_are_drawn_in_rows_as_far_as_they_fit() {
    let rows = |tree: &GameTree, most| {
        Layout::in_rows(tree, vec![TreeNode::ROOT], None, most).layout.row_count()
    };
    // Of a binary tree four leaves are 3.25 wide, eight 7.75, sixteen 16.75 and 32 34.75.
    let (binary, _) = GameTree::from_ranges(Player::Max, |node| match node {
        0..31 => 2 * node + 1..2 * node + 3,
        _ => 0..0,
    });
    let table = [(4, 2), (5, 3), (8, 3), (9, 4), (17, 4), (18, 5), (35, 5), (36, 6), (99, 6)];
    for (most, expected) in table {
        assert_eq!(rows(&binary, most), expected, "{most} side by side");
    }
    for (beside, most) in [(0, 1), (1, 3), (2, 5)] {
        assert_eq!(rows(&comb(500, beside, beside), most), 500, "{beside} on each side");
    }
}

/// Of a large game whole layers are shown at first, and below them nothing but the best line.
#[test]
fn no_layer_is_expanded_in_part_at_first() {
    let zeros = ["(0 0 0 0 0 0 0 0)"; 9];
    assert_eq!(open_at_first(Algorithm::Minimax, &zeros), [TreeNode::ROOT, TreeNode(1)]);
    // To the last null window the first move is at most 5, as the second is.
    let mut bounds = zeros;
    (bounds[0], bounds[1]) = ("(5 1 1 1 1 1 1 1)", "(5 5 5 5 5 5 5 5)");
    assert_eq!(open_at_first(Algorithm::MtdF, &bounds), [TreeNode::ROOT, TreeNode(2)]);
}

/// The nodes that are expanded at first, of a tree with these children.
fn open_at_first(algorithm: Algorithm, children: &[&str]) -> Vec<TreeNode> {
    let tree = GameTree::parse(&children.join(" ")).expect("a tree");
    let mut recorder = Recorder::new();
    algorithm.run(&tree, &Options::default(), &mut recorder).expect("no limit");
    let trace = recorder.finish();
    let mut node_of: Vec<TreeNode> = Vec::new();
    for visit in (0..trace.node_count() as u32).map(NodeId) {
        let above = trace.parent(visit).map(|above| node_of[above.index()]);
        let node = above.and_then(|above| tree.child(above, trace.by(visit).0 as usize));
        node_of.push(node.unwrap_or(TreeNode::ROOT));
    }
    let expansion = Expansion::at_first(&tree, &Visits::new(node_of, tree.len()), &trace);
    tree.nodes().filter(|&node| expansion.is_open(node)).collect()
}

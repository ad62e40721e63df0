//! The nodes that are drawn are those that trying every candidate finds.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use plyscope_best_first::tree::{GrowingTree, Node};
use plyscope_best_first_view::mcts::begin;
use plyscope_best_first_view::mcts::link::{read_tree, Link};
use plyscope_best_first_view::shown::Shown;
use plyscope_layout::Layout;
use plyscope_search::tree::TreeBuilder;
use plyscope_search::{Player, Value};
use proptest::prelude::*;

/// The weightiest nodes, of equal ones the oldest first, as long as the drawing is not too wide.
fn by_trying(
    tree: &GrowingTree,
    weight: &dyn Fn(Node) -> u32,
    columns: f64,
    layers: usize,
) -> BTreeSet<Node> {
    let mut drawn = BTreeSet::from([Node::ROOT]);
    let mut candidates: Vec<Node> = tree.children(Node::ROOT).collect();
    let rank = |node: &Node| (weight(*node), Reverse(*node));
    while let Some(node) = candidates.iter().copied().max_by_key(rank) {
        candidates.retain(|&one| one != node);
        if tree.path(node).len() > layers {
            continue;
        }
        drawn.insert(node);
        if drawn.len() > 2 && width(tree, &drawn) > columns {
            drawn.remove(&node);
            continue;
        }
        candidates.extend(tree.children(node));
    }
    drawn
}

fn width(tree: &GrowingTree, drawn: &BTreeSet<Node>) -> f64 {
    let mut builder = TreeBuilder::new();
    build(tree, drawn, Node::ROOT, &mut builder);
    Layout::new(&builder.finish(Player::Max).expect("a tree")).width()
}

fn build(tree: &GrowingTree, drawn: &BTreeSet<Node>, node: Node, builder: &mut TreeBuilder) {
    let mut children: Vec<Node> = tree.children(node).filter(|one| drawn.contains(one)).collect();
    if children.is_empty() {
        builder.leaf(Value::ZERO).expect("a small tree");
        return;
    }
    children.sort_by_key(|&child| tree.by(child));
    builder.open().expect("a small tree");
    children.into_iter().for_each(|child| build(tree, drawn, child, builder));
    builder.close();
}

/// Trees in text with nodes of many children.
fn trees() -> impl Strategy<Value = String> {
    let leaf = (0..=9_i32).prop_map(|number| number.to_string());
    let inner = leaf.prop_recursive(3, 60, 12, |child| {
        let children = prop::collection::vec(child, 1..=12);
        children.prop_map(|children| format!("({})", children.join("+")))
    });
    prop::collection::vec(inner, 1..=12).prop_map(|children| children.join("+"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_weightiest_nodes_are_drawn(text in trees(), columns in 1.0..9.0_f64, layers in 1..5_u16) {
        let (link, _) = Link::parse(&format!("tree={text}&iterations=120"));
        let subject = link.subject.read(read_tree).expect("a tree");
        let mut running = begin(&subject, link.settings).unwrap_or_else(|_| panic!("{text}"));
        running.advance(u32::MAX);
        let session = running.finish();
        let (tree, visits) = (session.record().tree(), session.record().visits());
        let weight = |node: Node| visits[node.index()];
        let shown = Shown::within(tree, &weight, columns, layers);
        let drawn: BTreeSet<Node> = shown.places().iter().map(|place| place.node).collect();
        prop_assert_eq!(drawn, by_trying(tree, &weight, columns, layers.into()));
    }
}

//! Generated trees with chance nodes.

use plyscope_search::tree::TreeBuilder;
use plyscope_search::{Fraction, GameTree, Player, TreeNode, Turn, Value};
use proptest::collection::vec;
use proptest::prelude::*;

/// The shape of a tree in which chance may decide.
#[derive(Clone, Debug)]
enum Shape {
    Leaf(Value),
    /// Whose turn it is, if it says so, and its children, each with its share of the chance.
    Inner(Option<Turn>, Vec<(u8, Shape)>, Weights),
}

/// Whether the children of a chance node have weights.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Weights {
    Given,
    Equal,
}

fn shape() -> impl Strategy<Value = Shape> {
    let whole = |number| Value::whole(number).expect("in range");
    let third = |number| Fraction::new(number, 3).and_then(Value::fraction).expect("in range");
    let leaf = prop_oneof![
        8 => (-9_i64..=9).prop_map(whole),
        1 => (-99_i64..=99).prop_map(|count| Value::millionths(count * 10_000).expect("in range")),
        1 => (-9_i128..=9).prop_map(third),
        1 => Just(Value::DRAW),
    ];
    leaf.prop_map(Shape::Leaf).prop_recursive(4, 40, 3, |child| {
        let turn = prop_oneof![
            3 => Just(Some(Turn::Chance)),
            2 => Just(None),
            1 => Just(Some(Turn::Player(Player::Max))),
            1 => Just(Some(Turn::Player(Player::Min))),
        ];
        let weights = prop_oneof![Just(Weights::Given), Just(Weights::Equal)];
        (turn, vec((1_u8..=4, child), 1..=3), weights)
            .prop_map(|(turn, children, weights)| Shape::Inner(turn, children, weights))
    })
}

fn add(builder: &mut TreeBuilder, shape: &Shape, weight: Option<Value>) {
    match shape {
        Shape::Leaf(value) => builder.leaf(*value).expect("small"),
        Shape::Inner(turn, ..) => {
            builder.open().expect("small");
            turn.iter().for_each(|&turn| builder.turn(turn));
        }
    }
    weight.iter().for_each(|&weight| builder.weight(weight));
    let Shape::Inner(turn, children, weights) = shape else { return };
    let all = children.iter().map(|(share, _)| i128::from(*share)).sum();
    for (share, child) in children {
        let is_given = *turn == Some(Turn::Chance) && *weights == Weights::Given;
        let weight = Fraction::new((*share).into(), all).and_then(Value::fraction);
        add(builder, child, weight.filter(|_| is_given));
    }
    builder.close();
}

/// A tree in which chance may decide, anywhere.
pub fn chance_tree() -> impl Strategy<Value = GameTree> {
    (shape(), super::player()).prop_map(|(shape, player)| {
        let mut builder = TreeBuilder::new();
        add(&mut builder, &shape, None);
        builder.finish(player).expect("one root")
    })
}

/// The same, and a won or a lost game, which MAX may choose in its place.
pub fn chance_tree_beside_outcome() -> impl Strategy<Value = GameTree> {
    let outcome = prop_oneof![Just(Value::WIN), Just(Value::LOSS)];
    (shape(), outcome).prop_map(|(shape, outcome)| {
        let children = [shape, Shape::Leaf(outcome)].map(|child| (1, child)).to_vec();
        let root = Shape::Inner(Some(Turn::Player(Player::Max)), children, Weights::Equal);
        let mut builder = TreeBuilder::new();
        add(&mut builder, &root, None);
        builder.finish(Player::Max).expect("one root")
    })
}

/// The value of a node by definition.
pub fn value(tree: &GameTree, node: TreeNode) -> Fraction {
    if let Some(value) = tree.leaf_value(node) {
        return value.as_fraction().expect("a number");
    }
    let children = tree.children(node);
    match tree.turn(node) {
        Turn::Player(Player::Max) => children.map(|child| value(tree, child)).max().expect("inner"),
        Turn::Player(Player::Min) => children.map(|child| value(tree, child)).min().expect("inner"),
        Turn::Chance => children.fold(Fraction::ZERO, |sum, child| {
            let share = tree.probability(child).expect("below chance").times(value(tree, child));
            sum.plus(share.expect("small")).expect("small")
        }),
    }
}

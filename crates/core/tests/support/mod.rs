//! Generated trees for the laws.

use plyscope_core::tree::TreeBuilder;
use plyscope_core::{GameTree, Player, Value};
use proptest::collection::vec;
use proptest::prelude::*;

/// The shape of a generated tree. Proptest shrinks it by dropping children.
#[derive(Clone, Debug)]
pub enum Shape {
    Leaf(Value),
    Inner(Vec<Shape>),
}

/// Few different values, so that ties are common, and all kinds of them.
pub fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        12 => (-6_i64..=6).prop_map(|n| Value::whole(n).expect("in range")),
        2 => (-3_000_000_i64..3_000_000).prop_map(|n| Value::millionths(n).expect("in range")),
        1 => Just(Value::WIN),
        1 => Just(Value::DRAW),
        1 => Just(Value::LOSS),
    ]
}

/// Any shape of up to about 120 nodes and 7 layers.
pub fn shape() -> impl Strategy<Value = Shape> {
    value()
        .prop_map(Shape::Leaf)
        .prop_recursive(6, 120, 4, |child| vec(child, 1..=4).prop_map(Shape::Inner))
}

pub fn player() -> impl Strategy<Value = Player> {
    prop_oneof![Just(Player::Max), Just(Player::Min)]
}

/// Any tree of up to about 120 nodes.
pub fn tree() -> impl Strategy<Value = GameTree> {
    (shape(), player()).prop_map(|(shape, player)| {
        let mut builder = TreeBuilder::new();
        add(&mut builder, &shape);
        builder.finish(player).expect("one root")
    })
}

fn add(builder: &mut TreeBuilder, shape: &Shape) {
    match shape {
        Shape::Leaf(value) => builder.leaf(*value).expect("small"),
        Shape::Inner(children) => {
            builder.open().expect("small");
            children.iter().for_each(|child| add(builder, child));
            builder.close();
        }
    }
}

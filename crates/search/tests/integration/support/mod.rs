//! Generated trees and searches for the laws.

// Each test uses some of it.
#![allow(dead_code)]

pub mod chance;
pub mod noisy;
pub mod passes;
pub mod searches;
pub mod stones;
pub mod visits;

use plyscope_search::tree::{Name, TreeBuilder};
use plyscope_search::{Fraction, GameTree, Player, Turn, Value};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

/// The shape of a generated tree. Proptest shrinks it by dropping children.
#[derive(Clone, Debug)]
pub enum Shape {
    Leaf(Option<Name>, Value),
    Inner(Option<Name>, Option<Player>, Vec<Shape>),
}

/// Few different values, so that ties are common, and all kinds of them.
pub fn value() -> impl Strategy<Value = Value> {
    let third = |number| Fraction::new(number, 3).and_then(Value::fraction).expect("in range");
    prop_oneof![
        12 => (-6_i64..=6).prop_map(|n| Value::whole(n).expect("in range")),
        2 => (-3_000_000_i64..3_000_000).prop_map(|n| Value::millionths(n).expect("in range")),
        1 => Just(Value::WIN),
        1 => Just(Value::DRAW),
        1 => Just(Value::LOSS),
        2 => (-9_i128..=9).prop_map(third),
    ]
}

/// Any shape of up to about 120 nodes and 7 layers, a few of them with names, a few saying who is to
/// move.
pub fn shape() -> impl Strategy<Value = Shape> {
    let name = || option::weighted(0.1, name());
    let leaf = (name(), value()).prop_map(|(name, value)| Shape::Leaf(name, value));
    leaf.prop_recursive(6, 120, 4, move |child| {
        (name(), option::weighted(0.1, player()), vec(child, 1..=4))
            .prop_map(|(name, player, children)| Shape::Inner(name, player, children))
    })
}

/// Names that need quotes and names that do not, and the two that look like a side to move.
fn name() -> impl Strategy<Value = Name> {
    prop_oneof!["[a-zé王_][a-z0-9'_-]{0,5}", "[!-~]{1,8}", "[!-~] [ -~é]{0,4}[!-~]", "max|min|win"]
        .prop_map(|text| Name::new(&text).expect("printable"))
}

impl Shape {
    /// The same tree with each number divided by a million: between neighbours are at most fractions.
    pub fn crowded(self) -> Self {
        match self {
            Self::Leaf(name, value) => {
                let millionth = Fraction::new(1, 1_000_000).expect("a fraction");
                let near = |number: Fraction| number.times(millionth).and_then(Value::at_or_below);
                Self::Leaf(name, value.as_fraction().and_then(near).unwrap_or(value))
            }
            Self::Inner(name, player, children) => {
                Self::Inner(name, player, children.into_iter().map(Self::crowded).collect())
            }
        }
    }
}

/// Any tree of up to about 120 nodes, half of them crowded.
pub fn crowded_tree() -> impl Strategy<Value = GameTree> {
    (shape(), player(), any::<bool>()).prop_map(|(shape, player, is_crowded)| {
        let shape = if is_crowded { shape.crowded() } else { shape };
        let mut builder = TreeBuilder::new();
        add(&mut builder, &shape);
        builder.finish(player).expect("one root")
    })
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
    let (Shape::Leaf(name, _) | Shape::Inner(name, ..)) = shape;
    match shape {
        Shape::Leaf(_, value) => builder.leaf(*value).expect("small"),
        Shape::Inner(..) => builder.open().expect("small"),
    }
    if let Some(name) = name {
        builder.name(name.clone());
    }
    if let Shape::Inner(_, player, children) = shape {
        player.iter().for_each(|&player| builder.turn(Turn::Player(player)));
        children.iter().for_each(|child| add(builder, child));
        builder.close();
    }
}

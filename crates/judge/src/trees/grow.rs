//! Trees by chance, of different sizes and kinds.

use plyscope_search::generate::SplitMix64;
use plyscope_search::{GameTree, Player, Value};

use super::leaves::Leaves;
use super::shape::Shape;

/// How many sizes there are.
pub const LEVELS: u32 = 5;

/// The kinds of trees, which come in turns.
pub const STYLES: [Style; 8] = [
    Style { values: Values::Distinct, form: Form::Even },
    Style { values: Values::Few, form: Form::Even },
    Style { values: Values::Signed, form: Form::Uneven },
    Style { values: Values::Outcomes, form: Form::Even },
    Style { values: Values::Distinct, form: Form::Single },
    Style { values: Values::Few, form: Form::Uneven },
    Style { values: Values::Signed, form: Form::Even },
    Style { values: Values::Outcomes, form: Form::Uneven },
];

/// A kind of tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    values: Values,
    form: Form,
}

/// What leaves are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Values {
    /// Mostly different.
    Distinct,
    /// Mostly equal.
    Few,
    /// Also below zero.
    Signed,
    /// Won, drawn and lost.
    Outcomes,
}

/// Where leaves are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Form {
    /// In the last layer.
    Even,
    /// In any layer.
    Uneven,
    /// Many nodes have a single child.
    Single,
}

/// The fewest and the most plies at each level.
const PLIES: [(u64, u64); LEVELS as usize] = [(1, 2), (2, 3), (3, 4), (4, 5), (4, 6)];

/// The most nodes below which a node has several children.
const LARGE: usize = 90;

/// Grows a tree of a level from 1 and a kind.
pub fn grow(
    random: &mut SplitMix64,
    root: Player,
    level: u32,
    style: usize,
    leaves: Leaves,
) -> GameTree {
    let (least, most) = PLIES[(level.clamp(1, LEVELS) - 1) as usize];
    let mut style = STYLES[style % STYLES.len()];
    match leaves {
        Leaves::Numbers if style.values == Values::Outcomes => style.values = Values::Signed,
        Leaves::Outcomes => style.values = Values::Outcomes,
        Leaves::Any | Leaves::Numbers => {}
    }
    let plies = least + random.below(most - least + 1);
    let mut nodes = 1;
    let shape = below(random, style, plies, &mut nodes);
    shape.tree(root).expect("it has a few layers and nodes")
}

fn below(random: &mut SplitMix64, style: Style, plies: u64, nodes: &mut usize) -> Shape {
    let ends = style.form == Form::Uneven && random.below(5) == 0;
    if plies == 0 || ends {
        return Shape::Leaf(leaf(random, style.values));
    }
    let children = match style.form {
        _ if *nodes > LARGE => 1,
        Form::Single if random.below(2) == 0 => 1,
        _ => [2, 2, 2, 3, 3, 1][random.below(6) as usize],
    };
    *nodes += children;
    Shape::Inner((0..children).map(|_| below(random, style, plies - 1, nodes)).collect())
}

fn leaf(random: &mut SplitMix64, values: Values) -> Value {
    let (from, count) = match values {
        Values::Distinct => (1, 30),
        Values::Few => (1, 4),
        Values::Signed => (-12, 25),
        Values::Outcomes => {
            return [Value::LOSS, Value::DRAW, Value::WIN][random.below(3) as usize]
        }
    };
    Value::whole(from + random.below(count) as i64).unwrap_or(Value::ZERO)
}

//! The smallest task in which a program still fails. Of a tree, pieces are taken away and values made
//! simpler as long as it does (Zeller & Hildebrandt 2002, on delta debugging; here along the tree).

use plyscope_search::Value;

use crate::departure::sent;
use crate::judging::Tasks;
use crate::trees::Shape;

/// How many smaller tasks are tried at most.
pub const MAX_TRIES: u32 = 4_000;

/// The values that are tried at a leaf, the simplest first.
const SIMPLE: [i64; 11] = [0, 1, 2, -1, 3, 4, 5, 6, 7, 8, 9];

/// The search for the smallest task that still fails, such as a tree: one smaller task after the
/// other.
pub struct Shrinking<T> {
    /// What is still to be tried instead of the smallest one that was found to fail.
    candidates: Tasks<T>,
    tries: u32,
}

impl<T> Shrinking<T> {
    /// Begins with what is smaller than a task that fails.
    #[must_use]
    pub fn new(smaller: Tasks<T>) -> Self {
        Self { candidates: smaller, tries: 0 }
    }

    /// The task to try next; `None` at the end.
    pub fn next_task(&mut self) -> Option<T> {
        self.tries += 1;
        if self.tries > MAX_TRIES {
            None
        } else {
            self.candidates.next()
        }
    }

    /// Goes on with what is smaller than the task that was tried, which fails too.
    pub fn restart(&mut self, smaller: Tasks<T>) {
        self.candidates = smaller;
    }
}

/// The shapes to try instead of one, the smallest first.
#[must_use]
pub fn smaller(shape: &Shape) -> std::vec::IntoIter<Shape> {
    let mut all = structures(shape);
    all.extend(valuations(shape));
    all.into_iter()
}

/// The same tree with a piece less: those that lose most come first.
fn structures(shape: &Shape) -> Vec<Shape> {
    let mut all = pieces_less(shape);
    all.sort_by_key(Shape::size);
    all
}

/// A node is replaced by one of its children, by a leaf or by all its children, or loses a child; each
/// node in turn.
fn pieces_less(shape: &Shape) -> Vec<Shape> {
    let Shape::Inner(children) = shape else { return Vec::new() };
    let mut less = children.clone();
    let mut values = shape.values();
    values.sort_unstable();
    values.dedup();
    less.extend(values.into_iter().map(Shape::Leaf));
    for (place, child) in children.iter().enumerate() {
        if children.len() > 1 {
            let mut others = children.clone();
            others.remove(place);
            less.push(Shape::Inner(others));
        }
        if let Shape::Inner(own) = child {
            let mut others = children.clone();
            others.splice(place..=place, own.iter().cloned());
            less.push(Shape::Inner(others));
        }
        less.extend(pieces_less(child).into_iter().map(|smaller| {
            let mut others = children.clone();
            others[place] = smaller;
            Shape::Inner(others)
        }));
    }
    less
}

/// The same tree with simpler values: all at once, then each leaf in turn.
fn valuations(shape: &Shape) -> Vec<Shape> {
    let values = shape.values();
    let mut sorted = values.clone();
    sorted.sort_unstable();
    sorted.dedup();
    let rank = |value: &Value| {
        let place = sorted.binary_search(value).unwrap_or_default();
        Value::whole(place as i64).unwrap_or(*value)
    };
    let as_numbers = values.iter().map(|&value| sent(value)).map(plain).collect();
    let mut all = vec![values.iter().map(rank).collect(), as_numbers];
    for (place, &value) in values.iter().enumerate() {
        all.extend(simple(value).into_iter().map(|simple| {
            let mut other = values.clone();
            other[place] = simple;
            other
        }));
    }
    let cost = |values: &[Value]| values.iter().map(|&value| complexity(value)).sum::<u64>();
    let before = cost(&values);
    all.retain(|other: &Vec<Value>| cost(other) < before);
    all.iter().map(|values| shape.with_values(&mut values.iter().copied())).collect()
}

/// What is tried in place of a value. Words and numbers are not mixed, since a program gets a win as 1.
fn simple(value: Value) -> Vec<Value> {
    match value.is_number() {
        true => SIMPLE.into_iter().filter_map(Value::whole).collect(),
        false => vec![Value::DRAW, Value::WIN],
    }
}

/// A draw as the number that it equals.
fn plain(value: Value) -> Value {
    if value == Value::ZERO {
        Value::ZERO
    } else {
        value
    }
}

/// How hard a value is to read: the larger the harder, below zero harder, and a word hardest.
fn complexity(value: Value) -> u64 {
    let word = u64::from(!value.is_number());
    let number = sent(value).as_millionths().unwrap_or_default();
    number.unsigned_abs().saturating_mul(2) + u64::from(number < 0) + word
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_search::{GameTree, Player};

    fn shrunk(text: &str, fails: impl Fn(&Shape) -> bool) -> String {
        let tree = GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let mut smallest = Shape::of(&tree);
        let mut shrinking = Shrinking::new(Box::new(smaller(&smallest)));
        while let Some(shape) = shrinking.next_task() {
            if fails(&shape) {
                shrinking.restart(Box::new(smaller(&shape)));
                smallest = shape;
            }
        }
        smallest.tree(Player::Max).expect("smaller").to_string()
    }

    #[test]
    fn what_is_left_still_fails_and_nothing_smaller_does() {
        let large = "((8 5) (20 3)) ((2 4) (15 (6 -7) win))";
        type Fails = fn(&Shape) -> bool;
        let table: [(Fails, &str); 4] = [
            (|_| true, "0"),
            (|shape| shape.size().1 >= 3, "0 0 0"),
            (|shape| shape.values().iter().any(|&value| value < Value::ZERO), "-1"),
            (
                |shape| matches!(shape, Shape::Inner(of) if matches!(of[0], Shape::Inner(_))),
                "((0))",
            ),
        ];
        for (fails, expected) in table {
            assert_eq!(shrunk(large, fails), expected);
        }
    }

    #[test]
    fn words_become_simpler_words_where_numbers_do_not_fail() {
        let large = "((win loss) (draw win)) (loss (win draw))";
        let fails = |shape: &Shape| {
            let values = shape.values();
            values.len() >= 2 && values.iter().all(|value| !value.is_number())
        };
        assert_eq!(shrunk(large, fails), "draw draw");
    }

    #[test]
    fn it_ends_when_all_tries_are_used_up() {
        let wide = format!("({})", vec!["30"; 400].join(" "));
        let tree = GameTree::parse(&wide).expect("a tree");
        let mut shrinking = Shrinking::new(Box::new(smaller(&Shape::of(&tree))));
        let asked = std::iter::from_fn(|| shrinking.next_task()).count();
        assert_eq!(asked, MAX_TRIES as usize);
    }
}

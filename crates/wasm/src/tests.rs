//! Values that a number of JavaScript rounds.

use plyscope_search::{GameTree, TreeNode, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{json, Value as Json};

use crate::exact;

#[path = "../../search/tests/integration/support/numbers.rs"]
mod numbers;

/// No search here has a time limit.
fn stopped() -> f64 {
    0.0
}

/// All values, from the exact text beside them, or else as JavaScript prints them.
fn values(json: &Json, found: &mut Vec<Value>) {
    match json {
        Json::Array(items) => items.iter().for_each(|item| values(item, found)),
        Json::Object(entries) => {
            for (key, value) in entries {
                let beside = entries.get(&format!("{key}_exact")).and_then(Json::as_str);
                let is_value = ["value", "alpha", "beta", "best"].contains(&key.as_str());
                match value.as_f64().filter(|_| is_value) {
                    // Rust writes a double as JavaScript does, below 10²¹ and above 10⁻⁷.
                    Some(double) => {
                        let text = beside.map_or_else(|| double.to_string(), str::to_owned);
                        found.push(parsed(&text));
                    }
                    None => values(value, found),
                }
            }
        }
        _ => {}
    }
}

fn parsed(text: &str) -> Value {
    let tree = GameTree::parse(text).expect("a value");
    tree.leaf_value(TreeNode::ROOT).expect("a leaf")
}

proptest! {
    #[test]
    fn every_value_is_a_double_or_has_its_text_beside_it(
        counts in vec(numbers::millionths(), 2..6),
    ) {
        let tree = counts.iter().map(|count| written(*count)).collect::<Vec<_>>().join(" ");
        let request = json!({ "tree": tree }).to_string();
        let known: Vec<Value> = counts.iter().filter_map(|&count| Value::millionths(count)).collect();
        for answer in [
            plyscope_api::solve(&request, stopped).expect("solved"),
            plyscope_api::trace(&request, stopped).expect("traced"),
            plyscope_api::layout(&request, stopped).expect("placed"),
        ] {
            let mut found = Vec::new();
            values(&exact::with_texts(answer), &mut found);
            prop_assert!(!found.is_empty());
            prop_assert!(found.iter().all(|value| known.contains(value)), "{found:?}");
        }
    }
}

#[test]
fn what_a_double_cannot_hold_has_its_text_beside_it() {
    let table = [
        (json!({ "value": 8 }), json!({ "value": 8 })),
        (json!({ "x": 2.0, "y": 0.5 }), json!({ "x": 2.0, "y": 0.5 })),
        (json!({ "value": "draw" }), json!({ "value": "draw" })),
    ];
    for (given, expected) in table {
        assert_eq!(exact::with_texts(given), expected);
    }
    let request = json!({ "tree": "(999999999999.999999 999999999999.999998)" }).to_string();
    let solved = exact::with_texts(plyscope_api::solve(&request, stopped).expect("solved"));
    assert_eq!(solved["value_exact"], "999999999999.999999");
}

/// The number as it is written, with all six decimals.
fn written(millionths: i64) -> String {
    let sign = if millionths < 0 { "-" } else { "" };
    let size = millionths.unsigned_abs();
    format!("{sign}{}.{:06}", size / 1_000_000, size % 1_000_000)
}

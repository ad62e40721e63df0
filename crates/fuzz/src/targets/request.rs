//! The requests of the packages for JavaScript and Python, for searches of given trees: a game can take
//! any time, and its options are parsed by what `address` and `position` try.

use plyscope_api::{best_first, grade, layout, solve, svg, trace, Problem};
use serde_json::Value as Json;

use super::seeds::{inputs, trees};
use crate::{Check, Target};

pub const TARGET: Target =
    Target { name: "request", check: Check::Text(check), seeds, words, max_bytes: 1_024 };

fn seeds() -> Vec<Vec<u8>> {
    let of_trees =
        trees().into_iter().map(|tree| format!("{{\"tree\":\"{tree}\",\"window\":[0,15]}}"));
    let others = [
        r#"{"tree":"(4 8) (17 5)","algorithm":"negascout","root":"min","order":"random","seed":7,"table":"all"}"#,
        r#"{"tree":"(4 8) (17 5)","step":3,"lang":"nl","width":300}"#,
        r#"{"tree":"(4 8) (17 5)","question":"pruned","answer":"L3-4","lang":"zh"}"#,
        r#"{"tree":"(4 8) (17 5)","search":"proof-number","goal":5,"iterations":20}"#,
        r#"{"game":{"plies":1,"children":[1,0],"players":["max","min"],"moves":["","a"],"values":[null,3]}}"#,
    ];
    inputs(of_trees.chain(others.map(str::to_owned)))
}

fn words() -> Vec<String> {
    let options = plyscope_setup::OPTIONS.iter().map(|option| format!("\"{}\"", option.id));
    options.chain(["null", "true", "-1", "1e9", "[]", "{}"].map(str::to_owned)).collect()
}

fn check(text: &str) {
    let request = serde_json::from_str::<Json>(text);
    if request.is_ok_and(|request| request.get("game").is_some_and(Json::is_string)) {
        return;
    }
    answered(solve(text, || 0.0), text);
    answered(trace(text, || 0.0), text);
    answered(layout(text, || 0.0), text);
    answered(svg(text, || 0.0), text);
    answered(grade(text), text);
    answered(best_first(text), text);
}

/// A refusal says why, and what it says of a place is within the tree.
fn answered<T>(answer: Result<T, Problem>, request: &str) {
    if let Err(problem) = answer {
        assert!(!problem.message.is_empty(), "{request}");
    }
}

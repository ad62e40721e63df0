//! The requests of the packages for JavaScript and Python, for searches of given trees and of puzzles: a
//! game can take any time, and its options are parsed by what `address` and `position` try.

use plyscope_api::{backtrack, backtrack_steps, best_first, mcts};
use plyscope_api::{grade, layout, solve, svg, trace, Problem};
use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_setup::address::pairs;
use serde_json::Value as Json;

use super::seeds::{inputs, trees};
use crate::{laws, Check, Target};

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
        r#"{"tree":"chance:(1/3*4 2/3*8) 5","selection":"puct","exploration":0.7,"seed":3}"#,
        r#"{"game":{"plies":1,"children":[1,0],"players":["max","min"],"moves":["","a"],"values":[null,3]}}"#,
    ];
    inputs(of_trees.chain(others.map(str::to_owned)).chain(puzzles()))
}

/// The puzzles of the gallery as requests.
fn puzzles() -> impl Iterator<Item = String> {
    gallery().map(|exhibit| {
        let parts = pairs(exhibit.link).filter(|&(name, _)| name != "step");
        let options =
            parts.filter_map(|(name, value)| Some((name.to_owned(), Json::from(value.ok()?))));
        Json::Object(options.collect()).to_string()
    })
}

fn words() -> Vec<String> {
    let options = plyscope_setup::OPTIONS.iter().map(|option| format!("\"{}\"", option.id));
    options.chain(["null", "true", "-1", "1e9", "[]", "{}"].map(str::to_owned)).collect()
}

fn check(text: &str) {
    let request: Json = serde_json::from_str(text).unwrap_or_default();
    if request["game"].is_string() {
        return;
    }
    answered(solve(text, || 0.0), &request);
    answered(trace(text, || 0.0), &request);
    answered(layout(text, || 0.0), &request);
    answered(svg(text, || 0.0), &request);
    answered(grade(text), &request);
    answered(best_first(text), &request);
    answered(mcts(&capped(&request, "iterations", 20)), &request);
    answered(backtrack(&capped(&request, "steps", 100)), &request);
    answered(backtrack_steps(&capped(&request, "to", 20)), &request);
}

/// The same request with a smaller number where it has a large one or none, so that it is answered soon.
fn capped(request: &Json, option: &str, most: u64) -> String {
    let mut request = request.clone();
    if let Json::Object(options) = &mut request {
        let number = options.entry(option).or_insert_with(|| most.into());
        if number.as_u64().is_some_and(|number| number > most) {
            *number = most.into();
        }
    }
    request.to_string()
}

/// A refusal says why, and what it says of a place is within the tree.
fn answered<T>(answer: Result<T, Problem>, request: &Json) {
    let Err(problem) = answer else { return };
    assert!(!problem.message.is_empty(), "{request}");
    if let (Some("tree"), Some(line)) = (problem.option.as_deref(), problem.line) {
        let tree = request["tree"].as_str().unwrap_or_default();
        laws::is_at_a_line(tree, line as usize, problem.column.map(|column| column as usize));
    }
}

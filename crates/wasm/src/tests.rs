//! Invalid requests and their errors.

use plyscope_search::{GameTree, TreeNode, Value};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{json, Value as Json};

use crate::problem::{Code, Problem};
use crate::{exact, grade, layout, solve, svg, trace};

#[path = "../../search/tests/support/numbers.rs"]
mod numbers;

type Function = fn(&str) -> Result<Json, Problem>;

fn traced(request: &str) -> Result<Json, Problem> {
    trace::trace(request).map(Json::from)
}

fn drawn(request: &str) -> Result<Json, Problem> {
    svg::svg(request).map(Json::from)
}

/// Checks the errors of invalid requests: code, option, and words of the message.
fn refused(table: &[(Function, Json, Code, Option<&str>, &str)]) {
    for (function, request, code, option, words) in table {
        let problem = function(&request.to_string()).expect_err(&request.to_string());
        assert_eq!((problem.code, problem.option.as_deref()), (*code, *option), "{problem:?}");
        assert!(problem.message.contains(words), "{}", problem.message);
    }
}

#[test]
fn impossible_options_are_reported() {
    let tree = "(4 8) (17 5)";
    let option = Code::Option;
    refused(&[
        (solve::solve, json!([]), option, None, "expected an object"),
        (solve::solve, json!({}), option, Some("tree"), "nothing to search"),
        (solve::solve, json!({"tree": 4}), option, Some("tree"), "expected a text"),
        (solve::solve, json!({"tree": tree, "game": "chess"}), option, Some("tree"), "only one"),
        (
            solve::solve,
            json!({"tree": tree, "ordr": "left"}),
            option,
            Some("ordr"),
            "did you mean order?",
        ),
        (
            solve::solve,
            json!({"tree": tree, "__proto__": {}}),
            option,
            Some("__proto__"),
            "no option",
        ),
        (
            solve::solve,
            json!({"tree": tree, "order": "lefty"}),
            option,
            Some("order"),
            "expected left or",
        ),
        (
            solve::solve,
            json!({"tree": tree, "seed": 4}),
            option,
            Some("seed"),
            "needs order random",
        ),
        (
            solve::solve,
            json!({"tree": tree, "order": "random", "seed": -1}),
            option,
            Some("seed"),
            "whole number",
        ),
        (
            solve::solve,
            json!({"tree": tree, "algorithm": "minimax", "cut": "gt"}),
            option,
            Some("cut"),
            "minimax takes no cut",
        ),
        (solve::solve, json!({"tree": tree, "depth": 1.5}), option, Some("depth"), "plies"),
        (solve::solve, json!({"tree": tree, "window": [8, 1]}), option, Some("window"), "8..1"),
        (solve::solve, json!({"tree": tree, "window": [8]}), option, Some("window"), "two values"),
        (
            solve::solve,
            json!({"tree": tree, "symmetry": 1}),
            option,
            Some("symmetry"),
            "true or false",
        ),
        (solve::solve, json!({"tree": tree, "size": "7x6"}), option, Some("size"), "for games"),
        (solve::solve, json!({"game": "go"}), option, Some("game"), "go"),
        (
            solve::solve,
            json!({"game": "tic-tac-toe", "root": "max"}),
            option,
            Some("root"),
            "for trees",
        ),
        (solve::solve, json!({"game": "connect-four", "size": "big"}), option, Some("size"), "7x6"),
        (traced, json!({"tree": tree, "lang": "xx"}), option, Some("lang"), "en, nl or zh"),
        (traced, json!({"tree": tree, "from": "a"}), option, Some("from"), "whole number"),
        (drawn, json!({"tree": tree, "width": 0}), option, Some("width"), "pixels"),
        (drawn, json!({"tree": tree, "step": "first"}), option, Some("step"), "or last"),
        (drawn, json!({"tree": tree, "scheme": "blue"}), option, Some("scheme"), "light or dark"),
        (
            layout::layout,
            json!({"tree": tree, "algorithm": "minimax"}),
            option,
            Some("algorithm"),
            "no option",
        ),
        (grade::grade, json!({}), option, Some("question"), "nothing to grade"),
        (grade::grade, json!({"question": "tree=4 8"}), option, Some("answer"), "no answer"),
        (grade::grade, json!({"lesson": "# Hello"}), option, Some("answers"), "no answers"),
        (
            grade::grade,
            json!({"lesson": "# Hello", "answers": {"1: L2-1\n2": "x"}}),
            option,
            Some("answers"),
            "names of questions",
        ),
    ]);
}

/// Zero is a value, and not a missing one.
#[test]
fn zero_is_a_value() {
    let tree = "((8 5) (20 3)) ((2 4) (15 6))";
    let solved = |options: Json| {
        let mut request = json!({"tree": tree});
        let fields = options.as_object().expect("an object").clone();
        request.as_object_mut().expect("an object").extend(fields);
        solve::solve(&request.to_string()).expect("it can be searched")
    };
    assert_eq!(solved(json!({"depth": 0}))["visits"], json!(1));
    assert_eq!(solved(json!({"window": [0, 1], "fail": "hard"}))["value"], json!(1));
    let random = |seed: u32| solved(json!({"order": "random", "seed": seed}))["visited"].clone();
    assert_ne!(random(0), random(1));
    let steps = traced(&json!({"tree": tree, "from": 0, "to": 1}).to_string()).expect("a trace");
    assert_eq!(steps.as_array().map(Vec::len), Some(1));
}

#[test]
fn problems_are_reported_with_their_code() {
    let wide = format!("4{}", " 4".repeat(20_000));
    refused(&[
        (solve::solve, json!({"tree": "(4 8"}), Code::Tree, Some("tree"), "line 1, column 1"),
        (solve::solve, json!({"tree": ""}), Code::Tree, Some("tree"), "no tree"),
        (
            solve::solve,
            json!({"game": "tic-tac-toe", "position": "XXX/XXX/XXX"}),
            Code::Game,
            Some("position"),
            "",
        ),
        (solve::solve, json!({"game": "tic-tac-toe", "line": 4}), Code::Game, Some("line"), "line"),
        (traced, json!({"tree": "4 8", "to": 400}), Code::Step, Some("to"), "the last one is 8"),
        (drawn, json!({"tree": "4 8", "step": 9}), Code::Step, Some("step"), "no step 9"),
        (drawn, json!({"tree": wide}), Code::TooLarge, None, "20,002 nodes"),
        (
            grade::grade,
            json!({"question": "question=pruned", "answer": ""}),
            Code::Question,
            Some("question"),
            "",
        ),
        (
            grade::grade,
            json!({"question": "tree=(4 8) (17 5", "answer": ""}),
            Code::Question,
            Some("question"),
            "tree",
        ),
        (
            grade::grade,
            json!({"question": "tree=(4 8) (17 5)", "answer": "L9-1"}),
            Code::Answer,
            Some("answer"),
            "L9-1",
        ),
    ]);
}

#[test]
fn a_broken_tree_is_reported_with_its_position_and_a_suggestion() {
    let request = json!({ "tree": "(4 8)\n(wim 5)" }).to_string();
    let problem = solve::solve(&request).expect_err("no tree");
    assert_eq!((problem.line, problem.column), (Some(2), Some(2)));
    assert_eq!(problem.hint.as_deref(), Some("win"));
    assert_eq!(problem.excerpt.as_deref(), Some("(wim 5)\n ^^^"));
}

#[test]
fn an_unreadable_answer_is_reported_with_its_position() {
    let request = json!({ "question": "tree=(4 8) (17 5)", "answer": "L3-1\nL3-2 L9-1" });
    let problem = grade::grade(&request.to_string()).expect_err("no node");
    assert_eq!((problem.line, problem.column), (Some(2), Some(6)));
}

#[test]
fn windows_can_be_written_in_several_ways() {
    let table = [
        (json!("0..15"), 11),
        (json!([0, 15]), 11),
        (json!(["-inf", 15]), 11),
        (json!([null, "inf"]), 11),
        (json!([6, 7]), 6),
    ];
    for (window, visited) in table {
        let request = json!({ "tree": "((8 5) (20 3)) ((2 4) (15 6))", "window": window });
        let solved = solve::solve(&request.to_string()).expect("a window");
        assert_eq!(solved["visited"].as_array().map(Vec::len), Some(visited), "{window}");
    }
}

#[test]
fn a_trace_can_be_requested_in_parts_and_with_captions() {
    let whole = trace::trace(&json!({ "tree": "4 8" }).to_string()).expect("a trace");
    assert_eq!(whole.len(), 8);
    let request = json!({ "tree": "4 8", "from": 2, "to": 3, "lang": "nl" }).to_string();
    let part = trace::trace(&request).expect("a part");
    assert_eq!(part.iter().map(|step| &step["step"]).collect::<Vec<_>>(), [2, 3]);
    assert!(part[0]["told"].as_str().is_some_and(|caption| caption.contains("L2-1")), "{part:?}");
    assert_eq!(whole[1].len() + 1, part[0].len());
    let empty = json!({ "tree": "4 8", "from": 3, "to": 2 }).to_string();
    assert_eq!(trace::trace(&empty), Ok(vec![]));
}

#[test]
fn a_lesson_is_graded_by_text_and_by_name() {
    let lesson = "---\ntitle: Two\n---\n```question\nid: a\npoints: 4\n\
                  tree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\
                  ```question\nquestion: best-move\ntree: (4 8) (17 5)\n```\n";
    let text = "a: L3-4 L4-4 L4-7..8\n2: L2-2";
    let by_text = json!({ "lesson": lesson, "answers": text }).to_string();
    let by_name = json!({ "lesson": lesson, "answers": {"2": "L2-2", "a": "L3-4 L4-4\nL4-7..8"} });
    let graded = grade::grade(&by_text).expect("graded");
    assert_eq!((&graded["points"], &graded["most"]), (&json!(5), &json!(5)));
    assert_eq!(graded["questions"][0]["of"], 4);
    assert_eq!(grade::grade(&by_name.to_string()), Ok(graded));
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
            solve::solve(&request).expect("solved"),
            traced(&request).expect("traced"),
            layout::layout(&request).expect("placed"),
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
    let solved = exact::with_texts(solve::solve(&request).expect("solved"));
    assert_eq!(solved["value_exact"], "999999999999.999999");
}

/// The number as it is written, with all six decimals.
fn written(millionths: i64) -> String {
    let sign = if millionths < 0 { "-" } else { "" };
    let size = millionths.unsigned_abs();
    format!("{sign}{}.{:06}", size / 1_000_000, size % 1_000_000)
}

//! Invalid requests and their errors.

mod puzzles;

use plyscope_setup::MAX_DEPTH;
use serde_json::{json, Value as Json};

use crate::subject::MAX_OWN_NODES;
use crate::{grade, Code, Problem};

type Function = fn(&str) -> Result<Json, Problem>;

/// No search here has a time limit.
fn stopped() -> f64 {
    0.0
}

fn solve(request: &str) -> Result<Json, Problem> {
    crate::solve(request, stopped)
}

fn trace(request: &str) -> Result<Json, Problem> {
    crate::trace(request, stopped)
}

fn layout(request: &str) -> Result<Json, Problem> {
    crate::layout(request, stopped)
}

fn svg(request: &str) -> Result<Json, Problem> {
    crate::svg(request, stopped).map(Json::from)
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
        (solve, json!([]), option, None, "expected an object"),
        (solve, json!({}), option, Some("tree"), "nothing to search"),
        (solve, json!({"tree": 4}), option, Some("tree"), "expected a text"),
        (solve, json!({"tree": tree, "game": "chess"}), option, Some("tree"), "only one"),
        (solve, json!({"tree": tree, "ordr": "left"}), option, Some("ordr"), "did you mean order?"),
        (solve, json!({"tree": tree, "__proto__": {}}), option, Some("__proto__"), "no option"),
        (solve, json!({"tree": tree, "order": "lefty"}), option, Some("order"), "expected left or"),
        (solve, json!({"tree": tree, "seed": 4}), option, Some("seed"), "needs order random"),
        (
            solve,
            json!({"tree": tree, "order": "random", "seed": -1}),
            option,
            Some("seed"),
            "whole number",
        ),
        (
            solve,
            json!({"tree": tree, "algorithm": "minimax", "cut": "gt"}),
            option,
            Some("cut"),
            "minimax takes no cut",
        ),
        (solve, json!({"tree": tree, "depth": 1.5}), option, Some("depth"), "plies"),
        (solve, json!({"tree": tree, "window": [8, 1]}), option, Some("window"), "8..1"),
        (solve, json!({"tree": tree, "window": [8]}), option, Some("window"), "two values"),
        (solve, json!({"tree": tree, "symmetry": 1}), option, Some("symmetry"), "true or false"),
        (solve, json!({"tree": tree, "size": "7x6"}), option, Some("size"), "for games"),
        (solve, json!({"game": "go"}), option, Some("game"), "go"),
        (
            trace,
            json!({"game": "einstein", "algorithm": "one-ply"}),
            option,
            Some("algorithm"),
            "one-ply takes no chance into account",
        ),
        (solve, json!({"game": "tic-tac-toe", "root": "max"}), option, Some("root"), "for trees"),
        (solve, json!({"game": "connect-four", "size": "big"}), option, Some("size"), "7x6"),
        (trace, json!({"tree": tree, "lang": "xx"}), option, Some("lang"), "en, nl or zh"),
        (trace, json!({"tree": tree, "from": "a"}), option, Some("from"), "whole number"),
        (
            trace,
            json!({"tree": tree, "from": 3, "to": 2}),
            option,
            Some("from"),
            "from is 3 and to is 2",
        ),
        (svg, json!({"tree": tree, "width": 0}), option, Some("width"), "pixels"),
        (svg, json!({"tree": tree, "step": "first"}), option, Some("step"), "or last"),
        (svg, json!({"tree": tree, "scheme": "blue"}), option, Some("scheme"), "light or dark"),
        (
            layout,
            json!({"tree": tree, "algorithm": "minimax"}),
            option,
            Some("algorithm"),
            "no option",
        ),
        (grade, json!({}), option, Some("question"), "nothing to grade"),
        (grade, json!({"question": "tree=4 8"}), option, Some("answer"), "no answer"),
        (grade, json!({"lesson": "# Hello"}), option, Some("answers"), "no answers"),
        (
            grade,
            json!({"lesson": "# Hello", "answers": {"1: L2-1\n2": "x"}}),
            option,
            Some("answers"),
            "names of questions",
        ),
        (
            grade,
            json!({"lesson": "# Hello", "answers": {"a": "x", "b": null}}),
            option,
            Some("answers"),
            "answers.b cannot be null; expected a text or a number",
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
        solve(&request.to_string()).expect("it can be searched")
    };
    assert_eq!(solved(json!({"depth": 0}))["visits"], json!(1));
    assert_eq!(solved(json!({"window": [0, 1], "fail": "hard"}))["value"], json!(1));
    let random = |seed: u32| solved(json!({"order": "random", "seed": seed}))["visited"].clone();
    assert_ne!(random(0), random(1));
    let steps = trace(&json!({"tree": tree, "from": 0, "to": 1}).to_string()).expect("a trace");
    assert_eq!(steps.as_array().map(Vec::len), Some(1));
}

#[test]
fn problems_are_reported_with_their_code() {
    let wide = format!("4{}", " 4".repeat(20_000));
    refused(&[
        (solve, json!({"tree": "(4 8"}), Code::Tree, Some("tree"), "line 1, column 1"),
        (solve, json!({"tree": ""}), Code::Tree, Some("tree"), "no tree"),
        (
            solve,
            json!({"game": "tic-tac-toe", "position": "XXX/XXX/XXX"}),
            Code::Game,
            Some("position"),
            "",
        ),
        (
            solve,
            json!({"game": "einstein", "position": "12./3.c/.ba X4"}),
            Code::Game,
            Some("position"),
            "1 to 3",
        ),
        (
            solve,
            json!({"game": "2048", "position": "2 ./. 2:new 5"}),
            Code::Game,
            Some("position"),
            "new and 1 to 4",
        ),
        (solve, json!({"game": "tic-tac-toe", "line": 4}), Code::Game, Some("line"), "line"),
        (
            solve,
            json!({"game": "othello", "weights": "25*corner"}),
            Code::Game,
            Some("weights"),
            "did you mean corners?",
        ),
        (trace, json!({"tree": "4 8", "to": 400}), Code::Step, Some("to"), "the last one is 8"),
        (svg, json!({"tree": "4 8", "step": 9}), Code::Step, Some("step"), "no step 9"),
        (svg, json!({"tree": wide}), Code::TooLarge, None, "20,002 nodes"),
        (
            grade,
            json!({"question": "question=pruned", "answer": ""}),
            Code::Question,
            Some("question"),
            "",
        ),
        (
            grade,
            json!({"question": "tree=(4 8) (17 5", "answer": ""}),
            Code::Question,
            Some("question"),
            "tree",
        ),
        (
            grade,
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
    let problem = solve(&request).expect_err("no tree");
    assert_eq!((problem.line, problem.column), (Some(2), Some(2)));
    assert_eq!(problem.hint.as_deref(), Some("win"));
    assert_eq!(problem.excerpt.as_deref(), Some("(wim 5)\n ^^^"));
}

#[test]
fn an_unreadable_answer_is_reported_with_its_position() {
    let request = json!({ "question": "tree=(4 8) (17 5)", "answer": "L3-1\nL3-2 L9-1" });
    let problem = grade(&request.to_string()).expect_err("no node");
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
        let solved = solve(&request.to_string()).expect("a window");
        assert_eq!(solved["visited"].as_array().map(Vec::len), Some(visited), "{window}");
    }
}

#[test]
fn a_trace_can_be_requested_in_parts_and_with_captions() {
    let steps = |request: Json| {
        let answer = trace(&request.to_string()).expect("a trace");
        answer.as_array().expect("a list").clone()
    };
    let whole = steps(json!({ "tree": "4 8" }));
    assert_eq!(whole.len(), 8);
    let part = steps(json!({ "tree": "4 8", "from": 2, "to": 3, "lang": "nl" }));
    assert_eq!(part.iter().map(|step| &step["step"]).collect::<Vec<_>>(), [2, 3]);
    assert!(
        part[0]["caption"].as_str().is_some_and(|caption| caption.contains("L2-1")),
        "{part:?}"
    );
    let fields = |step: &Json| step.as_object().map(serde_json::Map::len);
    assert_eq!(fields(&whole[1]).map(|count| count + 1), fields(&part[0]));
}

#[test]
fn a_lesson_is_graded_by_text_and_by_name() {
    let lesson = "---\ntitle: Two\n---\n```question\nid: a\npoints: 4\n\
                  tree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\
                  ```question\nquestion: best-move\ntree: (4 8) (17 5)\n```\n";
    let text = "a: L3-4 L4-4 L4-7..8\n2: L2-2";
    let by_text = json!({ "lesson": lesson, "answers": text }).to_string();
    let by_name = json!({ "lesson": lesson, "answers": {"2": "L2-2", "a": "L3-4 L4-4\nL4-7..8"} });
    let graded = grade(&by_text).expect("graded");
    assert_eq!((&graded["points"], &graded["most"]), (&json!(5), &json!(5)));
    assert_eq!(graded["questions"][0]["of"], 4);
    assert_eq!(grade(&by_name.to_string()), Ok(graded));
}

#[test]
fn an_answer_may_be_a_number() {
    let tree = "((8 5) (20 3)) ((2 4) (15 6))";
    let lesson = format!("```question\nquestion: find-mistake\ntree: {tree}\n```\n");
    let graded = |answer: Json| {
        let question = format!("question=find-mistake&tree={tree}");
        let of_question = json!({ "question": question, "answer": answer });
        let of_lesson = json!({ "lesson": lesson, "answers": {"1": answer} });
        [of_question, of_lesson].map(|request| grade(&request.to_string()).expect("graded"))
    };
    assert_eq!(graded(json!(8)), graded(json!("8")));
}

/// Where no move is known to be best, the best so far is the line, as in other games.
#[test]
fn the_line_of_a_game_of_callers_has_a_move() {
    let game = json!({
        "plies": 2,
        "children": [2, 2, 2, 0, 0, 0, 0],
        "players": ["max", "min", "min", "max", "max", "max", "max"],
        "moves": ["", "a", "b", "c", "d", "e", "f"],
        "values": [null, null, null, 4, 1, 3, 2],
        "estimates": [false, false, false, false, false, false, false],
    });
    for (window, line) in [(json!([null, null]), json!(["b", "f"])), (json!([5, 7]), json!(["a"]))]
    {
        let request = json!({ "game": game, "window": window }).to_string();
        assert_eq!(solve(&request).expect("it can be searched")["best_line"], line, "{window}");
    }
}

/// The packages unfold them themselves.
#[test]
fn games_of_callers_are_unfolded_as_far_as_they_are_read() {
    let (nodes, plies) = (MAX_OWN_NODES.to_string(), MAX_DEPTH.to_string());
    for (source, name, limit) in [
        (include_str!("../../../wasm/js/request.js"), "MOST_NODES", &nodes),
        (include_str!("../../../wasm/js/unfold.js"), "MOST_PLIES", &plies),
        (include_str!("../../../../python/plyscope/src/plyscope/_game.py"), "MOST_NODES", &nodes),
        (include_str!("../../../../www/program/unfold.py"), "MOST_PLIES", &plies),
    ] {
        let (_, value) = source.split_once(&format!("{name} = ")).expect(name);
        let line = value.lines().next().unwrap_or_default();
        let digits: String = line.chars().filter(char::is_ascii_digit).collect();
        assert_eq!(&digits, limit, "{name}");
    }
}

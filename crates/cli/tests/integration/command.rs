//! The built command, as a person or a script runs it.

use std::process::Command;

use plyscope_search::limits::MAX_TEXT;
use serde_json::Value as Json;

use crate::support::{run, run_with, solved};

#[test]
fn the_lectures_trees_have_the_lectures_results() {
    let cases = include_str!("../../../../tests/cases/lecture-trees.json");
    let cases: Vec<Json> = serde_json::from_str(cases).expect("cases");
    for case in cases {
        let text = |key: &str| case[key].as_str().expect("text");
        let window = case.get("window").map(|window| format!("{}..{}", window[0], window[1]));
        let mut arguments = vec![text("tree"), "--root", text("root")];
        arguments.extend(window.iter().flat_map(|window| ["--window", window.as_str()]));
        let solved = solved(&arguments);
        assert_eq!(solved["value"], case["value"], "{}", case["id"]);
        assert_eq!(solved["pruned"], case["pruned"], "{}", case["id"]);
        let visited = solved["visited"].as_array().expect("names").len();
        assert_eq!(Some(visited as u64), case["visited"].as_u64(), "{}", case["id"]);
    }
}

#[test]
fn a_cutoff_names_its_bound_and_who_set_it() {
    let quiz = solved(&["((8 5) (20 3)) ((2 4) (15 6))"]);
    let expected = serde_json::json!({
        "at": "L3-2", "step": 16, "skipped": ["L4-4"], "alpha": 20, "beta": 8,
        "because": {
            "bound": "beta", "value": 8, "set_by": "L2-1", "deep": false, "null_window": null,
        },
    });
    assert_eq!(quiz["cutoffs"][0], expected);
    assert_eq!(quiz["best_path"], serde_json::json!(["L1-1", "L2-1", "L3-1", "L4-1"]));
    let three = solved(&["(4 3 8) (2 6 7)"]);
    assert_eq!(three["cutoffs"][0]["beta"], 2);
    let open = solved(&["(win 3) 5", "--root", "min"]);
    assert_eq!(open["cutoffs"][0]["alpha"], Json::Null, "an open end is null");
}

#[test]
fn the_choices_change_the_search() {
    let table: [(&[&str], &str, Json); 6] = [
        (&["(4 8) (17 5)", "--algorithm", "minimax"], "value", 5.into()),
        (&["(4 8) (17 5)", "--root", "min"], "value", 8.into()),
        (&["min: (4 8) (17 5)"], "root", "min".into()),
        (&["(4 8) (4 5)", "--cut", "gt"], "pruned", serde_json::json!([])),
        (&["(4 8) (4 5)"], "pruned", serde_json::json!(["L3-4"])),
        (
            &["(4 8) (4 5)", "--order", "right"],
            "best_path",
            serde_json::json!(["L1-1", "L2-2", "L3-3"]),
        ),
    ];
    for (arguments, key, expected) in table {
        assert_eq!(solved(arguments)[key], expected, "{arguments:?}");
    }
}

#[test]
fn the_drawing_shows_what_was_cut() {
    let run = run(&["solve", "(4 8) a:(2 5)"]);
    assert_eq!(run.out, include_str!("../fixtures/drawing.txt"));
}

#[test]
fn a_trace_has_a_line_a_step() {
    let text = run(&["trace", "4 8", "--algorithm", "minimax"]).out;
    let expected = "\
1  The search starts at L1-1, where MAX is to move.
2    Down to the leaf L2-1.
3    The leaf L2-1 has the value 4.
4  MAX at L1-1 now has 4 from L2-1, the best so far.
5    Down to the leaf L2-2.
6    The leaf L2-2 has the value 8.
7  MAX at L1-1 now has 8 from L2-2, the best so far.
8  Finished. Value of the tree: 8. 3 of 3 nodes visited, 0 pruned.
";
    assert_eq!(text, expected);
    let kept = run(&["trace", "8 4", "--json"]).out;
    let kept: Json = serde_json::from_str(kept.lines().nth(6).expect("lines")).expect("JSON");
    let expected = serde_json::json!({
        "version": 1, "step": 7, "event": "keep", "node": "L1-1", "value": 4, "child": "L2-2", "best": 8,
        "alpha": 8, "beta": null,
    });
    assert_eq!(kept, expected);
    let lines = run(&["trace", "4 8", "--json"]).out;
    let last: Json = serde_json::from_str(lines.lines().last().expect("lines")).expect("JSON");
    let expected = serde_json::json!({
        "version": 1, "step": 8, "event": "leave", "node": "L1-1", "value": 8, "verdict": "exact",
    });
    assert_eq!(last, expected);
    assert!(run(&["trace", "4 8", "--lang", "nl"]).out.contains("MAX in L1-1"));
}

#[test]
fn the_same_seed_makes_the_same_tree() {
    let made = |arguments: &[&str]| run(&[&["generate"], arguments].concat()).out;
    assert_eq!(made(&["--seed", "1"]), "((4 19) (12 4)) ((14 12) (16 19))\n");
    assert_eq!(made(&["--seed", "9", "--root", "min"]), made(&["--seed", "9", "--root", "min"]));
    assert!(made(&["--values", "-5..-1", "--branching", "3", "--min-cuts", "0"]).contains('-'));
}

#[test]
fn trees_come_from_standard_input_and_from_files() {
    let piped = run_with(&["solve", "-"], b"(4 8) (17 5) # from a pipe\n");
    assert!(piped.out.starts_with("value      5\n"), "{}", piped.out);
    let path = crate::support::file("command", "array.txt", "[[4,8],[17,5]]");
    let read = run(&["solve", &format!("@{}", path.display())]);
    assert!(read.out.starts_with("value      5\n"), "{}", read.out);
    std::fs::remove_file(&path).expect("gone");
}

#[test]
fn problems_are_described_in_a_sentence() {
    let table: [(&[&str], i32, &str); 6] = [
        (
            &["solve", "(4 wim)"],
            2,
            "error: line 1, column 4: “wim” is not a value; expected a number, win, draw or loss \
             (did you mean win?)\n\n    (4 wim)\n       ^^^\n",
        ),
        (&["solve", "@/nowhere/tree"], 1, "error: cannot read /nowhere/tree: "),
        (&["svg", "4 8", "--step", "99"], 2, "error: there is no step 99; the last one is 8\n"),
        (&["generate", "--branching", "0"], 2, "error: the branching must be at least 1"),
        (
            &["generate", "--branching", "1", "--min-cuts", "1"],
            1,
            "error: none of 1000 trees had 1 cut;",
        ),
        (
            &["generate", "--depth", "40", "--branching", "40"],
            1,
            "error: this recipe makes too large a tree",
        ),
    ];
    for (arguments, code, sentence) in table {
        let run = run(arguments);
        assert_eq!(run.code, Some(code), "{arguments:?}");
        assert!(run.err.starts_with(sentence), "{arguments:?}: {}", run.err);
        assert_eq!(run.out, "", "{arguments:?}");
    }
    let bytes = run_with(&["solve", "-"], b"4 \xff");
    assert_eq!(bytes.err, "error: standard input is not text in UTF-8: byte 2 does not belong\n");
    let usage = run(&["solve", "4 8", "--cut", "maybe"]);
    assert_eq!(usage.code, Some(2));
    assert!(usage.err.contains("expected ge or gt"), "{}", usage.err);
}

#[test]
fn an_option_that_there_is_not_is_no_tree() {
    let table: [(&[&str], &str, &str); 8] = [
        (&["solve", "--jsno"], "--jsno", "--json"),
        (&["solve", "-x"], "-x", ""),
        (&["solve", "--algoritm", "minimax", "(4 8)"], "--algoritm", "--algorithm"),
        (&["mcts", "--iteration", "5", "(1 2)"], "--iteration", "--iterations"),
        (&["trace", "--jsn", "-5 3"], "--jsn", "--json"),
        (&["trace", "-5 3", "--jsn"], "--jsn", "--json"),
        (&["compare-trace", "t.jsonl", "--algoritm", "minimax"], "--algoritm", "--algorithm"),
        (&["cryptarithm", "--infrence", "none", "A+A=B"], "--infrence", "--inference"),
    ];
    for (arguments, option, similar) in table {
        let run = run(arguments);
        assert_eq!((run.code, run.out.as_str()), (Some(2), ""), "{arguments:?}");
        let error = format!("error: unexpected argument '{option}' found\n");
        assert!(run.err.starts_with(&error) && run.err.contains(similar), "{}", run.err);
    }
    let behind = run(&["solve", "--", "--jsno"]);
    assert!(behind.err.contains("there is no such option"), "{}", behind.err);
    for tree in ["-5 3", "-5", "-.5 3"] {
        assert_eq!(solved(&[tree])["verdict"], "exact", "{tree}");
    }
}

#[test]
fn a_file_that_is_given_as_a_tree_is_recognised() {
    let path = crate::support::file("command", "tree.txt", "(4 8) (17 5)");
    let name = path.to_str().expect("text");
    let wrong = run(&["solve", name]);
    assert_eq!(wrong.code, Some(2));
    let hint = format!("{name} is a file; did you mean @{name}?\n");
    assert!(wrong.err.ends_with(&hint), "{}", wrong.err);
    assert!(!run(&["solve", "tree.text"]).err.contains("is a file"));
    assert_eq!(run(&["solve", &format!("@{name}")]).code, Some(0));
    std::fs::remove_file(&path).expect("gone");
}

#[test]
fn no_more_is_read_than_a_tree_may_have() {
    // The limit cuts the last character in two.
    let mut text = vec![b' '; MAX_TEXT];
    text.extend_from_slice("é".as_bytes());
    let run = run_with(&["solve", "-"], &text);
    let expected = "error: standard input has more than 16777216 bytes, the most that are read\n";
    assert_eq!((run.code, run.err.as_str()), (Some(1), expected));
    text.truncate(MAX_TEXT);
    text[0] = b'7';
    assert_eq!(run_with(&["solve", "-"], &text).code, Some(0));
}

#[test]
fn a_terminal_obeys_nothing_in_a_bad_tree() {
    let error = run(&["solve", "4 \u{1b}[31m"]).err;
    assert!(error.contains("4 \u{fffd}[31m") && !error.contains('\u{1b}'), "{error}");
}

#[test]
fn the_widest_and_the_deepest_trees_are_solved() {
    let wide = "1 ".repeat(999_999);
    let json: Json =
        serde_json::from_str(&run_with(&["solve", "-", "--json"], wide.as_bytes()).out)
            .expect("JSON");
    assert_eq!(json["nodes"], 1_000_000);
    let deep = format!("{}5{}", "(".repeat(499), ")".repeat(499));
    assert_eq!(solved(&[&deep])["best_path"].as_array().map(Vec::len), Some(500));
}

#[test]
fn both_searches_agree_and_visited_and_pruned_make_the_whole() {
    for seed in 0..30 {
        let seed = seed.to_string();
        let recipe = ["--branching", "1..4", "--depth", "1..5", "--values", "-9..9"];
        let options = [&["generate", "--seed", &seed, "--min-cuts", "0"], &recipe[..]].concat();
        let tree = run(&options).out;
        let whole = solved(&[&tree, "--algorithm", "minimax"]);
        let names = |json: &Json, key: &str| -> Vec<String> {
            let list = json[key].as_array().expect("a list");
            list.iter().map(|name| name.as_str().expect("a name").to_owned()).collect()
        };
        for order in ["left", "right"] {
            let some = solved(&[&tree, "--order", order]);
            assert_eq!(some["value"], whole["value"], "{tree}");
            let mut all = [names(&some, "visited"), names(&some, "pruned")].concat();
            let mut expected = names(&whole, "visited");
            all.sort_unstable();
            expected.sort_unstable();
            assert_eq!(all, expected, "{tree}");
        }
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    let tree = run(&["generate", "--depth", "12", "--min-cuts", "0"]).out;
    let table = [&["trace", "--json"][..], &["solve", "--json"], &["svg"], &["solve", "--help"]];
    for options in table {
        let (reader, writer) = std::io::pipe().expect("a pipe");
        drop(reader);
        let mut command = Command::new(env!("CARGO_BIN_EXE_plyscope"));
        let ended = command.args(options).arg(&tree).stdout(writer).output().expect("it ends");
        // The result was not read, so that it is no success either.
        assert_eq!((ended.status.code(), ended.stderr.as_slice()), (Some(141), &b""[..]));
    }
}

#[test]
fn help_comes_with_examples() {
    assert!(run(&["--help"]).out.contains("Examples:"));
    let commands = "solve trace svg generate perft match queens sudoku games";
    let others = [("judge", "{\"puzzle\": \"tour\""), ("judge", "FILE.json"), ("tour", "FILE.svg")];
    for (command, part) in commands.split(' ').map(|name| (name, "Examples:")).chain(others) {
        let run = run(&[command, "--help"]);
        assert_eq!(run.code, Some(0));
        assert!(run.out.contains(part), "{command}: {part}");
    }
}

#[test]
fn averages_are_exact_and_chance_has_its_steps() {
    let dice = ["chance:(1/6*3 5/6*(2 8)) 2", "--algorithm", "expectiminimax"];
    let found = solved(&dice);
    assert_eq!(found["value_exact"], "13/6");
    assert!((found["value"].as_f64().expect("a number") - 13.0 / 6.0).abs() < 1e-12);
    assert_eq!(found["best_path"], serde_json::json!(["L1-1", "L2-1"]));
    assert_eq!(solved(&["chance:(1 2)", "--algorithm", "expectiminimax"])["root"], "chance");
    let whole = solved(&["chance:(1 2 3)", "--algorithm", "expectiminimax"]);
    assert_eq!((&whole["value"], &whole["value_exact"]), (&Json::from(2), &Json::Null));
    let lines = run(&[&["trace"], &dice[..], &["--json"]].concat()).out;
    let step = |line: usize| -> Json {
        serde_json::from_str(lines.lines().nth(line - 1).expect("a step")).expect("JSON")
    };
    assert_eq!(step(2)["player"], "chance");
    let expected = serde_json::json!({
        "version": 1, "step": 5, "event": "average", "node": "L2-1", "child": "L3-1", "value": 3,
        "probability": "1/6", "sum": 0.5, "alpha": null, "beta": null,
    });
    assert_eq!(step(5), expected);
    assert_eq!(step(14)["sum_exact"], "13/6");
    assert_eq!((&step(15)["event"], &step(15)["value_exact"]), (&"leave".into(), &"13/6".into()));
    let drawn = run(&[&["solve"], &dice[..]].concat()).out;
    assert!(
        drawn.contains("├─ ○ L2-1 13/6 ★\n│  ├─ 1/6 × L3-1 3\n│  └─ 5/6 × ▽ L3-2 2"),
        "{drawn}"
    );
    assert!(drawn.contains("▲ MAX  ▽ MIN  ○ chance"), "{drawn}");
}

#[test]
fn trees_with_chance_are_refused_where_they_cannot_be_searched() {
    let other = run(&["solve", "chance:(1 2) 3"]);
    let here = "line 1, column 1: there are no chance nodes here; only expectiminimax, Star1";
    assert!(other.code == Some(2) && other.err.contains(here), "{}", other.err);
    let sum = run(&["solve", "chance:(1/2*1 1/3*2) 3", "--algorithm", "expectiminimax"]);
    let added = "the weights of this chance node add up to 5/6; expected 1";
    assert!(sum.code == Some(2) && sum.err.contains(added), "{}", sum.err);
}

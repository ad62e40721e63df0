//! `plyscope judge --puzzle` with programs in Python, Java, C++ and JavaScript, through the helpers that
//! students get.

#![cfg(unix)]

use std::collections::BTreeSet;

use crate::support::programs::{exercise, fill, folder, judged, searches, Language, Subject};
use crate::support::run;
use plyscope_judge::boards::Board;
use plyscope_judge::queens::QueensBoard;
use plyscope_judge::tour::TourBoard;
use serde_json::{json, Value as Json};

/// A search with a mistake: its name, the verdict, whether the catalogue has it, and how many squares the
/// smallest board has on which it fails.
type Wrong = (&'static str, &'static str, bool, u64);

const QUEENS: [Wrong; 16] = [
    ("no-diagonals", "wrong-value", true, 4),
    ("no-falling-diagonal", "wrong-value", true, 4),
    ("no-rising-diagonal", "wrong-value", true, 4),
    ("no-column", "wrong-value", true, 4),
    ("no-test", "wrong-value", true, 4),
    ("not-taken-away", "wrong-value", true, 16),
    ("first-only", "wrong-value", true, 16),
    ("last-row", "wrong-value", true, 4),
    ("tests-after", "wrong-nodes", true, 4),
    ("tests-at-the-end", "wrong-nodes", true, 4),
    ("direction", "wrong-nodes", true, 4),
    ("last-column", "wrong-value", false, 16),
    ("last-queen-only", "wrong-value", false, 9),
    ("near-diagonals-only", "wrong-value", false, 25),
    ("kept-in-vain", "wrong-value", false, 16),
    ("never-reset", "wrong-value", false, 1),
];

const TOURS: [Wrong; 11] = [
    ("not-taken-back", "wrong-value", true, 12),
    ("visited-again", "wrong-value", true, 9),
    ("first-move-only", "wrong-value", true, 12),
    ("result-ignored", "wrong-value", true, 12),
    ("goes-on", "wrong-nodes", true, 12),
    ("one-short", "wrong-value", true, 9),
    ("true-at-dead-end", "wrong-value", true, 9),
    ("direction", "wrong-nodes", true, 9),
    ("seven-moves", "wrong-value", false, 12),
    ("fewest-first", "wrong-nodes", false, 12),
    ("never-reset", "wrong-value", false, 12),
];

/// The puzzles: what programs are judged on, the name, and searches with a mistake.
const PUZZLES: [(Subject, &str, &[Wrong]); 2] =
    [(Subject::Queens, "queens", &QUEENS), (Subject::Tour, "tour", &TOURS)];

/// How many squares the board of a counterexample has.
fn squares(found: &Json) -> Option<u64> {
    let side = |name: &str| found[name].as_u64();
    side("size").map(|size| size * size).or_else(|| Some(side("rows")? * side("columns")?))
}

fn check_language(language: Language) {
    for (subject, puzzle, wrong) in PUZZLES {
        let Some(folder) = folder(language, subject, "judge") else { return };
        let judged = |boards: &str, name: &str| {
            let command = searches(language, subject, &folder, name);
            judged(&["--puzzle", puzzle, "--boards", boards], &command)
        };
        let report = judged("1000", "right");
        assert_eq!(report["verdict"], "right", "{language:?}: {report:#}");
        assert_eq!((&report["passed"], &report["boards"]), (&1000.into(), &1000.into()));
        assert_eq!(report["counterexample"], Json::Null);
        assert_eq!(report["nodes_visited"], report["nodes_expected"]);
        for &(name, verdict, is_known, count) in wrong {
            let report = judged("200", name);
            let what = format!("{language:?}: {puzzle}: {name}: {report:#}");
            assert_eq!(report["verdict"], verdict, "{what}");
            let ids: &[&str] = if is_known { &[name] } else { &[] };
            assert_eq!(report["misconceptions"], json!(ids), "{what}");
            let found = &report["counterexample"];
            assert_eq!(squares(found), Some(count), "{what}");
            assert_ne!(found["first_difference"], Json::Null, "{what}");
            assert_ne!(found["expected"], found["got"], "{what}");
        }
    }
}

#[test]
fn programs_in_python_are_judged() {
    check_language(Language::Python);
}

#[test]
fn programs_in_java_are_judged() {
    check_language(Language::Java);
}

#[test]
fn programs_in_cpp_are_judged() {
    check_language(Language::Cpp);
}

#[test]
fn programs_in_javascript_are_judged() {
    check_language(Language::JavaScript);
}

#[test]
fn every_misconception_has_a_program() {
    fn check<B: Board>(wrong: &[Wrong]) {
        let named: BTreeSet<&str> =
            wrong.iter().filter(|(_, _, is_known, _)| *is_known).map(|(name, ..)| *name).collect();
        assert_eq!(named, B::misconceptions().iter().map(|wrong| wrong.id()).collect());
    }
    check::<QueensBoard>(&QUEENS);
    check::<TourBoard>(&TOURS);
}

/// What fills the gaps of an exercise.
fn fills(language: Language, subject: Subject) -> [&'static str; 3] {
    match (subject, language) {
        (Subject::Tour, Language::Python) => [
            "if len(board.route) == board.size: return True",
            "if tour(board, other): return True",
            "board.take()",
        ],
        (Subject::Tour, Language::JavaScript) => [
            "if (board.route.length === board.size) return true;",
            "if (tour(board, other)) return true;",
            "board.take();",
        ],
        (Subject::Tour, Language::Java) => [
            "if (board.route.size() == board.size) return true;",
            "if (tour(board, other)) return true;",
            "board.take();",
        ],
        (Subject::Tour, Language::Cpp) => [
            "if (static_cast<int>(board.route.size()) == board.size) return true;",
            "if (tour(board, other)) return true;",
            "board.take();",
        ],
        (_, Language::Python) => [
            "return column == queen_column or abs(column - queen_column) == row - queen_row",
            "solutions += place(board, row + 1)",
            "board.take()",
        ],
        (_, Language::JavaScript) => [
            "return column === queen.column || Math.abs(column - queen.column) === row - queen.row;",
            "solutions += place(board, row + 1);",
            "board.take();",
        ],
        (_, Language::Java) => [
            "return column == queen.column() || Math.abs(column - queen.column()) == row - queen.row();",
            "solutions += place(board, row + 1);",
            "board.take();",
        ],
        (_, Language::Cpp) => [
            "return column == queen.column || std::abs(column - queen.column) == row - queen.row;",
            "solutions += place(board, row + 1);",
            "board.take();",
        ],
    }
}

/// The exercises run with their gaps, and are right once these are filled.
#[test]
fn exercises_are_right_once_their_gaps_are_filled() {
    for language in Language::ALL {
        for (subject, puzzle, _) in PUZZLES {
            let Some(folder) = folder(language, subject, "exercise") else { continue };
            let judged = || {
                let command = exercise(language, subject, &folder);
                judged(&["--puzzle", puzzle, "--boards", "60"], &command)
            };
            let report = judged();
            assert_eq!(report["verdict"], "wrong-value", "{language:?}: {report}");
            fill(language, subject, &folder, fills(language, subject));
            let report = judged();
            assert_eq!(report["verdict"], "right", "{language:?}: {report}");
        }
    }
}

#[test]
fn the_report_is_a_text_in_every_language_and_a_results_file() {
    let Some(folder) = folder(Language::Python, Subject::Queens, "report") else { return };
    let command = searches(Language::Python, Subject::Queens, &folder, "tests-after");
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    let results = folder.join("results.json").display().to_string();
    let table = [
        ("en", "The smallest board found: 2 × 2, with a queen on a2"),
        ("nl", "Het kleinste gevonden bord: 2 × 2, met een dame op a2"),
        ("zh", "找到的最小的棋盘：2 × 2，已有皇后在 a2"),
    ];
    for (lang, sentence) in table {
        let options =
            ["judge", "--puzzle", "queens", "--lang", lang, "--gradescope", &results, "--"];
        let done = run(&[&options[..], &command].concat());
        assert_eq!((done.code, done.err.as_str()), (Some(1), ""), "{lang}");
        assert!(done.out.contains(sentence), "{lang}: {}", done.out);
        let written = std::fs::read_to_string(&results).expect("a file");
        let written: Json = serde_json::from_str(&written).expect("JSON");
        assert_eq!(written["output"], done.out.trim_end());
        let scores: Vec<&Json> =
            written["tests"].as_array().expect("tests").iter().map(|test| &test["score"]).collect();
        assert_eq!(scores, [&json!(50.0), &json!(0.0)], "right values, other squares");
    }
}

#[test]
fn programs_that_do_harm_are_stopped() {
    // Only where there is Python.
    if folder(Language::Python, Subject::Queens, "harm").is_none() {
        return;
    }
    let table = [
        ("while True: pass", "timeout", "within 2,300 milliseconds"),
        ("while True: print('again')", "protocol", "lines for one answer"),
        ("while True: print('{\"event\": \"enter\", \"square\": \"a1\"}')", "protocol", "lines"),
        ("print('{\"event\": \"enter\", \"square\": \"z9\"}')", "protocol", "no square \"z9\""),
        ("print('{\"event\": \"enter\"}')", "protocol", "Line 1 does not say which square"),
        ("print('x' * 10**6)", "protocol", "a line of more than"),
        ("import os, time; os.close(1); time.sleep(100)", "crash", "closed its output"),
        ("input(); raise ValueError('no board')", "crash", "ValueError: no board"),
        ("print('{\"value\": \"many\"}')", "wrong-value", "Solutions: – (right: 1)"),
    ];
    for (program, verdict, sentence) in table {
        let options =
            ["--puzzle", "queens", "--boards", "5", "--time", "300", "--start-time", "2000"];
        let report = judged(&options, &["python3", "-c", program].map(str::to_owned));
        assert_eq!(report["verdict"], verdict, "{program}: {report:#}");
        let text = report["text"].as_str().expect("a text");
        assert!(text.contains(sentence), "{program}: {text}");
    }
}

#[test]
fn options_of_searches_are_refused() {
    let table: [(&[&str], &str); 6] = [
        (&["--puzzle", "sudoku"], "tour"),
        (&["--puzzle", "queens", "--trees", "5"], "--trees"),
        (&["--puzzle", "queens", "--algorithm", "minimax"], "--algorithm"),
        (&["--puzzle", "queens", "--root", "min"], "--root"),
        (&["--puzzle", "queens", "--boards", "0"], "--boards"),
        (&["--boards", "5"], "--puzzle"),
    ];
    for (options, named) in table {
        let done = run(&[&["judge"], options, &["--", "true"]].concat());
        assert_eq!((done.code, done.out.as_str()), (Some(2), ""), "{options:?}");
        assert!(done.err.contains(named), "{options:?}: {}", done.err);
    }
}

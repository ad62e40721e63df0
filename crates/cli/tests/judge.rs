//! `plyscope judge` with programs in Python, Java, C++ and JavaScript, through the helpers that
//! students get.

#![cfg(unix)]

mod support;

use std::fs;

use serde_json::Value as Json;
use support::programs::{compile, exercise, folder, searches, Language};
use support::{run, Run};

/// Judges a program.
fn judged(options: &[&str], command: &[String]) -> (Run, Json) {
    let command: Vec<&str> = command.iter().map(String::as_str).collect();
    let run = run(&[&["judge", "--json"], options, &["--"], &command[..]].concat());
    assert_eq!(run.err, "", "{options:?} {command:?}");
    let report: Json = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!(report["version"], 1);
    let code = if report["verdict"] == "right" { 0 } else { 1 };
    assert_eq!(run.code, Some(code), "{report}");
    (run, report)
}

/// How many leaves a tree in notation has.
fn leaves(tree: &str) -> usize {
    let tree = plyscope_search::GameTree::parse(tree).expect("a tree");
    tree.nodes().filter(|&node| tree.is_leaf(node)).count()
}

/// Searches that are right, as what they are asked.
const RIGHT: [(&str, &[&str]); 9] = [
    ("minimax", &["--algorithm", "minimax"]),
    ("soft", &[]),
    ("soft", &["--root", "min", "--window", "0..9"]),
    ("rule", &["--cut", "gt"]),
    ("hard", &["--fail", "hard"]),
    ("hard+rule", &["--cut", "gt", "--fail", "hard"]),
    ("negamax", &["--algorithm", "negamax", "--root", "min"]),
    ("direction", &["--order", "right"]),
    ("no-deep-cutoffs", &["--algorithm", "single-cutoff"]),
];

/// Searches with a mistake: as what they are asked, the verdict, and the misconception that the
/// catalogue has.
const WRONG: [(&str, &[&str], &str, Option<&str>); 27] = [
    ("minimax", &[], "wrong-nodes", Some("minimax")),
    ("soft", &["--algorithm", "minimax"], "wrong-nodes", Some("minimax")),
    ("direction", &[], "wrong-nodes", Some("direction")),
    ("soft", &["--order", "right"], "wrong-nodes", Some("direction")),
    ("players", &[], "wrong-value", Some("players")),
    ("rule", &[], "wrong-nodes", Some("rule")),
    ("soft", &["--cut", "gt"], "wrong-nodes", Some("rule")),
    ("no-deep-cutoffs", &[], "wrong-nodes", Some("no-deep-cutoffs")),
    ("own-bound", &[], "wrong-value", Some("own-bound")),
    ("one-higher", &[], "wrong-value", Some("one-higher")),
    ("soft", &["--algorithm", "single-cutoff"], "wrong-nodes", Some("deep-cutoffs")),
    ("start-window", &["--window", "0..9"], "wrong-value", Some("start-window")),
    ("hard+rule", &["--cut", "gt"], "wrong-nodes", Some("fail")),
    (
        "movers-view",
        &["--algorithm", "negamax", "--root", "min"],
        "wrong-value",
        Some("movers-view"),
    ),
    ("no-beta", &[], "wrong-nodes", Some("beta-not-passed")),
    ("no-alpha", &[], "wrong-nodes", Some("alpha-not-passed")),
    ("too-shallow", &[], "wrong-value", None),
    ("first-skipped", &[], "wrong-value", None),
    ("from-zero", &[], "wrong-value", None),
    ("global-best", &[], "wrong-value", None),
    ("late", &[], "wrong-nodes", None),
    ("leaves-only", &[], "wrong-nodes", None),
    ("cut-returns-zero", &[], "wrong-value", None),
    ("returns-bound", &["--window", "0..9"], "wrong-value", None),
    ("negamax-leaf", &["--algorithm", "negamax"], "wrong-value", None),
    ("negamax-sign", &["--algorithm", "negamax"], "wrong-value", None),
    ("negamax-window", &["--algorithm", "negamax"], "wrong-nodes", Some("minimax")),
];

fn check_language(language: Language) {
    let Some(folder) = folder(language, "judge") else { return };
    for (name, options) in RIGHT {
        let options = [&["--trees", "1000"], options].concat();
        let (_, report) = judged(&options, &searches(language, &folder, name));
        let what = format!("{language:?}: {name} {options:?}: {report}");
        assert_eq!(report["verdict"], "right", "{what}");
        assert_eq!((&report["passed"], &report["counterexample"]), (&1000.into(), &Json::Null));
    }
    for (name, options, verdict, misconception) in WRONG {
        let (_, report) = judged(options, &searches(language, &folder, name));
        let what = format!("{language:?}: {name} {options:?}: {report:#}");
        assert_eq!(report["verdict"], verdict, "{what}");
        let ids: Vec<&str> = misconception.into_iter().collect();
        assert_eq!(report["misconceptions"], serde_json::json!(ids), "{what}");
        let found = &report["counterexample"];
        let tree = found["tree"].as_str().unwrap_or_else(|| panic!("{what}"));
        assert!(leaves(tree) <= 8, "{what}");
        assert_ne!(found["first_difference"], Json::Null, "{what}");
        assert_ne!(found["expected"], found["got"], "{what}");
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

/// The exercises run with their gaps, and are right once these are filled.
#[test]
fn exercises_are_right_once_their_gaps_are_filled() {
    for language in Language::ALL {
        let Some(folder) = folder(language, "exercise") else { continue };
        let (_, report) = judged(&[], &exercise(language, &folder));
        assert_eq!(report["verdict"], "wrong-nodes", "{language:?}: {report}");
        assert_eq!(report["misconceptions"], serde_json::json!(["minimax"]), "{language:?}");
        let (name, fills): (&str, [&str; 3]) = match language {
            Language::Python => (
                "alpha_beta.py",
                ["alpha = max(alpha, best)", "beta = min(beta, best)", "if alpha >= beta: break"],
            ),
            Language::JavaScript => (
                "alpha_beta.mjs",
                [
                    "alpha = Math.max(alpha, best);",
                    "beta = Math.min(beta, best);",
                    "if (alpha >= beta) break;",
                ],
            ),
            Language::Java => (
                "AlphaBeta.java",
                [
                    "alpha = Math.max(alpha, best);",
                    "beta = Math.min(beta, best);",
                    "if (alpha >= beta) break;",
                ],
            ),
            Language::Cpp => (
                "alpha_beta.cpp",
                [
                    "alpha = std::max(alpha, best);",
                    "beta = std::min(beta, best);",
                    "if (alpha >= beta) break;",
                ],
            ),
        };
        let path = folder.join(name);
        let mut text = fs::read_to_string(&path).expect("the exercise");
        for (number, fill) in fills.iter().enumerate() {
            let gap = format!("Gap {}", number + 1);
            let line = text.lines().find(|line| line.contains(&gap)).expect("a gap").to_owned();
            let indent = &line[..line.len() - line.trim_start().len()];
            text = text.replace(&line, &format!("{indent}{fill}"));
        }
        fs::write(&path, text).expect("the exercise");
        match language {
            Language::Java => compile(&folder, &["javac", "Plyscope.java", "AlphaBeta.java"]),
            Language::Cpp => {
                compile(&folder, &["g++", "-std=c++17", "alpha_beta.cpp", "-o", "alpha_beta"]);
            }
            Language::Python | Language::JavaScript => {}
        }
        let (_, report) = judged(&[], &exercise(language, &folder));
        assert_eq!(report["verdict"], "right", "{language:?}: {report}");
    }
}

#[test]
fn helpers_are_short() {
    for language in Language::ALL {
        let path = support::programs::repository().join(language.files()[0]);
        let lines = fs::read_to_string(&path).expect("a helper").lines().count();
        assert!(lines <= 80, "{} has {lines} lines", path.display());
    }
}

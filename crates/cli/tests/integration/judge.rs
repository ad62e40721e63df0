//! `plyscope judge` with programs in Python, Java, C++ and JavaScript, through the helpers that
//! students get.

#![cfg(unix)]

use std::collections::BTreeSet;
use std::fs;

use crate::support::programs::{
    exercise, fill, folder, judged, repository, searches, Language, Subject,
};
use plyscope_judge::wrong_search::WRONG_SEARCHES;
use serde_json::Value as Json;

/// How many leaves a tree in notation has.
fn leaves(tree: &str) -> usize {
    let tree = plyscope_search::GameTree::parse(tree).expect("a tree");
    tree.nodes().filter(|&node| tree.is_leaf(node)).count()
}

/// Searches that are right, as what they are asked.
const RIGHT: [(&str, &[&str]); 10] = [
    ("minimax", &["--algorithm", "minimax"]),
    ("minimax+inexact", &["--algorithm", "minimax"]),
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
    let Some(folder) = folder(language, Subject::Trees, "judge") else { return };
    for (name, options) in RIGHT {
        let options = [&["--trees", "1000"], options].concat();
        let report = judged(&options, &searches(language, Subject::Trees, &folder, name));
        let what = format!("{language:?}: {name} {options:?}: {report}");
        assert_eq!(report["verdict"], "right", "{what}");
        assert_eq!((&report["passed"], &report["counterexample"]), (&1000.into(), &Json::Null));
    }
    for (name, options, verdict, misconception) in WRONG {
        let report = judged(options, &searches(language, Subject::Trees, &folder, name));
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

#[test]
fn every_misconception_has_a_program() {
    let named: BTreeSet<&str> = WRONG.iter().filter_map(|(_, _, _, id)| *id).collect();
    let all: BTreeSet<&str> = WRONG_SEARCHES.iter().map(|wrong| wrong.id()).collect();
    assert_eq!(named, all);
}

/// The exercises run with their gaps, and are right once these are filled.
#[test]
fn exercises_are_right_once_their_gaps_are_filled() {
    for language in Language::ALL {
        let Some(folder) = folder(language, Subject::Trees, "exercise") else { continue };
        let report = judged(&[], &exercise(language, Subject::Trees, &folder));
        assert_eq!(report["verdict"], "wrong-nodes", "{language:?}: {report}");
        assert_eq!(report["misconceptions"], serde_json::json!(["minimax"]), "{language:?}");
        let fills = match language {
            Language::Python => {
                ["alpha = max(alpha, best)", "beta = min(beta, best)", "if alpha >= beta: break"]
            }
            Language::JavaScript | Language::Java => [
                "alpha = Math.max(alpha, best);",
                "beta = Math.min(beta, best);",
                "if (alpha >= beta) break;",
            ],
            Language::Cpp => [
                "alpha = std::max(alpha, best);",
                "beta = std::min(beta, best);",
                "if (alpha >= beta) break;",
            ],
        };
        fill(language, Subject::Trees, &folder, fills);
        let report = judged(&[], &exercise(language, Subject::Trees, &folder));
        assert_eq!(report["verdict"], "right", "{language:?}: {report}");
    }
}

#[test]
fn helpers_are_short() {
    for language in Language::ALL {
        for subject in Subject::ALL {
            let [helper, ..] = language.files(subject);
            let path = repository().join(helper);
            let lines = fs::read_to_string(&path).expect("a helper").lines().count();
            assert!(lines <= 80, "{helper} has {lines} lines");
        }
    }
}

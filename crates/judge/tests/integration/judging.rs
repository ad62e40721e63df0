//! Programs that are right are found right; each misconception of the catalogue, and mistakes that
//! are none of it, are found, on a small tree, and named if the catalogue has them.

use plyscope_i18n::Lang;
use plyscope_judge::distinguishing::Distinguishing;
use plyscope_judge::judging::{
    judge, question, Failure, Program, Reason, Report, Searches, Verdict,
};
use plyscope_judge::report;
use plyscope_judge::trees::trees;
use plyscope_judge::wrong_search::WRONG_SEARCHES;
use plyscope_program_trace::Walk;
use plyscope_search::algo::Fail;
use plyscope_search::{CutRule, GameTree, Order, Player, TreeNode};
use plyscope_session::run::Run;
use plyscope_setup::{Algorithm, Setup};

use crate::support::{student, student_in, Mistake, Searching, OPEN};

/// The searches that programs are judged as.
fn setups() -> Vec<(&'static str, Setup)> {
    let plain = Setup::default();
    let window = "0..9".parse().expect("a window");
    vec![
        ("alpha-beta", plain),
        ("alpha-beta, >", Setup { cut: CutRule::Above, ..plain }),
        ("alpha-beta, fail hard, >", Setup { cut: CutRule::Above, fail: Fail::Hard, ..plain }),
        ("alpha-beta, fail hard", Setup { fail: Fail::Hard, ..plain }),
        ("alpha-beta from the right", Setup { order: Order::RightToLeft, ..plain }),
        ("alpha-beta with a window", Setup { window, ..plain }),
        ("minimax", Setup { algorithm: Algorithm::Minimax, ..plain }),
        ("negamax", Setup { algorithm: Algorithm::Negamax, ..plain }),
        ("single-cutoff", Setup { algorithm: Algorithm::SingleCutoff, ..plain }),
        ("find-max-min", Setup { algorithm: Algorithm::FindMaxMin, ..plain }),
    ]
}

/// What a report must have that found a program wrong.
fn check_wrong(report: &Report, what: &str) {
    assert_ne!(report.verdict, Verdict::Right, "{what}");
    let found = report.counterexample.as_ref().unwrap_or_else(|| panic!("{what}: no tree"));
    let tree = found.session.tree();
    let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
    assert!(leaves <= 8, "{what}: {tree} has {leaves} leaves");
    assert!(found.departure.is_some(), "{what}: {tree} does not differ");
    for lang in Lang::ALL {
        assert!(!report::text(report, lang).is_empty(), "{what}");
    }
}

#[test]
fn searches_are_right_on_a_thousand_trees() {
    for (name, setup) in setups() {
        for root in [Player::Max, Player::Min] {
            let trees = trees(&setup, root, 1_000, 1);
            let mut program = Searching(|tree: &GameTree| Run::of(tree, &setup));
            let report = judge(&setup, trees.clone(), &mut program);
            assert_eq!((report.verdict, report.passed), (Verdict::Right, 1_000), "{name}");
        }
    }
}

#[test]
fn the_trees_tell_every_misconception_apart() {
    for (name, setup) in setups() {
        for root in [Player::Max, Player::Min] {
            // What many more trees do not tell apart is the same search.
            let mut all = Distinguishing::new(&setup);
            for tree in trees(&setup, root, 4_000, 99) {
                all.learn(&tree);
            }
            for seed in 1..4 {
                let mut distinguishing = Distinguishing::new(&setup);
                for tree in trees(&setup, root, 100, seed) {
                    distinguishing.learn(&tree);
                }
                assert_eq!(distinguishing.left(), all.left(), "{name}, {root:?}, seed {seed}");
            }
        }
    }
}

#[test]
fn the_trees_grow_and_are_of_all_kinds() {
    let setup = Setup::default();
    let made = trees(&setup, Player::Max, 200, 1);
    assert_eq!(made.len(), 200);
    assert_eq!(made, trees(&setup, Player::Max, 200, 1), "the same for the same seed");
    assert_ne!(made, trees(&setup, Player::Max, 200, 2));
    assert!(made.windows(2).all(|pair| pair[0].len() <= pair[1].len()));
    let leaves = |tree: &GameTree| -> Vec<plyscope_search::Value> {
        tree.nodes().filter_map(|node| tree.leaf_value(node)).collect()
    };
    type Has = fn(&GameTree, &[plyscope_search::Value]) -> bool;
    let kinds: [(&str, Has); 6] = [
        ("ties", |_, values| (1..values.len()).any(|at| values[..at].contains(&values[at]))),
        ("below zero", |_, values| {
            values.iter().any(|&value| value.is_number() && value < plyscope_search::Value::ZERO)
        }),
        ("wins", |_, values| values.contains(&plyscope_search::Value::WIN)),
        ("single children", |tree, _| tree.nodes().any(|node| tree.children(node).len() == 1)),
        ("uneven depths", |tree, _| {
            let last = tree.layer_count() - 1;
            tree.nodes().any(|node| tree.is_leaf(node) && tree.layer_of(node) < last)
        }),
        ("five plies", |tree, _| tree.layer_count() > 5),
    ];
    for (kind, has) in kinds {
        let count = made.iter().filter(|tree| has(tree, &leaves(tree))).count();
        assert!(count >= 10, "{kind}: {count}");
    }
}

#[test]
fn each_misconception_is_found_and_named() {
    let mut named = 0;
    for (name, setup) in setups() {
        for root in [Player::Max, Player::Min] {
            let trees = trees(&setup, root, 100, 1);
            for wrong in WRONG_SEARCHES {
                let can_be_had = trees.iter().any(|tree| {
                    wrong.run(tree, &setup).is_some_and(|run| run != Run::of(tree, &setup))
                });
                if !can_be_had {
                    continue;
                }
                let mut program = Searching(|tree: &GameTree| {
                    wrong.run(tree, &setup).expect("it can be had of every tree")
                });
                let report = judge(&setup, trees.clone(), &mut program);
                let what = format!("{name}, {root:?}: {}", wrong.id());
                check_wrong(&report, &what);
                let ids: Vec<&str> = report.misconceptions.iter().map(|wrong| wrong.id()).collect();
                assert_eq!(ids, [wrong.id()], "{what}");
                named += 1;
            }
        }
    }
    assert!(named > 60, "{named}");
}

#[test]
fn mistakes_of_programs_are_found() {
    let table = [
        (Mistake::None, Verdict::Right, None),
        (Mistake::NoBeta, Verdict::WrongNodes, Some("beta-not-passed")),
        (Mistake::NoAlpha, Verdict::WrongNodes, Some("alpha-not-passed")),
        (Mistake::OneTooShallow, Verdict::WrongValue, None),
        (Mistake::GlobalBest, Verdict::WrongValue, None),
        (Mistake::BestFromZero, Verdict::WrongValue, None),
        (Mistake::LastChildOnly, Verdict::WrongNodes, None),
        (Mistake::ReturnsAlpha, Verdict::WrongValue, None),
        (Mistake::LooksTwice, Verdict::WrongNodes, None),
        (Mistake::SingleChildSkipped, Verdict::WrongNodes, None),
    ];
    let setup = Setup::default();
    for root in [Player::Max, Player::Min] {
        let trees = trees(&setup, root, 200, 1);
        for (mistake, verdict, misconception) in table {
            let mut program = Searching(|tree: &GameTree| student(tree, mistake));
            let report = judge(&setup, trees.clone(), &mut program);
            assert_eq!(report.verdict, verdict, "{mistake:?}, {root:?}");
            if verdict != Verdict::Right {
                check_wrong(&report, &format!("{mistake:?}, {root:?}"));
                let ids = report.misconceptions.iter().map(|wrong| wrong.id());
                assert!(ids.eq(misconception), "{mistake:?}: {:?}", report.misconceptions);
            }
        }
    }
}

/// A student's program that takes the window as it is sent.
fn sent_to(setup: Setup, mistake: Mistake) -> impl FnMut(&GameTree) -> Run {
    move |tree: &GameTree| {
        let asked: serde_json::Value = serde_json::from_str(&question(tree, &setup)).expect("JSON");
        let end = |name: &str, open| asked[name].as_f64().map_or(open, |end| (end * 1e6) as i64);
        student_in(tree, (end("alpha", OPEN.0), end("beta", OPEN.1)), mistake)
    }
}

#[test]
fn programs_are_right_in_windows_of_words_and_of_numbers() {
    let windows = [
        "-inf..inf",
        "0..9",
        "0..inf",
        "game",
        "-inf..win",
        "loss..inf",
        "0..win",
        "loss..draw",
        "5..win",
        "loss..-2.5",
    ];
    for window in windows {
        let setup = Setup { window: window.parse().expect("a window"), ..Setup::default() };
        for root in [Player::Max, Player::Min] {
            let (trees, what) = (trees(&setup, root, 200, 1), format!("{window}, {root:?}"));
            let mut right = sent_to(setup, Mistake::None);
            let report = judge(&setup, trees.clone(), &mut Searching(&mut right));
            assert_eq!((report.verdict, report.passed), (Verdict::Right, 200), "{what}");
            for mistake in [Mistake::BestFromZero, Mistake::NoBeta, Mistake::GlobalBest] {
                let mut wrong = Searching(sent_to(setup, mistake));
                let report = judge(&setup, trees.clone(), &mut wrong);
                let is_wrong = report.verdict != Verdict::Right;
                assert!(is_wrong || mistake != Mistake::BestFromZero, "{what}");
                // The smallest tree is one on which a right program is right.
                if let Some(found) = &report.counterexample {
                    let tree = found.session.tree();
                    assert_eq!(right(tree).visits, found.expected.visits, "{what}: {tree}");
                }
            }
        }
    }
}

#[test]
fn a_few_trees_are_enough_to_name_a_misconception() {
    let setup = Setup::default();
    let trees = trees(&setup, Player::Max, 30, 5);
    for id in ["one-higher", "own-bound", "no-deep-cutoffs", "rule", "minimax"] {
        let wrong = WRONG_SEARCHES.iter().find(|wrong| wrong.id() == id).expect(id);
        let mut program = Searching(|tree: &GameTree| wrong.run(tree, &setup).expect("alpha-beta"));
        let report = judge(&setup, trees.clone(), &mut program);
        let ids: Vec<&str> = report.misconceptions.iter().map(|wrong| wrong.id()).collect();
        assert_eq!(ids, [id]);
        let json = report::json(&report, Lang::En);
        assert_eq!(json["misconceptions"], serde_json::json!([id]));
        let visited = &json["counterexample"]["expected"]["visited"];
        assert_eq!(visited[0], "L1-1", "{json}");
        assert!(report
            .counterexample
            .is_some_and(|found| { found.expected.visits.first() == Some(&TreeNode::ROOT) }));
    }
}

/// A program that ends with an error on trees of several leaves.
struct Failing(Reason);

impl Program for Failing {
    fn answer(&mut self, subject: &Searches, tree: &GameTree) -> Result<Walk, Failure> {
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node)).count();
        match leaves >= 3 {
            true => Err(Failure { reason: self.0.clone(), errors: String::new() }),
            false => {
                Searching(|tree: &GameTree| Run::of(tree, &Setup::default())).answer(subject, tree)
            }
        }
    }
}

#[test]
fn programs_that_fail_are_shown_the_smallest_tree_unless_no_tree_is_to_blame() {
    // With what would control a terminal.
    let raised = Reason::Raised { message: "no\u{9b}2J\u{7f}".to_owned(), line: Some(4) };
    let setup = Setup::default();
    let table = [
        (raised, Verdict::Crash, true),
        (Reason::NoAnswer { limit: 5 }, Verdict::Timeout, true),
        (Reason::Talks, Verdict::Protocol, true),
        (Reason::NoSearch, Verdict::Protocol, false),
        (Reason::SlowInAll { limit: 5 }, Verdict::Timeout, false),
    ];
    let trees = trees(&setup, Player::Max, 60, 1);
    let first = trees.iter().find(|tree| tree.nodes().filter(|&n| tree.is_leaf(n)).count() >= 3);
    let first = first.expect("most have").to_string();
    for (reason, verdict, shrinks) in table {
        let report = judge(&setup, trees.clone(), &mut Failing(reason.clone()));
        assert_eq!(report.verdict, verdict, "{reason:?}");
        let found = report.counterexample.as_ref().expect("a tree");
        let expected = if shrinks { "0 0 0" } else { first.as_str() };
        assert_eq!(found.session.tree().to_string(), expected, "{reason:?}");
        for lang in Lang::ALL {
            let sentence = found.answer.as_ref().expect_err("it fails").sentence(lang);
            let text = report::text(&report, lang);
            assert!(text.contains(&sentence), "{sentence}");
            assert!(text.lines().all(|line| !line.contains(char::is_control)), "{text:?}");
        }
    }
}

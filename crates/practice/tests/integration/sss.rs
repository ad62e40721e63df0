//! “Which leaves does SSS* never evaluate?”

use std::collections::BTreeSet;

use crate::core_support::tree;
use plyscope_best_first::sss::{Settings, Sss};
use plyscope_i18n::Lang;
use plyscope_practice::{Level, Plan};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::details::Details;
use plyscope_quiz::grade::Mark;
use plyscope_quiz::misconception;
use plyscope_quiz::question::{Kind, Question, Subject, Terms};
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sss;
use plyscope_search::trace::{RecordStop, Recorder};
use plyscope_search::{Game, GameTree, TreeNode};
use plyscope_session::engine::search_tree;
use plyscope_setup::Setup;
use proptest::prelude::*;

fn asked(address: &str) -> Result<Asked, Unaskable> {
    let (question, problems) = Question::parse(&format!("question=sss&{address}"));
    assert_eq!(problems, [], "{address}");
    Asked::of(&question.expect("a question"))
}

/// The tree of the gallery: alpha-beta looks at all leaves, SSS* at six.
const EXAMPLE: &str = "tree=((3+5)+(2+9))+((7+8)+(6+4))";

#[test]
fn leaves_are_marked_with_the_step_that_decides() {
    let quiz = asked(EXAMPLE).expect("it can be asked");
    assert_eq!(quiz.key(), "L4-3..4");
    let grade = quiz.grade("L4-3 L4-7", Lang::En).expect("it can be read");
    let marks: Vec<_> = grade.findings.iter().map(|one| (one.name.as_str(), one.mark)).collect();
    assert_eq!(marks, [("L4-3", Mark::Right), ("L4-4", Mark::Missed), ("L4-7", Mark::Wrong)]);
    let [_, missed, wrong] = &grade.findings[..] else { panic!("three") };
    assert!(missed.why.contains("No other leaf below"), "{}", missed.why);
    assert!(wrong.why.starts_with("Step ") && wrong.why.contains("L4-7"), "{}", wrong.why);
    let hints = quiz.hints("L4-3", Lang::En).expect("read");
    assert!(
        hints[0].contains("largest merit") && hints[1] == "It evaluates 6 leaves.",
        "{hints:?}"
    );
    assert!(quiz.hints("L3-2", Lang::En).expect("read").is_empty());
    // A node stands for the leaves below it.
    assert!(quiz.is_same("L3-1", "L4-1 L4-2") && quiz.is_same("L2-1*", "L4-1..4"));
    assert!(quiz.is_blank("") && !quiz.is_blank("none"));
}

#[test]
fn what_others_take_it_for_is_recognised() {
    let ids = |address: &str, answer: &str| {
        let grade = asked(address).expect("asked").grade(answer, Lang::En).expect("read");
        grade.recognised.iter().map(|one| one.id).collect::<Vec<_>>()
    };
    assert_eq!(ids(EXAMPLE, "none"), ["sss-alpha-beta", "sss-every"]);
    // Here alpha-beta prunes something.
    let other = "tree=((7+9)+(5+6))+((8+2)+(9+1))";
    assert_eq!(ids(other, "none"), ["sss-every"]);
    for id in ["sss-alpha-beta", "sss-every"] {
        assert!(Lang::ALL.into_iter().all(|lang| misconception::name(id, lang) != id));
    }
    for seed in 0..40 {
        let plan = Plan { kind: Kind::Sss, level: Level::FIRST, seed, ..Plan::default() };
        let quiz = Asked::of(&plan.question()).expect("it can be asked");
        for (answer, ids) in quiz.misled() {
            for lang in Lang::ALL {
                let grade = quiz.grade(&answer, lang).expect("it can be read");
                assert!(!grade.score.is_full(), "{answer}");
                let found: Vec<_> = grade.recognised.iter().map(|one| one.id).collect();
                assert_eq!(found, ids);
            }
        }
    }
}

#[test]
fn what_cannot_be_asked_has_a_reason() {
    assert_eq!(asked("tree=4").err(), Some(Unaskable::Nothing));
    let tree = GameTree::parse(&"5 ".repeat(200_000)).expect("a tree");
    let session = search_tree(tree, Setup::default(), Recorder::new()).expect("no limit");
    let too_long = RecordStop::TooLong { limit: Settings::MOST_STEPS };
    assert_eq!(sss::Sss::new(session).err(), Some(Unaskable::TooLong(too_long)));
    let (_, problems) = Question::parse("question=sss&tree=chance:(4+8)&algorithm=expectiminimax");
    assert_eq!(problems.len(), 1, "{problems:?}");
}

/// The leaves that SSS* evaluates.
fn evaluated(tree: &GameTree) -> BTreeSet<TreeNode> {
    let mut search = Sss::new(tree.clone(), Settings::default());
    search.advance(u32::MAX);
    let (game, record) = search.finish();
    let leaves = record.evaluated(record.steps());
    let place = |line: Vec<_>| line.iter().fold(game.root(), |at, &by| game.play(&at, by)).node;
    leaves.map(|node| place(record.tree().line(node))).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1_000))]

    /// The key is what the search leaves out, with all that alpha-beta prunes; a full answer is full
    /// marks, and the reasons name the step.
    #[test]
    fn the_key_is_what_the_search_leaves_out(tree in tree()) {
        let (text, setup) = (tree.to_string(), Setup::default());
        let subject = Subject::Tree { tree: tree.clone(), text, setup };
        let (terms, details) = (Terms::default(), Details::default());
        let question = Question { kind: Kind::Sss, subject, terms, details };
        let Ok(quiz) = Asked::of(&question) else { return Ok(()) };
        let seen = evaluated(&tree);
        let leaves: Vec<TreeNode> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        let never: Selection = leaves.iter().copied().filter(|leaf| !seen.contains(leaf)).collect();
        let print = |nodes: &Selection| {
            if nodes.is_empty() { "none".to_owned() } else { nodes.print(&tree) }
        };
        prop_assert_eq!(quiz.key(), print(&never));
        let pruned = search_tree(tree.clone(), Setup::default(), Recorder::new()).expect("no limit");
        prop_assert!(pruned.pruned().filter(|&node| tree.is_leaf(node)).all(|leaf| never.contains(leaf)));
        prop_assert!(quiz.grade(&quiz.key(), Lang::En).expect("read").score.is_full());
        let others: Selection = seen.into_iter().collect();
        let grade = quiz.grade(&print(&others), Lang::En).expect("read");
        for finding in grade.findings {
            prop_assert!(finding.why.starts_with("Step "), "{}: {}", finding.name, finding.why);
        }
    }
}

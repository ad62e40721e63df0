//! “Which search was it?”

use crate::asking::{ask, QUIZ};
use crate::followed::followed;
use crate::key::check_key;
use plyscope_i18n::Lang;
use plyscope_practice::{question, Level};
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::details::Bug;
use plyscope_quiz::question::{Kind, Question, QuestionProblem};
use plyscope_quiz::which_search::WhichSearch;
use plyscope_quiz::Quiz;
use plyscope_search::{NodeId, TreeNode};
use plyscope_setup::Choice;
use proptest::prelude::*;

fn asked(search: &str) -> Result<Asked, Unaskable> {
    ask("which-search", search)
}

#[test]
fn the_search_that_is_shown_is_right() {
    let table = [
        ("", "alpha-beta, from left to right, cutting at α ≥ β"),
        ("&algorithm=negamax", "alpha-beta, from left to right, cutting at α ≥ β"),
        ("&algorithm=minimax", "minimax, from left to right, without cutting"),
        ("&order=right", "alpha-beta, from right to left, cutting at α ≥ β"),
        ("&bug=players", "with a bug: alpha-beta that takes MAX for MIN, from left to right, cutting at α ≥ β"),
        ("&bug=own-bound", "with a bug: alpha-beta that compares a node with its own player’s bound, from left to right, cutting at α ≥ β"),
        ("&order=right&bug=one-higher", "with a bug: alpha-beta in which a cut ends the node above too, from right to left, cutting at α ≥ β"),
    ];
    for (search, name) in table {
        let quiz = asked(&format!("{QUIZ}{search}")).expect("it can be asked");
        let number: usize = quiz.key().parse().expect("a number");
        let Asked::WhichSearch(which) = quiz else { panic!("another kind") };
        assert_eq!(which.names(Lang::En)[number - 1], name, "{search}");
        assert!(which.prompt(Lang::En).contains(&format!("\n{number}. {name}")), "{search}");
    }
}

#[test]
fn answers_are_numbers_and_the_first_difference_is_reported() {
    let quiz = asked(QUIZ).expect("it can be asked");
    let why = |answer: &str| {
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        grade.findings[0].why.clone()
    };
    assert_eq!(quiz.key(), "1");
    assert_eq!(why("1."), "");
    assert_eq!(why("2"), "Leaf number 4 would be L4-4 there; here it was L4-5.");
    assert_eq!(why(""), "It was: alpha-beta, from left to right, cutting at α ≥ β.");
    for (answer, at) in [("x", 0..1), ("0", 0..1), ("99", 0..2), ("1 2", 2..3)] {
        let answer_error = quiz.grade(answer, Lang::En).expect_err(answer);
        assert_eq!(answer_error.at, at, "{answer}");
        assert!(answer_error.to_string().contains("the number of one of the searches"));
    }
}

/// The misconceptions of those who choose each of the offered searches, in order.
fn thoughts(search: &str) -> Vec<&'static str> {
    let quiz = asked(search).expect("it can be asked");
    let Asked::WhichSearch(which) = &quiz else { panic!("another kind") };
    let thought = |number: usize| {
        let grade = quiz.grade(&number.to_string(), Lang::En).expect("a number");
        assert!(grade.recognised.len() <= 1, "{search}: {number}");
        grade.recognised.first().map_or("-", |known| known.id)
    };
    (1..=which.names(Lang::En).len()).map(thought).collect()
}

#[test]
fn taking_a_search_for_another_is_recognised_where_they_differ_in_one_respect() {
    // Deep enough, and with equal values, so that all searches can be distinguished: alpha-beta, minimax,
    // the bound of the parent alone, the other direction, the other rule, and the bugs.
    let tree = "tree=(((5+6)+(7+4+5))+(3))+(((6)+(6+9))+(7+5)+(9+8))+((((5+4)+(7))+(6+7))+(8+6))";
    let plain = [
        "-",
        "minimax",
        "no-deep-cutoffs",
        "direction",
        "rule",
        "players",
        "own-bound",
        "one-higher",
    ];
    // Minimax has no cutoff rule, so the other one makes no second difference.
    let of_minimax = ["minimax", "-", "-", "-", "minimax", "-", "-", "-"];
    let of_one_bound = ["deep-cutoffs", "-", "-", "-", "-", "-", "-", "-"];
    let of_the_right = ["direction", "-", "-", "-", "-", "-", "-", "-"];
    let of_a_bug = |id| [id, "-", "-", "-", "-", "-", "-", "-"];
    let table = [
        ("", plain),
        ("&algorithm=minimax", of_minimax),
        ("&algorithm=single-cutoff", of_one_bound),
        ("&order=right", of_the_right),
        ("&bug=players", of_a_bug("players")),
        ("&bug=own-bound", of_a_bug("own-bound")),
        ("&bug=one-higher", of_a_bug("one-higher")),
    ];
    for (search, expected) in table {
        assert_eq!(thoughts(&format!("{tree}{search}")), expected, "{search}");
    }
    let quiz = asked(&format!("{QUIZ}&algorithm=minimax")).expect("it can be asked");
    let grade = quiz.grade("1", Lang::En).expect("a number");
    let text =
        "It looks as if you took minimax for a search that cuts. Here every leaf was looked at.";
    assert_eq!(grade.recognised[0].text, text);
}

#[test]
fn a_bug_belongs_to_this_kind_alone() {
    let (question, problems) = Question::parse(&format!("question=pruned&bug=players&{QUIZ}"));
    assert!(question.is_some() && problems.len() == 1, "{problems:?}");
    let (_, problems) = Question::parse(&format!("question=which-search&bug=flea&{QUIZ}"));
    assert_eq!(problems.iter().map(QuestionProblem::parameter).collect::<Vec<_>>(), [Some("bug")]);
    assert_eq!(asked("tree=4+8").err(), Some(Unaskable::Nothing));
    assert_eq!(asked("depth=2&tree=(8+5)+(2+4)").err(), Some(Unaskable::OtherSearch));
}

#[test]
fn practice_asks_about_every_search() {
    let mut names: Vec<String> = (0..80)
        .map(|seed| {
            let question = question(Kind::WhichSearch, Level::LAST, seed);
            let Ok(Asked::WhichSearch(quiz)) = Asked::of(&question) else { panic!("seed {seed}") };
            quiz.names(Lang::En).swap_remove(quiz.key().expect("a key"))
        })
        .collect();
    names.sort();
    names.dedup();
    assert!(names.len() >= 8, "{names:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn every_offered_search_has_a_trace_of_its_own(session in followed(), bug in 0..4_usize) {
        let bug = Bug::ALL[bug].1;
        let given = *session.setup();
        let trace = session.trace();
        let visits = (0..trace.node_count() as u32).map(|visit| session.node(NodeId(visit)));
        let leaves: Vec<TreeNode> = visits.filter(|&node| session.tree().is_leaf(node)).collect();
        let Some(quiz) = WhichSearch::new(session, bug) else { return Ok(()) };
        check_key(&quiz);
        if bug == Bug::None {
            prop_assert_eq!(quiz.leaves(), &leaves[..], "{:?}", given);
        }
        let names = quiz.names(Lang::En);
        prop_assert!(names.len() >= 3);
        let shown = |answer: Option<usize>| quiz.grade(&answer, Lang::En);
        for number in 0..names.len() {
            let grade = shown(Some(number));
            prop_assert_eq!(grade.score.is_full(), Some(number) == quiz.key());
            // Where it differs from the shown trace is reported, so it does.
            prop_assert_eq!(grade.findings[0].why.is_empty(), grade.score.is_full());
        }
        let mut distinct = names.clone();
        distinct.sort();
        distinct.dedup();
        prop_assert_eq!(distinct.len(), names.len());
        for node in quiz.session().tree().nodes() {
            let children = quiz.session().tree().children(node);
            let below = children.clone().any(|child| quiz.is_visited(child));
            prop_assert!(children.len() == 0 || quiz.is_visited(node) == below);
        }
    }
}

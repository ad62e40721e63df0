//! “Build it”.

use crate::asking::{ask, check_unread, QUIZ};
use crate::followed::followed;
use crate::key::check_key;
use plyscope_i18n::Lang;
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::build::{Build, LeafValues};
use plyscope_quiz::grade::{Mark, Score};
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sketch::bare;
use plyscope_quiz::Quiz;
use plyscope_search::trace::Recorder;
use plyscope_search::{GameTree, Step, TreeNode, Value};
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_view::picture::{picture, Labels, Shown};
use proptest::collection::vec;
use proptest::prelude::*;

fn asked(search: &str) -> Result<Asked, Unaskable> {
    ask("build", search)
}

#[test]
fn any_tree_that_prunes_the_named_nodes_is_right() {
    let quiz = asked(QUIZ).expect("it can be asked");
    assert_eq!(quiz.key(), "L4-1=8 L4-2=5 L4-3=20 L4-4=3 L4-5=2 L4-6=4 L4-7=15 L4-8=6");
    let prompt =
        "Give the leaves values so that alpha-beta prunes exactly these nodes: L3-4 L4-4 L4-7..8.";
    assert!(quiz.prompt(Lang::En).starts_with(prompt), "{}", quiz.prompt(Lang::En));
    let table = [
        ("8 5 20 3 2 4 15 6", (4, 0, 4), ""),
        ("1 1 1 99 0 1 7 7", (4, 0, 4), ""),
        ("8 5 20; L4-5=2 4", (4, 0, 4), ""),
        ("L4-6=4 L4-5=2 L4-3=20 L4-1=8 L4-2=5", (4, 0, 4), ""),
        ("L4-1=8,5; L4-2=8 L4-3=8,5, L4-5: 7,5,L4-6 = ８.5", (4, 0, 4), ""),
        ("8,5,20,3,2,4,15,6", (4, 0, 4), ""),
        ("8 5 6 3 2 4 15 6", (3, 0, 4), "L4-4 is visited"),
        ("8 5 20 3 9 4 15 6", (2, 0, 4), "L3-4 is visited"),
        ("1 2 3 4 5 6 7 8", (2, 0, 4), "L3-4 is visited"),
        ("8 5", (0, 0, 4), "L4-3 is visited, and has no value yet."),
        ("", (0, 0, 4), "L4-1 is visited, and has no value yet."),
    ];
    for (answer, (right, wrong, of), why) in table {
        let grade = quiz.grade(answer, Lang::En).expect(answer);
        assert_eq!(grade.score, Score { right, wrong, of }, "{answer}");
        let first = grade.findings.iter().find(|finding| finding.mark != Mark::Right);
        assert!(first.map_or("", |first| &first.why).contains(why), "{answer}: {first:?}");
    }
}

#[test]
fn what_is_pruned_instead_has_a_reason() {
    let quiz = asked("tree=(8+5)+(9+2+6)").expect("it can be asked");
    let grade = quiz.grade("8 5 2 9 6", Lang::En).expect("it can be read");
    assert_eq!(grade.score, Score { right: 1, wrong: 1, of: 1 });
    let wrong = grade.findings.iter().find(|finding| finding.mark == Mark::Wrong).expect("one");
    assert_eq!(wrong.name, "L3-4");
    assert!(
        wrong.why.starts_with("L3-4 is never visited: at L2-2 MIN is sure of 2"),
        "{}",
        wrong.why
    );
}

#[test]
fn the_first_hint_is_about_what_is_not_right_yet() {
    let cut = "For L4-4 to be pruned, the search must cut at L3-2 before its turn comes: MAX must \
               have enough there to meet a bound that MIN set further up.";
    let start =
        "For L2-2 to be pruned, the search must cut at L1-1 before its turn comes: MAX must \
                 have enough there to meet a bound that MIN set further up, or one of the start \
                 window.";
    let table = [
        (QUIZ, "8 5 3 20 2 4 15 6", cut, "L4-4 is visited"),
        (QUIZ, "8 5", cut, "L4-3 is visited, and has no value yet."),
        (QUIZ, "8 5 3", cut, "L4-4 is visited: "),
        (
            "tree=(8+5)+(9+2+6)",
            "8 5 2 9 6",
            "Look again at what lies directly below L2-2.",
            "L3-4 is",
        ),
        ("tree=5+6&window=0..4", "3 6", start, "L2-2 is visited"),
    ];
    for (search, answer, first, second) in table {
        let hints = asked(search).expect("it can be asked").hints(answer, Lang::En).expect(answer);
        assert_eq!(hints.len(), 2, "{hints:?}");
        assert_eq!(hints[0], first, "{search}: {answer}");
        assert!(hints[1].starts_with(second), "{search}: {answer}: {hints:?}");
    }
}

#[test]
fn a_tree_for_another_search_is_recognised() {
    let table = [
        ("tree=(3+5)+(2+9)&cut=gt", "3 5 3 9", vec!["rule"]),
        ("tree=5+(((3+9)+8)+6)", "3 5 9 8 6", vec![]),
    ];
    for (search, answer, ids) in table {
        let grade = asked(search).expect("it can be asked").grade(answer, Lang::En).expect(answer);
        let found: Vec<_> = grade.recognised.iter().map(|thought| thought.id).collect();
        assert_eq!(found, ids, "{search}: {answer}");
    }
}

#[test]
fn what_cannot_be_read_or_asked_has_a_reason() {
    let quiz = asked(QUIZ).expect("it can be asked");
    let table = [
        ("8 five", 2..6, "“five” is not a value."),
        ("L4-1", 0..4, "“L4-1” is not a value."),
        ("L4-1=", 0..5, "A value is expected after L4-1"),
        ("L9-1=5", 0..4, "The tree has no node L9-1."),
        ("leaf=5", 0..4, "“leaf” is not the name of a node."),
        ("L3-1=5", 0..6, "“L3-1=5” is not what is asked for here. Expected: a value"),
        ("1 2 3 4 5 6 7 8 9", 16..17, "“9” is not what is asked for here."),
        ("8 L4-1=9", 2..8, "L4-1 is given two different values."),
        ("8 L4-2>=9", 2..9, "“L4-2>=9” is not what is asked for here. Expected: a value"),
    ];
    for (answer, at, begins) in table {
        check_unread(&quiz, answer, at, begins);
    }
    let table = [
        ("tree=(4+8)+(17+25)", Unaskable::Nothing),
        ("depth=2&tree=(8+5)+(2+4)", Unaskable::OtherSearch),
    ];
    for (search, reason) in table {
        assert_eq!(asked(search).err(), Some(reason), "{search}");
    }
}

/// A tree of the same shape with other values.
fn with_values(tree: &GameTree, values: &LeafValues) -> GameTree {
    let mut text = tree.to_string();
    // From the last leaf on, so that the places before it stay.
    let mut ends: Vec<(usize, usize)> = Vec::new();
    let mut begin = None;
    for (place, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (begin, " ()".contains(c)) {
            (None, false) => begin = Some(place),
            (Some(from), true) => {
                ends.push((from, place));
                begin = None;
            }
            _ => {}
        }
    }
    let mut leaves = Vec::new();
    let mut pending = vec![TreeNode::ROOT];
    while let Some(node) = pending.pop() {
        if tree.is_leaf(node) {
            leaves.push(node);
        }
        pending.extend(tree.children(node).rev());
    }
    assert_eq!(ends.len(), leaves.len(), "{text}");
    for (&(from, to), &leaf) in ends.iter().zip(&leaves).rev() {
        text.replace_range(from..to, &values.get(leaf).expect("a value").to_string());
    }
    let player = tree.root_player();
    GameTree::parse(&text).expect("a tree").with_root_player(player)
}

fn is_plain(session: &Session) -> bool {
    let text = session.tree().to_string();
    text.chars().all(|c| " ()-.".contains(c) || c.is_ascii_digit())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn an_answer_is_right_if_the_search_prunes_the_named_nodes(
        session in followed(),
        numbers in vec(0_i64..12, 1..20),
    ) {
        let Some(quiz) = Build::new(session.clone()) else { return Ok(()) };
        check_key(&quiz);
        let tree = session.tree();
        let leaves = tree.nodes().filter(|&node| tree.is_leaf(node));
        let number = |&number: &i64| Value::millionths(number * 1_000_000).expect("in range");
        let answer: LeafValues = leaves.zip(numbers.iter().cycle().map(number)).collect();
        prop_assert_eq!(quiz.read(&quiz.print(&answer)), Ok(answer.clone()));
        if !is_plain(&session) {
            return Ok(());
        }
        let built = search_tree(with_values(tree, &answer), *session.setup(), Recorder::new());
        let pruned: Selection = built.expect("no limit").pruned().collect();
        let grade = quiz.grade(&answer, Lang::En);
        prop_assert_eq!(grade.score.is_full(), pruned == *quiz.target());
        for finding in grade.findings.iter().filter(|finding| finding.mark != Mark::Right) {
            prop_assert!(!finding.why.is_empty());
        }
        prop_assert_eq!(quiz.hints(&answer, Lang::En).is_empty(), grade.score.is_full());
    }

    /// Values of leaves that are never visited do not matter, and need not be given.
    #[test]
    fn pruned_leaves_need_no_value(session in followed()) {
        let Some(quiz) = Build::new(session.clone()) else { return Ok(()) };
        let visited = |node: &TreeNode| session.is_visited(*node);
        let all = quiz.key();
        let needed: LeafValues = session.tree().nodes().filter(visited)
            .filter_map(|node| Some((node, all.get(node)?))).collect();
        prop_assert!(quiz.grade(&needed, Lang::En).score.is_full());
        for leaf in session.tree().nodes().filter(visited).filter(|&node| session.tree().is_leaf(node)) {
            let fewer = needed.clone().with(leaf, None);
            prop_assert!(!quiz.grade(&fewer, Lang::En).score.is_full());
        }
    }

    /// Nothing that is shown depends on the values of the author's solution.
    #[test]
    fn the_picture_does_not_show_a_solution(session in followed(), more in 1_i64..9) {
        let Some(quiz) = Build::new(session.clone()) else { return Ok(()) };
        if !is_plain(&session) {
            return Ok(());
        }
        let shifted: LeafValues = session.tree().nodes()
            .filter_map(|node| Some((node, session.tree().leaf_value(node)?)))
            .filter_map(|(node, value)| Some((node, Value::millionths(value.as_millionths()? + more * 1_000_000)?)))
            .collect();
        let other = search_tree(with_values(session.tree(), &shifted), *session.setup(), Recorder::new());
        let Some(other) = Build::new(other.expect("no limit")) else { return Ok(()) };
        if other.target() != quiz.target() {
            return Ok(());
        }
        let drawn = |quiz: &Build| {
            let session = quiz.shown_session().expect("a tree");
            let mut scene = bare(session);
            quiz.dress(&mut scene);
            picture(session, Step::START, &scene, Labels { names: Shown::Yes, lang: Lang::En })
        };
        prop_assert_eq!(drawn(&quiz), drawn(&other));
        prop_assert_eq!(quiz.prompt(Lang::En), other.prompt(Lang::En));
    }
}

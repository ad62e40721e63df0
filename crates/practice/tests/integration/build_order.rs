//! “Build it” by the order of the children.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use crate::asking::{ask, check_unread, QUIZ};
use crate::followed::followed;
use crate::key::check_key;
use plyscope_i18n::Lang;
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::build::{shuffled, BuildOrder};
use plyscope_quiz::grade::{Mark, Score, Spot};
use plyscope_quiz::notation::OtherTree;
use plyscope_quiz::order::Arrangement;
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sketch::bare;
use plyscope_quiz::Quiz;
use plyscope_search::algo::Fail;
use plyscope_search::{CutRule, GameTree, Order, Player, Step, TreeNode, Value};
use plyscope_setup::{Algorithm, Setup};
use plyscope_view::picture::{picture, Labels, Shown};
use proptest::collection::vec;
use proptest::prelude::*;

fn asked(search: &str) -> Result<Asked, Unaskable> {
    ask("build-order", search)
}

#[test]
fn any_order_that_prunes_the_named_nodes_is_right() {
    let quiz = asked(QUIZ).expect("it can be asked");
    let shown = quiz.shown_session().expect("a tree").tree().to_string();
    assert_eq!(shown, "((8 5) (3 20)) ((15 6) (4 2))");
    assert_eq!(quiz.key(), "L2-2: 2 1; L3-2: 2 1; L3-4: 2 1");
    let prompt = "Put the children of the nodes in an order in which alpha-beta prunes exactly \
                  these nodes: L3-3 L4-3 L4-5..6.";
    assert!(quiz.prompt(Lang::En).starts_with(prompt), "{}", quiz.prompt(Lang::En));
    let table = [
        ("L2-2: 2 1; L3-2: 2 1", (4, 0, 4), ""),
        ("L3-2: 2 1; L3-1: 2 1; L2-2: 2 1; L3-3: 2 1", (4, 0, 4), ""),
        ("((8 5) (20 3)) ((2 4) (15 6))", (4, 0, 4), ""),
        ("((5 8) (20 3)) ((4 2) (6 15))", (4, 0, 4), ""),
        ("L2-2: 2 1", (3, 0, 4), "L4-3 is visited"),
        ("L3-2: 2 1", (1, 0, 4), "L3-3 is visited"),
        ("L2-1: 2 1; L2-2: 2 1", (3, 0, 4), "L4-3 is visited"),
        ("L3-1: 2 1", (0, 0, 4), "L3-3 is visited"),
        ("L2-1: 1 2", (0, 0, 4), "L3-3 is visited"),
        ("", (0, 0, 4), "L3-3 is visited"),
    ];
    for (answer, (right, wrong, of), why) in table {
        let grade = quiz.grade(answer, Lang::En).expect(answer);
        assert_eq!(grade.score, Score { right, wrong, of }, "{answer}");
        let first = grade.findings.iter().find(|finding| finding.mark != Mark::Right);
        assert!(first.map_or("", |first| &first.why).contains(why), "{answer}: {first:?}");
    }
}

#[test]
fn the_first_hint_is_about_what_is_not_right_yet() {
    let quiz = asked(QUIZ).expect("it can be asked");
    let table = [
        ("", "For L4-3 to be pruned, the search must cut at L3-2"),
        ("L3-2: 2 1", "For L3-3 to be pruned, the search must cut at L2-2"),
    ];
    for (answer, begins) in table {
        let hints = quiz.hints(answer, Lang::En).expect(answer);
        assert!(hints[0].starts_with(begins), "{answer}: {hints:?}");
    }
}

#[test]
fn what_is_pruned_instead_has_a_reason_by_the_names_of_the_asked_tree() {
    let quiz = asked("tree=(8+5)+(9+2+6)").expect("it can be asked");
    let shown = quiz.shown_session().expect("a tree").tree().to_string();
    assert_eq!(shown, "(2 9 6) (8 5)");
    let grade = quiz.grade("L1-1: 2 1", Lang::En).expect("it can be read");
    assert_eq!(grade.score, Score { right: 1, wrong: 1, of: 1 });
    let wrong = grade.findings.iter().find(|finding| finding.mark == Mark::Wrong).expect("one");
    let nine = TreeNode(4);
    assert_eq!((wrong.spot, wrong.name.as_str()), (Spot::Node(nine), "L3-2"));
    let why = "L3-2 is never visited: at L2-1 MIN is sure of 2, and MAX at L1-1 already has 5.";
    assert_eq!(wrong.why, why);
}

/// The shown tree may already prune the named nodes and others: feedback names the others, and there are no
/// points.
#[test]
fn an_unchanged_order_that_prunes_too_much_gets_feedback() {
    let search = "tree=1+(win+win)+(2+-6+-3)&root=min&algorithm=negamax&order=right";
    let quiz = asked(search).expect("it can be asked");
    let grade = quiz.grade("", Lang::En).expect("an order");
    let marks: Vec<Mark> = grade.findings.iter().map(|finding| finding.mark).collect();
    assert!(!marks.is_empty() && marks.iter().all(|&mark| mark == Mark::Wrong), "{marks:?}");
    assert_eq!(grade.score, Score { right: 0, wrong: 0, of: 1 });
}

#[test]
fn an_order_for_another_search_is_recognised() {
    let table = [
        ("tree=(3+5)+(2+9)", "L2-1: 2 1", vec!["direction"]),
        ("tree=(8+5)+(9+2+6)", "L1-1: 2 1", vec!["players"]),
        ("tree=(3+5)+(2+9)", "L2-2: 2 1", vec![]),
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
        ("L2-1: 1 1", 0..9, "“L2-1: 1 1” is not what is asked for here. Expected: a node"),
        ("L2-1: 2 1; L4-1: 1", 11..18, "“L4-1: 1” is not"),
        ("L9-1: 2 1", 0..4, "The tree has no node L9-1."),
        ("L2-1", 0..4, "“L2-1” is not what is asked for here. Expected: the same tree"),
        ("((8 5) (20 3)) ((2 4) (15 7))", 0..29, "“((8 5) (20 3)) ((2 4) (15 7))” is not"),
        ("L2-1: 99999999999999999999 1", 0..28, "“L2-1: 99999999999999999999 1” is not"),
    ];
    for (answer, at, begins) in table {
        check_unread(&quiz, answer, at, begins);
    }
    let table = [
        ("tree=(4+8)+(17+25)", Unaskable::Nothing),
        // No other order of these prunes other nodes.
        ("tree=(5+5)+(5+5)", Unaskable::Nothing),
        ("depth=2&tree=(8+5)+(2+4)", Unaskable::OtherSearch),
        ("order=random&tree=(8+5)+(2+4)", Unaskable::OtherSearch),
    ];
    for (search, reason) in table {
        assert_eq!(asked(search).err(), Some(reason), "{search}");
    }
}

#[test]
fn huge_trees_are_asked_about() {
    let wide = ["9"; 3_000].join(" ");
    let deep = (0..200).fold("5".to_owned(), |below, value| format!("({value} {below})"));
    for tree in [format!("(8 5) (2 {wide})"), deep] {
        let tree = GameTree::parse(&tree).expect("a tree");
        let search = format!("tree={}", tree.to_string().replace(' ', "+"));
        let quiz = asked(&search).expect("it can be asked");
        assert!(quiz.grade(&quiz.key(), Lang::En).expect("the key").score.is_full());
        for part in ["L1-1: 2 1; ", "L2-1: 2 1", ": ", "(", "1 "] {
            let long = part.repeat(4_000);
            let _ = quiz.grade(&long, Lang::En);
        }
    }
}

/// The time for each does not grow with the square of the leaves.
#[test]
fn wide_trees_are_read_and_described_soon() {
    let begun = Instant::now();
    let numbers = |step: usize| (1..150_000).map(move |number| (step * number).to_string());
    let tree: Vec<String> = numbers(1).collect();
    let reversed: Vec<String> = numbers(1).rev().collect();
    let tree = GameTree::parse(&tree.join(" ")).expect("a tree");
    let places = (0..tree.children(TreeNode::ROOT).len()).rev().collect();
    let order = Arrangement::default().with(&tree, TreeNode::ROOT, places);
    assert_eq!(Arrangement::read(&tree, &reversed.join(" ")), Ok(order));
    let tree = GameTree::parse(&numbers(70).collect::<Vec<_>>().join(" ")).expect("a tree");
    assert_eq!(OtherTree::than(&tree).value(), "L4-2=10500000");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
}

/// The nodes that textbook alpha-beta prunes in a tree whose children are looked at in an order.
fn pruned(tree: &GameTree, order: &Arrangement, setup: &Setup) -> Selection {
    struct Textbook<'a> {
        tree: &'a GameTree,
        order: &'a Arrangement,
        setup: &'a Setup,
        seen: BTreeSet<TreeNode>,
    }
    impl Textbook<'_> {
        fn value(&mut self, node: TreeNode, (mut alpha, mut beta): (Value, Value)) -> Value {
            self.seen.insert(node);
            if let Some(value) = self.tree.leaf_value(node) {
                return value;
            }
            let mut places = self.order.places(self.tree, node);
            if self.setup.order == Order::RightToLeft {
                places.reverse();
            }
            let is_max = self.tree.player(node) == Player::Max;
            let mut best = if is_max { Value::NEG_INFINITY } else { Value::INFINITY };
            for place in places {
                let child = self.tree.child(node, place).expect("a child");
                let reply = self.value(child, (alpha, beta));
                if is_max {
                    best = best.max(reply);
                    alpha = alpha.max(best);
                } else {
                    best = best.min(reply);
                    beta = beta.min(best);
                }
                if alpha > beta || self.setup.cut == CutRule::AtLeast && alpha == beta {
                    break;
                }
            }
            best
        }
    }
    let window = setup.options().window;
    let mut textbook = Textbook { tree, order, setup, seen: BTreeSet::new() };
    textbook.value(TreeNode::ROOT, (window.alpha, window.beta));
    tree.nodes().filter(|node| !textbook.seen.contains(node)).collect()
}

type Moves = Vec<(usize, usize, usize)>;

/// An order after some children were moved.
fn moved(quiz: &BuildOrder, order: Arrangement, moves: &Moves) -> Arrangement {
    let tree = quiz.session().tree();
    let with = |order: Arrangement, &(node, from, to): &(usize, usize, usize)| {
        order.with_moved(tree, TreeNode((node % tree.len()) as u32), from, to)
    };
    moves.iter().fold(order, with)
}

#[test]
fn children_that_differ_in_their_turn_alone_are_shown_in_one_order() {
    let [one, other] =
        ["max: (5) max:(5)", "max: max:(5) (5)"].map(|text| GameTree::parse(text).expect("a tree"));
    for seed in 1..9 {
        assert_eq!(shuffled(&one, seed).0, shuffled(&other, seed).0);
    }
}

fn moves() -> impl Strategy<Value = Moves> {
    vec((0_usize..60, 0_usize..4, 0_usize..4), 0..8)
}

/// Of each node its children, its value and the player to move.
fn facts(tree: &GameTree) -> Vec<(usize, Option<Value>, Player)> {
    let fact = |node| (tree.children(node).len(), tree.leaf_value(node), tree.player(node));
    tree.nodes().map(fact).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn an_answer_is_right_if_the_search_prunes_the_named_nodes(
        session in followed(),
        moves in moves(),
        from_key in any::<bool>(),
    ) {
        let Some(quiz) = BuildOrder::new(&session) else { return Ok(()) };
        check_key(&quiz);
        let begin = if from_key { quiz.key() } else { Arrangement::default() };
        let answer = moved(&quiz, begin, &moves);
        prop_assert_eq!(quiz.read(&quiz.print(&answer)), Ok(answer.clone()));
        let grade = quiz.grade(&answer, Lang::En);
        prop_assert_eq!(quiz.hints(&answer, Lang::En).is_empty(), grade.score.is_full());
        for finding in grade.findings.iter().filter(|finding| finding.mark != Mark::Right) {
            prop_assert!(!finding.why.is_empty());
        }
        let setup = session.setup();
        if (setup.algorithm, setup.fail) != (Algorithm::AlphaBeta, Fail::Soft) {
            return Ok(());
        }
        let tree = quiz.session().tree();
        let found = pruned(tree, &answer, setup);
        prop_assert_eq!(grade.score.is_full(), found == *quiz.target());
        if answer.is_unchanged() {
            return Ok(());
        }
        for node in tree.nodes() {
            let mark = grade.findings.iter().find(|one| one.spot == Spot::Node(node));
            let expected = match (quiz.target().contains(node), found.contains(node)) {
                (true, true) => Some(Mark::Right),
                (true, false) => Some(Mark::Missed),
                (false, true) => Some(Mark::Wrong),
                (false, false) => None,
            };
            prop_assert_eq!(mark.map(|one| one.mark), expected);
        }
    }

    /// A whole tree that is typed is the order that it is in. Its text may also say whose turn it is where
    /// that would follow.
    #[test]
    fn the_reordered_tree_is_an_answer_as_well(session in followed(), moves in moves()) {
        let Some(quiz) = BuildOrder::new(&session) else { return Ok(()) };
        let answer = moved(&quiz, quiz.key(), &moves);
        let (tree, _) = answer.of(quiz.session().tree());
        let typed = quiz.read(&tree.to_string()).expect("the same tree");
        prop_assert_eq!(facts(&typed.of(quiz.session().tree()).0), facts(&tree));
    }

    #[test]
    fn no_text_is_too_much(
        session in followed(),
        text in "(L[1-4]-[1-9]: ?|[1-4] |; ?|[()x+]|\\PC){0,30}",
    ) {
        let Some(quiz) = BuildOrder::new(&session) else { return Ok(()) };
        match quiz.read(&text) {
            Ok(answer) => prop_assert!(!quiz.grade(&answer, Lang::Nl).findings.is_empty()),
            Err(error) => prop_assert!(text.get(error.at).is_some()),
        }
    }

    /// The tree is shown in an order that is the same for any order of the author's.
    #[test]
    fn what_is_shown_does_not_depend_on_the_solution(
        session in followed(),
        moves in moves(),
        seed in 1_u64..9,
    ) {
        let (tree, nodes) = (session.tree(), session.tree().len());
        let order = moves.iter().fold(Arrangement::default(), |order, &(node, from, to)| {
            order.with_moved(tree, TreeNode((node % nodes) as u32), from, to)
        });
        let (other, _) = order.of(tree);
        prop_assert_eq!(shuffled(tree, seed).0, shuffled(&other, seed).0);
    }

    /// The picture tells what is asked for, and nothing of the search but that.
    #[test]
    fn the_picture_shows_what_is_to_be_pruned_alone(session in followed()) {
        let Some(quiz) = BuildOrder::new(&session) else { return Ok(()) };
        let drawn = |quiz: &BuildOrder| {
            let session = quiz.shown_session().expect("a tree");
            let mut scene = bare(session);
            quiz.dress(&mut scene);
            picture(session, Step::START, &scene, Labels { names: Shown::Yes, lang: Lang::En })
        };
        // Asked again in the order of its key, it is the same question.
        let again = quiz.tree_session().expect("a solution");
        let again = BuildOrder::new(again).expect("it can be asked");
        prop_assert_eq!(drawn(&quiz), drawn(&again));
        prop_assert_eq!(quiz.prompt(Lang::En), again.prompt(Lang::En));
    }
}

//! Laws of questions about pruning and values, on every tree.

use crate::chance_setups::chance_setup;
use crate::core_support::chance::chance_tree;
use crate::core_support::searches::algorithms_with;
use crate::core_support::tree;
use crate::setups::setup;
use plyscope_i18n::Lang;
use plyscope_quiz::grade::{Grade, Mark, Spot};
use plyscope_quiz::misconception::{about_values, Misconception, PRUNED};
use plyscope_quiz::pruned::Pruned;
use plyscope_quiz::selection::Selection;
use plyscope_quiz::sketch::{bare, fitted, Room};
use plyscope_quiz::value_list::ValueList;
use plyscope_quiz::values::{Values, Worth};
use plyscope_quiz::Quiz;
use plyscope_search::algo::{Average, Exercise, Fail, Windows};
use plyscope_search::trace::Recorder;
use plyscope_search::{
    CutRule, GameTree, Order, Player, Step, TreeNode, Turn, Value, Verdict, Window,
};
use plyscope_session::caption::node_name;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;
use plyscope_view::picture::{picture, Labels, Shown};
use proptest::collection::vec;
use proptest::prelude::*;

fn pruned() -> impl Strategy<Value = Pruned> {
    session().prop_map(Pruned::new)
}

/// A tree, with or without chance, and a search of it.
fn searched() -> impl Strategy<Value = (GameTree, Setup)> {
    prop_oneof![3 => (tree(), setup()), 2 => (chance_tree(), chance_setup())]
}

fn session() -> impl Strategy<Value = Session> {
    searched()
        .prop_map(|(tree, setup)| search_tree(tree, setup, Recorder::new()).expect("no limit"))
}

/// Alpha-beta to the end of the tree, from one side to the other.
fn plain_session() -> impl Strategy<Value = Session> {
    let algorithms = algorithms_with(|algorithm| {
        let windows = algorithm.descriptor().windows;
        algorithm.can_be_asked(Exercise::Follow) && windows == Windows::Both
    });
    (tree(), setup(), algorithms).prop_map(|(tree, setup, algorithm)| {
        let order = match setup.order {
            Order::RightToLeft => Order::RightToLeft,
            _ => Order::LeftToRight,
        };
        // What is returned outside a window matters where an end of it that is met is not enough.
        let fail = match setup.cut {
            CutRule::AtLeast => setup.fail,
            CutRule::Above => Fail::Soft,
        };
        let setup = Setup { algorithm, order, fail, depth: None, table: None, ..setup };
        search_tree(tree, setup, Recorder::new()).expect("no limit")
    })
}

fn values() -> impl Strategy<Value = Values> {
    let worth = prop_oneof![Just(Worth::Minimax), Just(Worth::Returned)];
    (searched(), worth).prop_map(|((tree, setup), worth)| values_of(tree, setup, worth))
}

/// The question for the values of a tree, about its search.
fn values_of(tree: GameTree, setup: Setup, worth: Worth) -> Values {
    let setup = worth.setup(setup, &tree);
    Values::new(search_tree(tree, setup, Recorder::new()).expect("no limit"), worth)
}

/// Some of a tree's nodes: those whose turn in a row of chances comes up.
fn some(tree: &GameTree, chances: &[bool]) -> Selection {
    let mut chances = chances.iter().cycle();
    tree.nodes().filter(|_| chances.next() == Some(&true)).collect()
}

/// Arbitrary verdicts for some of a tree's nodes.
fn anything(tree: &GameTree, chances: &[Option<(i64, u8)>]) -> ValueList {
    let given = chances.iter().cycle().map(|chance| {
        chance.map(|(number, kind)| {
            let value = match number {
                7 => Value::WIN,
                8 => Value::LOSS,
                9 => Value::DRAW,
                _ => Value::millionths(number * 500_000).expect("in range"),
            };
            match kind {
                0 => Verdict::Exact(value),
                1 => Verdict::AtLeast(value),
                _ => Verdict::AtMost(value),
            }
        })
    });
    tree.nodes().zip(given).filter_map(|(node, given)| Some((node, given?))).collect()
}

fn chances() -> impl Strategy<Value = Vec<Option<(i64, u8)>>> {
    vec(prop::option::of((-9_i64..=9, 0_u8..3)), 1..40)
}

/// The nodes that plain textbook alpha-beta visits.
fn textbook(tree: &GameTree, rule: CutRule, order: Order, window: Window) -> Vec<TreeNode> {
    fn value(
        tree: &GameTree,
        node: TreeNode,
        (mut alpha, mut beta): (Value, Value),
        (rule, order): (CutRule, Order),
        seen: &mut Vec<TreeNode>,
    ) -> Value {
        seen.push(node);
        if let Some(value) = tree.leaf_value(node) {
            return value;
        }
        let mut children: Vec<TreeNode> = tree.children(node).collect();
        if order == Order::RightToLeft {
            children.reverse();
        }
        let is_max = tree.player(node) == Player::Max;
        let mut best = if is_max { Value::NEG_INFINITY } else { Value::INFINITY };
        for child in children {
            let reply = value(tree, child, (alpha, beta), (rule, order), seen);
            if is_max {
                best = best.max(reply);
                alpha = alpha.max(best);
            } else {
                best = best.min(reply);
                beta = beta.min(best);
            }
            if alpha > beta || rule == CutRule::AtLeast && alpha == beta {
                break;
            }
        }
        best
    }
    let mut seen = Vec::new();
    value(tree, TreeNode::ROOT, (window.alpha, window.beta), (rule, order), &mut seen);
    seen.sort_unstable();
    seen
}

/// Every wrong piece is explained, by name and with a step, in every language.
fn explains<Q: Quiz>(quiz: &Q, session: &Session, answer: &Q::Answer) -> Result<(), TestCaseError> {
    for lang in Lang::ALL {
        let grade = quiz.grade(answer, lang);
        let wrong = grade.findings.iter().filter(|finding| finding.mark != Mark::Right);
        for finding in wrong {
            let Spot::Node(node) = finding.spot else { panic!("nodes are asked for") };
            let step = finding.step.expect("a step");
            prop_assert!(step <= session.trace().last_step());
            prop_assert!(finding.why.contains(&node_name(session, node, lang)), "{:?}", finding);
        }
        let hints = quiz.hints(answer, lang);
        prop_assert_eq!(hints.is_empty(), grade.score.is_full());
        prop_assert!(hints.iter().all(|hint| !hint.is_empty()));
        prop_assert!(!grade.score.is_full() || grade.recognised.is_empty());
        prop_assert!(!quiz.prompt(lang).is_empty());
    }
    Ok(())
}

/// The answer of each misconception is recognised, unless it is right.
fn recognises<Q: Quiz>(
    quiz: &Q,
    session: &Session,
    all: &[Misconception<Q::Answer>],
    parts: impl Fn(&Q::Answer, TreeNode) -> bool,
) -> Result<(), TestCaseError> {
    for misconception in all.iter().filter(|one| (one.applies)(session)) {
        let Some(answer) = (misconception.answer)(session) else { continue };
        let Grade { recognised, score, .. } = quiz.grade(&answer, Lang::En);
        if score.is_full() {
            prop_assert!(recognised.is_empty(), "{} is right", misconception.id);
            continue;
        }
        let text = recognised.iter().find(|text| text.id == misconception.id);
        let text = text.unwrap_or_else(|| panic!("{} has no text", misconception.id));
        let Some(Spot::Node(node)) = text.parts_at else { panic!("they part at a node") };
        prop_assert!(parts(&answer, node), "{} parts elsewhere", misconception.id);
        prop_assert!(text.step.is_some());
        for other in &recognised {
            let other = all.iter().find(|known| known.id == other.id).expect("known");
            prop_assert_eq!((other.answer)(session), Some(answer.clone()));
        }
    }
    Ok(())
}

/// A misconception that does not apply leads to no answer of its own: to the key, or to the answer of
/// one that applies.
fn applies_rightly<Q: Quiz>(
    quiz: &Q,
    session: &Session,
    all: &[Misconception<Q::Answer>],
) -> Result<(), TestCaseError> {
    let applying = quiz.misled();
    for misconception in all.iter().filter(|misconception| !(misconception.applies)(session)) {
        let Some(answer) = (misconception.answer)(session) else { continue };
        let is_another = applying.iter().any(|(_, other)| *other == answer);
        prop_assert!(answer == quiz.key() || is_another, "{} applies", misconception.id);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn what_does_not_apply_leads_to_no_answer_of_its_own(session in session(), quiz in values()) {
        applies_rightly(&Pruned::new(session.clone()), &session, PRUNED)?;
        applies_rightly(&quiz, quiz.session(), about_values(quiz.worth()))?;
    }

    #[test]
    fn what_does_not_apply_to_plain_pruning_leads_to_no_answer_of_its_own(session in plain_session()) {
        applies_rightly(&Pruned::new(session.clone()), &session, PRUNED)?;
    }

    #[test]
    fn what_the_textbook_does_not_visit_is_the_key(session in plain_session()) {
        let (tree, options) = (session.tree(), session.setup().options());
        let seen = textbook(tree, options.cut, options.order, options.window);
        let never: Selection = tree.nodes().filter(|node| seen.binary_search(node).is_err()).collect();
        prop_assert_eq!(Pruned::new(session.clone()).key(), never);
    }

    #[test]
    fn only_the_key_is_right(quiz in pruned(), chances in vec(any::<bool>(), 1..60)) {
        let (key, other) = (quiz.key(), some(quiz.session().tree(), &chances));
        let grade = quiz.grade(&key, Lang::En);
        prop_assert!(grade.score.is_full());
        prop_assert!(grade.findings.iter().all(|finding| finding.mark == Mark::Right));
        for answer in [key.clone(), other, Selection::default()] {
            let is_full = quiz.grade(&answer, Lang::En).score.is_full();
            prop_assert_eq!(is_full, answer == key);
        }
        // One node more or less is enough to be wrong.
        for node in quiz.session().tree().nodes() {
            let answer = key.clone().with_node_toggled(node);
            prop_assert!(!quiz.grade(&answer, Lang::En).score.is_full());
        }
    }

    #[test]
    fn printed_answers_are_read_back(quiz in values(), chances in chances()) {
        let tree = quiz.session().tree();
        let marked: Vec<bool> = chances.iter().map(Option::is_some).collect();
        let nodes = some(tree, &marked);
        prop_assert_eq!(Selection::read(tree, &nodes.print(tree)), Ok(nodes));
        let given = anything(tree, &chances);
        prop_assert_eq!(quiz.read(&quiz.print(&given)), Ok(given));
    }

    #[test]
    fn whatever_is_marked_wrongly_is_explained(quiz in pruned(), chances in vec(any::<bool>(), 1..60)) {
        let answer = some(quiz.session().tree(), &chances);
        explains(&quiz, quiz.session(), &answer)?;
        explains(&quiz, quiz.session(), &quiz.key())?;
    }

    #[test]
    fn every_wrong_value_is_explained(quiz in values(), chances in chances()) {
        explains(&quiz, quiz.session(), &anything(quiz.session().tree(), &chances))?;
        explains(&quiz, quiz.session(), &quiz.key())?;
        explains(&quiz, quiz.session(), &ValueList::default())?;
    }

    /// A reason never says of a node that only earlier visits looked into that it is never looked into.
    #[test]
    fn what_is_not_asked_for_has_a_true_reason(quiz in values(), chances in chances()) {
        let (session, key) = (quiz.session(), quiz.key());
        let grade = quiz.grade(&anything(session.tree(), &chances), Lang::En);
        for finding in grade.findings.iter().filter(|finding| finding.mark == Mark::Wrong) {
            let Spot::Node(node) = finding.spot else { panic!("nodes are asked for") };
            let mut visits = session.visits(node);
            let has_looked = visits.any(|visit| !session.trace().is_childless(visit));
            let is_asked = key.get(node).is_some();
            let is_late = finding.why.starts_with("In the end");
            prop_assert_eq!(is_late, has_looked && !is_asked, "{}", finding.why);
        }
    }

    #[test]
    fn every_misconception_about_pruning_is_recognised(session in session()) {
        let quiz = Pruned::new(session.clone());
        let key = quiz.key();
        recognises(&quiz, &session, PRUNED, |answer, node| answer.contains(node) != key.contains(node))?;
    }

    #[test]
    fn every_misconception_about_plain_pruning_is_recognised(session in plain_session()) {
        let quiz = Pruned::new(session.clone());
        let key = quiz.key();
        recognises(&quiz, &session, PRUNED, |answer, node| answer.contains(node) != key.contains(node))?;
    }

    #[test]
    fn every_misconception_about_values_is_recognised(quiz in values()) {
        let key = quiz.key();
        recognises(&quiz, quiz.session(), about_values(quiz.worth()), |answer, node| {
            answer.get(node) != key.get(node)
        })?;
    }

    #[test]
    fn only_the_key_to_values_is_right(quiz in values(), chances in chances()) {
        let (key, tree) = (quiz.key(), quiz.session().tree());
        prop_assert!(quiz.grade(&key, Lang::En).score.is_full());
        for (node, right) in key.iter() {
            prop_assert!(!tree.is_leaf(node) && quiz.session().is_visited(node));
            let other = anything(tree, &chances).get(node).filter(|&other| other != right);
            let answer = key.clone().with(node, other);
            prop_assert!(!quiz.grade(&answer, Lang::En).score.is_full());
        }
    }

    #[test]
    fn minimax_values_are_those_by_definition((tree, setup) in searched()) {
        let quiz = values_of(tree.clone(), setup, Worth::Minimax);
        let mut worth: Vec<Value> = vec![Value::ZERO; tree.len()];
        for node in tree.nodes().rev() {
            let children = tree.children(node).map(|child| worth[child.index()]);
            worth[node.index()] = tree.leaf_value(node).unwrap_or_else(|| match tree.turn(node) {
                Turn::Player(Player::Max) => children.max().expect("inner"),
                Turn::Player(Player::Min) => children.min().expect("inner"),
                Turn::Chance => {
                    let mut average = Average::default();
                    for (child, value) in tree.children(node).zip(children) {
                        average.add(tree.probability(child).expect("below chance"), value);
                    }
                    average.value().expect("inner")
                }
            });
        }
        let inner = tree.nodes().filter(|&node| !tree.is_leaf(node));
        let key: ValueList = inner.map(|node| (node, Verdict::Exact(worth[node.index()]))).collect();
        prop_assert_eq!(quiz.key(), key);
    }
}

proptest! {
    /// Where texts stand in the picture of a question does not hint at its answer: whatever the search
    /// prunes, the picture is that of a search which prunes nothing.
    #[test]
    fn the_picture_of_a_question_does_not_depend_on_its_answer((tree, setup) in searched()) {
        let algorithm = Worth::Minimax.setup(setup, &tree).algorithm;
        let whole = Setup { algorithm, table: None, ..Setup::default() };
        let drawn = |setup: Setup| {
            let session = search_tree(tree.clone(), setup, Recorder::new()).expect("no limit");
            let labels = Labels { names: Shown::Yes, lang: Lang::En };
            [f64::INFINITY, 420.0].map(|width| {
                let room = Room { width, ..Room::WIDE };
                picture(&session, Step::START, &fitted(&session, bare(&session), room), labels)
            })
        };
        prop_assert_eq!(drawn(setup), drawn(whole));
    }
}

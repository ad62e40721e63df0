//! “Whose bound is it?”

use crate::asking::{ask, check_unread, DEEP, QUIZ};
use crate::followed::followed;
use crate::key::check_key;
use plyscope_i18n::Lang;
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::grade::Score;
use plyscope_quiz::next::Setter;
use plyscope_quiz::whose_bound::WhoseBound;
use plyscope_quiz::Quiz;
use plyscope_search::algo::Windows;
use plyscope_search::{NodeId, Player, TreeNode};
use proptest::prelude::*;

/// A cutoff by the start window.
const START: &str = "window=-inf..7&tree=8+5";

fn asked(search: &str) -> Result<Asked, Unaskable> {
    ask("whose-bound", search)
}

#[test]
fn the_node_that_set_the_bound_is_right() {
    let table = [
        (QUIZ, "1: L2-1; 2: L1-1", "L2-1; L1-1", (2, 0, 2), ""),
        (
            QUIZ,
            "1: L2-1; 2: L1-1",
            "2) l1-1",
            (1, 0, 2),
            "L3-2 is cut, since α = 20 ≥ β = 8: MIN at L2-1",
        ),
        (QUIZ, "1: L2-1; 2: L1-1", "L3-2; L2-2", (0, 2, 2), "L3-2 is cut"),
        (DEEP, "1: L1-1", "L3-3", (0, 1, 1), "MAX at L1-1"),
        (START, "1: start", "begin", (1, 0, 1), ""),
        (START, "1: start", "L1-1", (0, 1, 1), "L1-1 is cut"),
    ];
    for (search, key, answer, (right, wrong, of), why) in table {
        let quiz = asked(search).expect("it can be asked");
        assert_eq!(quiz.key(), key, "{search}");
        let grade = quiz.grade(answer, Lang::En).expect("it can be read");
        assert_eq!(grade.score, Score { right, wrong, of }, "{search}: {answer}");
        let first = grade.findings.iter().find(|finding| !finding.why.is_empty());
        assert!(first.map_or("", |first| &first.why).contains(why), "{answer}: {first:?}");
    }
}

#[test]
fn the_usual_wrong_ideas_are_recognised() {
    let table = [
        (QUIZ, "L3-2; L2-2", vec!["cut-node"]),
        (QUIZ, "L1-1; L1-1", vec!["root"]),
        (DEEP, "L3-3", vec!["node-above"]),
        (DEEP, "L4-1", vec!["cut-node"]),
        (QUIZ, "L2-1; L2-2", vec![]),
        (QUIZ, "L2-1; L1-1", vec![]),
    ];
    for (search, answer, ids) in table {
        let grade = asked(search).expect("it can be asked").grade(answer, Lang::En);
        let grade = grade.expect("it can be read");
        let found: Vec<_> = grade.recognised.iter().map(|thought| thought.id).collect();
        assert_eq!(found, ids, "{search}: {answer}");
    }
}

#[test]
fn a_bound_of_the_start_window_is_corrected_as_one() {
    let table = [
        (QUIZ, "L1-1; L1-1", false),
        (DEEP, "L3-3", false),
        // Above the cut is the root.
        ("window=5..20&tree=(4+8)+(17+5)", "L1-1", true),
    ];
    for (search, answer, is_by_start) in table {
        let grade = asked(search).expect("it can be asked").grade(answer, Lang::En);
        let grade = grade.expect("it can be read");
        assert!(!grade.recognised.is_empty(), "{search}: {answer}");
        for thought in grade.recognised {
            let is_corrected = thought.text.ends_with("Here the start window set a bound.");
            assert_eq!(is_corrected, is_by_start, "{}", thought.text);
        }
    }
}

#[test]
fn numbers_are_those_of_the_tree_in_negamax_too() {
    for algorithm in ["negamax", "single-cutoff"] {
        let quiz = asked(&format!("{QUIZ}&algorithm={algorithm}")).expect("it can be asked");
        let grade = quiz.grade("L3-2; L2-2", Lang::En).expect("it can be read");
        for why in grade.findings.into_iter().map(|finding| finding.why) {
            assert!(why.contains("is cut") && !why.contains('−') && !why.contains("view"), "{why}");
        }
    }
}

#[test]
fn what_cannot_be_read_or_asked_has_a_reason() {
    let quiz = asked(QUIZ).expect("it can be asked");
    let table = [
        (
            "cut L2-1",
            0..8,
            "“cut L2-1” is not what is asked for here. Expected: the node that set the bound",
        ),
        ("L9-9", 0..4, "The tree has no node L9-9."),
        ("3: L2-1", 3..7, "“3: L2-1” belongs to no stop"),
    ];
    for (answer, at, begins) in table {
        check_unread(&quiz, answer, at, begins);
    }
    let table = [
        ("tree=(4+8)+(17+25)", Unaskable::Nothing),
        ("algorithm=minimax&tree=(8+4)+(1+5)", Unaskable::Nothing),
        ("algorithm=mtd-f&tree=(8+4)+(1+5)", Unaskable::OtherSearch),
    ];
    for (search, reason) in table {
        assert_eq!(asked(search).err(), Some(reason), "{search}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    /// Found again without what the trace remembers of bounds: the setter is the ancestor whose best
    /// value is the tightest of the opponent's.
    #[test]
    fn the_key_has_the_tightest_value_above(session in followed()) {
        let Some(quiz) = WhoseBound::new(session) else { return Ok(()) };
        check_key(&quiz);
        let (session, trace) = (quiz.session(), quiz.session().trace());
        let options = session.setup().options();
        for (stop, setter) in quiz.key().iter() {
            let step = quiz.step(stop);
            let cut = trace.cuts().find(|cut| cut.step.0 == step.0 + 1).expect("a cut follows");
            let player = trace.player(cut.node);
            let start = match player {
                Player::Max => options.window.beta,
                Player::Min => options.window.alpha,
            };
            let best = |node| trace.best(node, step).map(|best| best.value);
            // The nodes whose value can be passed down, the nearest first.
            let all: Vec<NodeId> = trace.path(step).skip_while(|&node| node != cut.node).skip(1).collect();
            let opponents = all.iter().position(|&node| trace.player(node) != player);
            let above = match (session.setup().algorithm.descriptor().windows, opponents) {
                (Windows::OneBound, Some(nearest)) => &all[nearest..=nearest],
                (Windows::OneBound, None) => &[],
                _ => &all[..],
            };
            let values = above.iter().filter(|&&node| trace.player(node) != player).filter_map(|&node| best(node));
            let tightest = match player {
                Player::Max => values.chain([start]).min(),
                Player::Min => values.chain([start]).max(),
            };
            let set = match *setter {
                Setter::Start => start,
                Setter::Node(setter) => {
                    let visit = all.iter().find(|&&visit| session.node(visit) == setter).expect("above");
                    prop_assert_eq!(trace.player(*visit), player.opponent());
                    best(*visit).expect("its best value")
                }
            };
            prop_assert_eq!(Some(set), tightest);
            let own = best(cut.node).expect("its best value");
            let is_met = match player {
                Player::Max => own >= set,
                Player::Min => own <= set,
            };
            prop_assert!(is_met);
            prop_assert!(quiz.offers(stop).contains(setter));
        }
    }

    #[test]
    fn every_other_node_is_wrong(session in followed()) {
        let Some(quiz) = WhoseBound::new(session) else { return Ok(()) };
        let key = quiz.key();
        for stop in 0..quiz.count() {
            let nodes = quiz.session().tree().nodes().take(40).map(Setter::Node);
            for other in nodes.chain([Setter::Start]) {
                let answer = key.clone().with(stop, Some(other));
                prop_assert_eq!(quiz.read(&quiz.print(&answer)), Ok(answer.clone()));
                let grade = quiz.grade(&answer, Lang::En);
                prop_assert_eq!(grade.score.is_full(), answer == key);
            }
        }
        let is_on_path = |node| quiz.at(0, node).is_some();
        prop_assert!(is_on_path(TreeNode::ROOT));
    }

    #[test]
    fn misconceptions_are_recognised(session in followed()) {
        let Some(quiz) = WhoseBound::new(session) else { return Ok(()) };
        for (id, answer) in quiz.misled() {
            let grade = quiz.grade(&answer, Lang::En);
            prop_assert!(!grade.score.is_full());
            prop_assert!(grade.recognised.iter().any(|thought| thought.id == id));
        }
    }
}

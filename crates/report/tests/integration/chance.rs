//! Trees with chance in searches that cut: their sentences, their results, and that both are true.

use crate::chance_setups::chance_setup;
use crate::core_support::chance::{chance_tree, chance_tree_beside_outcome, value};
use plyscope_i18n::Lang;
use plyscope_report::step::step as report;
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, GameTree, Step, Value, Verdict};
use plyscope_session::caption::caption;
use plyscope_session::engine::search_tree;
use plyscope_session::{Session, State};
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;
use serde_json::json;

/// MAX has 6.5 on the left; on the right two thirds lead to 2 or less.
const THIRDS: &str = "chance:(1/2*(6 8) 1/2*(9 7)) chance:(2/3*(2 5) 1/3*(4 8))";
/// Chance between MIN and MAX.
const MAX_BELOW: &str = "min: chance:(1 2) chance:((9 (1 2)) 5 4)";
/// MAX below MIN below chance.
const MIN_BELOW: &str = "chance:((5 (8 1)) (1 10)) 0";
/// Chance below probes.
const PROBES_BELOW: &str = "chance:(max:(chance:((1 2) (3 4)) chance:((5 6) (0 9))) max:(chance:((1 7) (3 8)) chance:((2 6) (1 3))))";
/// A probe of the only move.
const ONE_MOVE: &str = "chance:(min:((8 2)) min:((1 3) (4 0)))";
/// The chance node passes α = 3 on: (3 − 1/2 · 3) ∕ (1/2).
const SAME_BOUND: &str = "max:(3 chance:(min:((3 2)) min:((2 3) (4 0))))";
/// All children of the right chance node have a probe.
const PROBED: &str = "chance:(1 8) chance:((5 (8 1)) (5 (1 8)) (5 8) (2 9))";

/// A won game, which has no number: the average has no upper bound.
const WON: &str = "chance:((3 1) (2 5)) win";
/// A lost game: the average has no lower bound.
const LOST: &str = "5 chance:((0 3) 9) loss";
/// Where all leaves are alike, the search begins without bounds.
const ALIKE: &str = "chance:(5 (5 5))";
/// Children that are at least 9, the greatest leaf.
const GREATEST: &str = "chance:((9 1) (9 2) 3)";

fn searched(tree: &str, algorithm: Algorithm) -> Session {
    let tree = GameTree::parse_for(tree, algorithm).expect("a tree");
    let setup = Setup { algorithm, ..Setup::default() };
    search_tree(tree, setup, Recorder::new()).expect("no limit")
}

fn steps(session: &Session) -> impl Iterator<Item = Step> {
    (0..=session.trace().last_step().0).map(Step)
}

#[test]
fn sentences_say_what_the_average_can_still_be() {
    use Algorithm::{Star1, Star2};
    #[rustfmt::skip]
    let table = [
        (Star1, THIRDS, 1, "The search starts at L1-1, where MAX is to move, with the window [2, 9]. All leaves lie between 2 and 9."),
        (Star1, THIRDS, 2, "Down to L2-1, where chance decides, with the window [2, 9]."),
        (Star1, THIRDS, 11, "Chance leads to L3-1 with probability 1/2: 1/2 × 6 = 3. The sum at L2-1 is now 3. So the average lies between 4 and 7.5."),
        (Star1, THIRDS, 20, "Chance leads to L3-2 with probability 1/2: 1/2 × 7 = 3.5. The sum at L2-1 is now 6.5."),
        (Star1, THIRDS, 28, "L3-3 is cut, since α = 5.25 ≥ β = 2: the value here is at most 2. If L3-3 is worth 5.25 or less, the average at L2-2 is at most 6.5 in any case. Never visited: L4-6."),
        (Star1, THIRDS, 30, "Chance leads to L3-3 with probability 2/3, and its value is at most 2: so the average at L2-2 is at most 13/3 ≈ 4.333."),
        (Star1, THIRDS, 31, "L2-2 is cut: even if the other 1/3 were all 9, its average would be at most 13/3 ≈ 4.333. MAX at L1-1 already has 6.5. Never visited: L3-4, with all below."),
        (Star1, THIRDS, 32, "L2-2 is done: its value is at most 13/3. With its window, no more needs to be known."),
        (Star2, THIRDS, 3, "Down to L3-1 for a probe: only the first move of MIN is looked at, with the window [2, 9]."),
        (Star2, THIRDS, 7, "Leaving L3-1: its value is at most 6, since MIN may have better among the moves not looked at."),
        (Star2, THIRDS, 15, "Down to L3-1 again after its probe, now to all moves of MIN, with the window [2, 6]."),
        (Star1, MAX_BELOW, 16, "L3-3 is cut, since α = 9 ≥ β = 2.5: the value here is at least 9. If L3-3 is worth 2.5 or more, the average at L2-2 is at least 1.5 in any case. Never visited: L4-2, with all below."),
        (Star1, MAX_BELOW, 18, "Chance leads to L3-3 with probability 1/3, and its value is at least 9: so the average at L2-2 is at least 11/3 ≈ 3.667."),
        (Star1, MAX_BELOW, 19, "L2-2 is cut: even if the other 2/3 were all 1, its average would be at least 11/3 ≈ 3.667. MIN at L1-1 already has 1.5. Never visited: L3-4, L3-5."),
        (Star2, MIN_BELOW, 23, "L4-2 is cut, since α = 8 ≥ β = 5: the value here is at least 8. The probe of L3-1 has already found 5. Never visited: L5-2."),
        (Star2, PROBES_BELOW, 2, "Down to L2-1 for a probe: only the first move of MAX is looked at, with the window [0, 9]."),
        (Star2, PROBES_BELOW, 4, "Down to L4-1, where MIN is to move, with the window [0, 9]."),
        (Star2, ONE_MOVE, 10, "L2-1 is done: its value is at least 8. With its window, no more needs to be known."),
        (Star2, SAME_BOUND, 28, "L3-2 is cut, since α = 3 ≥ β = 3: the value here is at most 3. If L3-2 is worth 3 or less, the average at L2-2 is at most 3 in any case. Never visited: L4-3, with all below."),
        (Star2, PROBED, 37, "L2-2 is cut: with what is known of its children, its average is at most 4.25. MAX at L1-1 already has 4.5. Below children that were only probed, nothing more is visited."),
        (Star2, WON, 8, "Chance leads to L3-1 with probability 1/2, and its value is at most 3."),
        (Star2, LOST, 12, "Chance leads to L3-1 with probability 1/2, and its value is at most 0: so the average at L2-2 is at most 4.5."),
        (Star2, LOST, 13, "L2-2 is cut: even if the other 1/2 were all 9, its average would be at most 4.5. MAX at L1-1 already has 5. Never visited: L3-2."),
        (Star2, ALIKE, 7, "Chance leads to L2-2 with probability 1/2, and its value is at least 5."),
        (Star1, GREATEST, 18, "Chance leads to L2-3 with probability 1/3: 1/3 × 3 = 1. The sum at L1-1 is now 7."),
    ];
    for (algorithm, tree, step, sentence) in table {
        let session = searched(tree, algorithm);
        assert_eq!(caption(&session, Step(step), Lang::En), sentence, "{algorithm:?} at {step}");
    }
}

#[test]
fn results_have_what_the_average_can_still_be() {
    let session = searched(THIRDS, Algorithm::Star1);
    let step = |number| json!(report(&session, Step(number)).expect("a step"));
    let cut = step(28);
    assert_eq!(cut["because"]["chance"], "L2-2");
    assert_eq!((&cut["because"]["value"], &cut["because"]["set_by"]), (&json!(5.25), &json!(null)));
    let session = searched(SAME_BOUND, Algorithm::Star2);
    let same = json!(report(&session, Step(28)).expect("a step"))["because"].clone();
    assert_eq!((&same["chance"], &same["set_by"]), (&json!("L2-2"), &json!(null)));
    assert_eq!(same["deep"], json!(false));
    let average = step(30);
    // No leaf is below 2, so that at most 2 is 2.
    assert_eq!((&average["sum_exact"], &average["verdict"]), (&json!("4/3"), &json!("at-most")));
    assert_eq!(average["average"]["most_exact"], "13/3");
    let cut = step(31);
    assert_eq!(
        (&cut["because"]["set_by"], &cut["because"]["chance"]),
        (&json!("L1-1"), &json!(null))
    );
    assert_eq!((&cut["skipped"], &cut["average"]["least"]), (&json!(["L3-4"]), &json!(2)));
    let open = json!(report(&searched(WON, Algorithm::Star2), Step(8)).expect("a step"));
    assert_eq!((&open["verdict"], &open["average"]), (&json!("at-most"), &json!(null)));
}

/// Also with won and lost games beside the averages.
fn any_tree() -> impl Strategy<Value = GameTree> {
    prop_oneof![2 => chance_tree(), 1 => chance_tree_beside_outcome()]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    /// What is shown of a node at a step holds of its value, also while nodes are cut, probed or open.
    #[test]
    fn what_is_shown_is_true_at_every_step(tree in chance_tree(), setup in chance_setup()) {
        let setup = Setup { depth: None, ..setup };
        let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
        let tree = session.tree();
        let truth: Vec<Value> = tree
            .nodes()
            .map(|node| Value::fraction(value(tree, node)).expect("small"))
            .collect();
        for step in steps(&session) {
            for node in tree.nodes() {
                let truth = truth[node.index()];
                if let Some(known) = session.known(node, step) {
                    prop_assert!(known.admits(truth), "{:?} at {}: {:?}, not {}", node, step.0, known, truth);
                }
                if let Some(bounds) = session.average_bounds(node, step) {
                    prop_assert!(bounds.alpha <= truth && truth <= bounds.beta);
                }
            }
        }
    }

    /// In the end every node was visited or is pruned, and each cut of an average follows from its bounds.
    #[test]
    fn cuts_are_explained_and_nothing_is_left_over(tree in any_tree(), setup in chance_setup()) {
        let setup = Setup { depth: None, ..setup };
        let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
        let (tree, trace) = (session.tree(), session.trace());
        for node in tree.nodes().filter(|&node| !session.is_visited(node)) {
            prop_assert_eq!(session.state(node, trace.last_step()), State::Pruned);
        }
        for cut in trace.cuts() {
            let sentence = caption(&session, cut.step, Lang::En);
            let node = session.node(cut.node);
            prop_assert!(sentence.starts_with(&tree.l_name(node).to_string()), "{}", sentence);
            if tree.is_chance(node) {
                let bounds = session.average_window(node, cut.step).expect("it has bounds");
                let is_beyond = bounds.beta <= cut.because.value || cut.because.value <= bounds.alpha;
                prop_assert!(is_beyond, "{}", sentence);
                prop_assert!(sentence.contains("average"), "{}", sentence);
            }
        }
        for step in steps(&session).filter(|step| step.0 > 0) {
            let is_kept = matches!(trace.event(step), Some(Event::Keep { .. }));
            let chance = tree.is_chance(session.focus(step).expect("after the start"));
            let event = json!(report(&session, step).expect("a step"))["event"].clone();
            prop_assert_eq!(event == "average", is_kept && chance);
        }
    }

    /// No sentence lacks a number, and in the end the sum of an average is the average.
    #[test]
    fn sentences_and_sums_are_complete(tree in any_tree(), setup in chance_setup()) {
        let setup = Setup { depth: None, ..setup };
        let session = search_tree(tree, setup, Recorder::new()).expect("no limit");
        for step in steps(&session).filter(|step| step.0 > 0) {
            let sentence = caption(&session, step, Lang::En);
            prop_assert!(!sentence.contains(" ."), "{}", sentence);
            let node = session.focus(step).expect("after the start");
            let event = session.trace().event(step).filter(|_| session.tree().is_chance(node));
            if let Some(Event::Leave { verdict: Verdict::Exact(value) }) = event {
                prop_assert_eq!(session.average(node, step), Some(value));
            }
        }
    }
}

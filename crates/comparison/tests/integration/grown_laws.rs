//! Laws of Monte Carlo tree search in a comparison.

use crate::core_support::tree;
use plyscope_best_first::mcts::{Node, Settings};
use plyscope_best_first_view::mcts::Exact;
use plyscope_best_first_view::thumbnail::{shown, thumbnail};
use plyscope_best_first_view::Given;
use plyscope_comparison::compare::{Choice, GrownIndex, Lockstep, NotGrown, Pace, Planned, Run};
use plyscope_search::pack::{from_bytes, to_bytes};
use plyscope_search::trace::Recorder;
use plyscope_search::GameTree;
use plyscope_session::engine::{search_game, search_tree};
use plyscope_setup::catalog::GameSpec;
use plyscope_setup::link::Link;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;

fn planned(text: &str, iterations: u32, seed: u64) -> Planned {
    let settings = Settings { iterations, seed, ..Settings::default() };
    Planned { given: Given::Tree(text.to_owned()), settings }
}

fn index(text: &str, iterations: u32, seed: u64) -> GrownIndex {
    let planned = planned(text, iterations, seed);
    GrownIndex::new(planned.run(|_| {}).expect("a tree of numbers"))
}

/// The texts of trees of numbers, which have rewards.
fn numbers() -> impl Strategy<Value = String> {
    let leaf = (-9_i32..10).prop_map(|number| number.to_string());
    leaf.prop_recursive(4, 40, 4, |below| {
        prop::collection::vec(below, 1..4).prop_map(|children| format!("({})", children.join(" ")))
    })
}

/// The nodes and the leaves at every ply after so many iterations, counted one by one.
fn counted(index: &GrownIndex, iterations: u32) -> Vec<(u64, u64)> {
    let tree = &index.grown().tree;
    let plies = tree.nodes().map(|node| tree.path(node).len()).max().unwrap_or_default();
    let mut counts = vec![(0, 0); plies];
    for node in tree.nodes().filter(|&node| tree.added(node) <= iterations) {
        let is_leaf = tree.children(node).all(|child| tree.added(child) > iterations);
        let at = &mut counts[tree.path(node).len() - 1];
        at.0 += 1;
        at.1 += u64::from(is_leaf);
    }
    counts
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn profiles_are_those_that_are_counted(text in numbers(), iterations in 1_u32..60, seed in 0_u64..9) {
        let index = index(&text, iterations, seed);
        prop_assert_eq!(index.iterations(), iterations);
        for now in 0..=iterations {
            let profile = index.profile(now);
            let plies: Vec<_> = profile.plies.iter().map(|ply| (ply.nodes, ply.leaves)).collect();
            prop_assert_eq!(plies, counted(&index, now));
            prop_assert_eq!(profile.total().cuts, 0);
        }
        prop_assert_eq!(index.profile(iterations).total().nodes, index.total());
    }

    #[test]
    fn a_number_of_nodes_is_reached_at_the_first_iteration_that_has_them(
        text in numbers(), iterations in 1_u32..60, seed in 0_u64..9,
    ) {
        let index = index(&text, iterations, seed);
        for nodes in 1..index.total() {
            let at = index.iteration_of(nodes);
            prop_assert!(index.profile(at).total().nodes >= nodes);
            prop_assert!(at == 0 || index.profile(at - 1).total().nodes < nodes);
        }
        prop_assert_eq!(index.iteration_of(0), 0);
        prop_assert_eq!(index.iteration_of(index.total()), iterations);
        let own = Lockstep { pace: Pace::Own, at: 0, last: 10 };
        prop_assert_eq!(own.iteration(&index), 0);
        prop_assert_eq!(own.moved(10).iteration(&index), iterations);
    }

    /// A worker sends it to the page.
    #[test]
    fn it_travels_as_bytes(text in numbers(), iterations in 1_u32..60) {
        let grown = planned(&text, iterations, 1).run(|_| {}).expect("numbers");
        prop_assert_eq!(from_bytes(&to_bytes(&grown)), Some(grown));
    }

    /// What is drawn at a time is there, and nothing moves.
    #[test]
    fn small_pictures_only_gain_shapes(text in numbers(), iterations in 1_u32..60) {
        let index = index(&text, iterations, 1);
        let grown = index.grown();
        let shown = shown(&grown.tree, &grown.visits);
        let drawn = |time| thumbnail(&grown.tree, &shown, time);
        let (all, size) = drawn(iterations);
        let mut before = 0;
        for time in 0..=iterations {
            let (shapes, same) = drawn(time);
            prop_assert_eq!(same, size);
            prop_assert!(before <= shapes.len() && shapes.len() <= all.len());
            before = shapes.len();
        }
        // A line and an outline for each node but the root, which has no line.
        prop_assert_eq!(all.len(), 2 * shown.places().len() - 1);
    }

    /// Alpha-beta plays a move of the exact value, and so does a Monte Carlo tree search whose choice is
    /// said to be best.
    #[test]
    fn the_best_moves_are_those_of_minimax(tree in tree(), algorithm in prop::sample::select(vec![
        Algorithm::Minimax, Algorithm::AlphaBeta, Algorithm::PrincipalVariation, Algorithm::MtdF,
    ])) {
        let setup = Setup { algorithm, ..Setup::default() };
        let session = search_tree(tree.clone(), setup, Recorder::new()).expect("no limit");
        let Some(choice) = Run::of_session(session.clone()).choice() else {
            prop_assert!(tree.leaf_value(tree.nodes().next().expect("a root")).is_some());
            return Ok(());
        };
        let subject = planned(&tree.to_string(), 1, 1).subject().expect("a tree");
        let exact = Exact::of_subject(&subject).expect("small");
        prop_assert!(exact.is_best(choice.by), "{:?} of {:?}", choice, exact);
        let trace = session.trace();
        let value = trace.verdict(trace.last_finished().expect("whole").root, trace.last_step());
        prop_assert_eq!(value.map(|verdict| verdict.value()), Some(exact.root));
    }
}

#[test]
fn what_each_plays_has_the_name_of_the_tree_or_the_game() {
    let name = |choice: Option<Choice>| choice.map(|choice| choice.name);
    assert_eq!(name(index("3 (1 9) 2", 200, 1).grown().choice.clone()).as_deref(), Some("L2-1"));
    assert_eq!(name(index("a:3 b:9", 200, 1).grown().choice.clone()).as_deref(), Some("b"));
    assert_eq!(index("7", 5, 1).grown().choice, None);
    let tree = GameTree::parse("a:3 b:9").expect("a tree");
    let session = search_tree(tree, Setup::default(), Recorder::new()).expect("no limit");
    assert_eq!(name(Choice::of(&session)).as_deref(), Some("b"));

    let (link, _) = Link::parse("game=tic-tac-toe&position=XX./OO./...");
    let spec: GameSpec = link.game.expect("a game");
    let (session, _) = search_game(&spec, Setup::default(), Recorder::new()).expect("valid");
    let won = Choice::of(&session).expect("a move");
    let settings = Settings::default();
    let grown = Planned { given: Given::Game(spec), settings }.run(|_| {}).expect("valid");
    assert_eq!(grown.choice, Some(won));
    assert_eq!(grown.visits[Node::ROOT.index()], settings.iterations);
}

#[test]
fn what_cannot_be_searched_says_why() {
    assert!(matches!(planned("3 (", 1, 1).run(|_| {}), Err(NotGrown::Text(_))));
    let mixed = planned("win 3", 1, 1).run(|_| {});
    assert!(matches!(mixed, Err(NotGrown::Refused(_))), "{mixed:?}");
    assert_eq!(from_bytes(&to_bytes(&mixed)), Some(mixed));
}

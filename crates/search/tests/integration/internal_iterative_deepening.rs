//! What must hold of internal iterative deepening: only the order of moves comes from the smaller searches.

use crate::support::searches::options;
use crate::support::tree;
use crate::support::visits::{nodes, searched};
use plyscope_search::algo::{
    alpha_beta, internal_iterative_deepening, Options, Order, LEAST_DEEPENED, ORDER_REDUCTION,
};
use plyscope_search::game::{Game, Move};
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, GameTree, NodeId, Reduction, Trace, Value, Verdict, Window};
use proptest::prelude::*;

fn recorded(tree: &GameTree, options: &Options) -> Trace {
    let mut recorder = Recorder::new();
    internal_iterative_deepening(tree, options, &mut recorder).expect("no limit");
    recorder.finish()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn where_nothing_is_deepened_it_takes_the_steps_of_alpha_beta(
        tree in tree(),
        options in options(),
        shallow in 0..LEAST_DEEPENED,
    ) {
        for depth in [None, Some(shallow)] {
            let options = Options { depth, ..options };
            let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
            let Ok(expected) = alpha_beta(&tree, &options, &mut other);
            prop_assert_eq!(internal_iterative_deepening(&tree, &options, &mut one), Ok(expected));
            prop_assert_eq!(one, other);
        }
    }

    /// With any window the root is worth what alpha-beta says that looks as far ahead.
    #[test]
    fn the_value_is_that_of_alpha_beta(tree in tree(), options in options(), depth in 0_u16..7) {
        let options = Options { depth: Some(depth), ..options };
        let truth = Options { window: Window::FULL, table: None, ..options };
        let Ok(expected) = alpha_beta(&tree, &truth, &mut plyscope_search::Off);
        let trace = recorded(&tree, &options);
        prop_assert!(trace.result().expect("finished").admits(expected.value()));
    }

    /// Moves are searched less deep first, all with the window of the node, until one would cut the others;
    /// the best of them comes first then, and the others follow as they are written.
    #[test]
    fn the_best_of_a_smaller_search_comes_first(
        tree in tree(),
        options in options(),
        depth in 0_u16..7,
    ) {
        let order = Order::LeftToRight;
        let options = Options { depth: Some(depth), table: None, order, ..options };
        let trace = recorded(&tree, &options);
        let end = trace.last_step();
        for node in nodes(&trace) {
            let children: Vec<NodeId> =
                nodes(&trace).filter(|&child| trace.parent(child) == Some(node)).collect();
            let is_smaller = |&child: &NodeId| trace.reduction(child).is_for_order;
            let smaller = children.iter().take_while(|child| is_smaller(child)).count();
            let (before, whole) = children.split_at(smaller);
            prop_assert!(whole.iter().all(|&child| trace.reduction(child) == Reduction::NONE));
            let is_deep = searched(&trace, node) + LEAST_DEEPENED <= depth;
            let moves = {
                let place = std::iter::successors(Some(node), |&node| trace.parent(node));
                let path: Vec<Move> = place
                    .filter(|&node| trace.parent(node).is_some())
                    .map(|node| trace.by(node))
                    .collect();
                let root = tree.root();
                let position = path.iter().rev().fold(root, |at, &by| tree.play(&at, by));
                tree.moves(&position).len()
            };
            prop_assert_eq!(smaller > 0, is_deep && moves > 1);
            if smaller == 0 {
                continue;
            }
            let (player, entry) = (trace.player(node), trace.entry_window(node).window());
            let mut best: Option<(usize, Value)> = None;
            for (place, &child) in before.iter().enumerate() {
                prop_assert_eq!(trace.reduction(child), Reduction::for_order(ORDER_REDUCTION));
                prop_assert_eq!(trace.by(child), Move(place as u32));
                prop_assert_eq!(trace.entry_window(child).window(), entry);
                let value = trace.verdict(child, end).expect("it was left").value();
                if best.is_none_or(|(_, best)| player.prefers(value, best)) {
                    best = Some((place, value));
                }
                let meets = entry.tightened(player, value).is_closed(options.cut);
                prop_assert_eq!(meets || place + 1 == moves, place + 1 == before.len());
            }
            let first = best.expect("at least one").0;
            let others = (0..moves).filter(|&place| place != first);
            let expected = std::iter::once(first).chain(others);
            for (place, &child) in expected.zip(whole) {
                prop_assert_eq!(trace.by(child), Move(place as u32));
                prop_assert_eq!(trace.is_first_by_order(child), place == first);
                prop_assert!(!trace.is_second_visit(child));
            }
        }
    }
}

/// The scene of the gallery: the last move is best, and looks so one ply deep.
#[test]
fn a_good_first_move_cuts_more() {
    let tree: GameTree = "((2 8) (0 2)) ((1 8) (2 5)) ((0 9) (3 9))".parse().expect("a tree");
    let options = Options { depth: Some(3), ..Options::default() };
    let mut recorder = Recorder::new();
    let plain = alpha_beta(&tree, &options, &mut recorder).expect("no limit");
    let (plain_trace, trace) = (recorder.finish(), recorded(&tree, &options));
    let nine = Verdict::Exact(Value::whole(9).expect("small"));
    assert_eq!((plain, trace.result()), (nine, Some(nine)));
    assert_eq!((plain_trace.node_count(), trace.node_count()), (22, 19));
    let last = nodes(&trace).find(|&node| trace.is_first_by_order(node)).expect("a first move");
    assert_eq!(trace.by(last), Move(2));
}

//! What must hold of late move reductions, which may find another value than alpha-beta.

use crate::support::noisy::{noisy_tree, NoisyTree};
use crate::support::searches::options;
use crate::support::tree;
use crate::support::visits::{nodes, positions, searched};
use plyscope_search::algo::{
    alpha_beta, late_move_reductions, Options, FULL_DEPTH_MOVES, LEAST_REDUCED,
};
use plyscope_search::game::Game;
use plyscope_search::trace::Recorder;
use plyscope_search::{Bound, Event, GameTree, NodeId, Off, Reduction, Trace, Value, Verdict};
use proptest::prelude::*;

fn recorded<G: Game>(game: &G, options: &Options) -> Trace {
    let mut recorder = Recorder::new();
    late_move_reductions(game, options, &mut recorder).expect("no limit");
    recorder.finish()
}

fn check_steps_of_alpha_beta<G: Game>(game: &G, options: &Options) -> Result<(), TestCaseError> {
    let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
    let Ok(expected) = alpha_beta(game, options, &mut other);
    prop_assert_eq!(late_move_reductions(game, options, &mut one), Ok(expected));
    prop_assert_eq!(one, other);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn where_nothing_is_reduced_it_takes_the_steps_of_alpha_beta(
        tree in tree(),
        options in options(),
        shallow in 0..LEAST_REDUCED,
    ) {
        check_steps_of_alpha_beta(&tree, &Options { depth: None, ..options })?;
        check_steps_of_alpha_beta(&tree, &Options { depth: Some(shallow), ..options })?;
        check_steps_of_alpha_beta(&NoisyTree::all(tree), &options)?;
    }

    /// Late moves are reduced, others are not; and a second visit follows exactly where a late move seems
    /// to be better than what its player has.
    #[test]
    fn late_moves_are_reduced_and_searched_again_if_they_seem_better(
        game in noisy_tree(),
        options in options(),
        depth in 0_u16..7,
    ) {
        let options = Options { depth: Some(depth), table: None, ..options };
        let trace = recorded(&game, &options);
        let end = trace.last_step();
        let positions = positions(&game, &trace);
        for node in nodes(&trace) {
            let mut number = 0;
            let children: Vec<NodeId> =
                nodes(&trace).filter(|&child| trace.parent(child) == Some(node)).collect();
            let is_deep = searched(&trace, node) + LEAST_REDUCED <= depth;
            let player = trace.player(node);
            for (place, &child) in children.iter().enumerate() {
                let before = trace.window(node, trace.entered(child)).window();
                let window = trace.entry_window(child).window();
                if trace.is_second_visit(child) {
                    prop_assert_eq!(trace.reduction(children[place - 1]), Reduction::by(1));
                    prop_assert_eq!((trace.reduction(child), window), (Reduction::NONE, before));
                    continue;
                }
                let noisy = game.is_noisy(&positions[node.index()], trace.by(child));
                let is_late = is_deep && number >= FULL_DEPTH_MOVES && !noisy;
                number += 1;
                prop_assert_eq!(trace.reduction(child), Reduction::by(u16::from(is_late)));
                prop_assert_eq!(window, if is_late { before.null(player) } else { before });
                let again = children.get(place + 1).is_some_and(|&next| trace.is_second_visit(next));
                let value = trace.verdict(child, end).expect("it was left").value();
                let seems_better = player.prefers(value, before.bound(Bound::of(player)));
                prop_assert_eq!(again, is_late && seems_better);
            }
        }
    }

    #[test]
    fn below_a_reduced_move_the_horizon_is_nearer(
        game in noisy_tree(),
        options in options(),
        depth in 0_u16..7,
    ) {
        let trace = recorded(&game, &Options { depth: Some(depth), ..options });
        for node in nodes(&trace) {
            prop_assert!(searched(&trace, node) <= depth);
            if trace.was_evaluated(node) {
                prop_assert_eq!(searched(&trace, node), depth);
            }
        }
    }
}

/// The scene of the gallery: the third move is best, but that shows only one ply later.
#[test]
fn a_reduced_move_can_hide_the_best_one() {
    let tree: GameTree = "((3 5) (6 2)) ((4 1) (8 2)) ((9 2) (7 1))".parse().expect("a tree");
    let options = Options { depth: Some(3), ..Options::default() };
    let whole = |number| Verdict::Exact(Value::whole(number).expect("small"));
    assert_eq!(alpha_beta(&tree, &options, &mut Off), Ok(whole(7)));
    assert_eq!(late_move_reductions(&tree, &options, &mut Off), Ok(whole(5)));
}

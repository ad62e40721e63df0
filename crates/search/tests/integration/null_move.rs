//! What must hold of null-move pruning, which may find another value than alpha-beta.

use crate::support::passes::{pass_tree, PassTree};
use crate::support::searches::options;
use crate::support::tree;
use crate::support::visits::{nodes, positions, searched};
use plyscope_search::algo::{alpha_beta, null_move, Options, NULL_MOVE_REDUCTION};
use plyscope_search::game::Game;
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{Event, NodeId, Player, Reduction, Trace, Value, Verdict, Window};
use proptest::prelude::*;

fn recorded<G: Game>(game: &G, options: &Options) -> Trace {
    let mut recorder = Recorder::new();
    null_move(game, options, &mut recorder).expect("no limit");
    recorder.finish()
}

fn children(trace: &Trace, node: NodeId) -> Vec<NodeId> {
    nodes(trace).filter(|&child| trace.parent(child) == Some(node)).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn where_nobody_can_pass_it_takes_the_steps_of_alpha_beta(
        tree in tree(),
        game in pass_tree(),
        options in options(),
    ) {
        let endless = Options { depth: None, ..options };
        let games = [(PassTree::without(tree), options), (game, endless)];
        for (game, options) in games {
            let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
            let Ok(expected) = alpha_beta(&game, &options, &mut other);
            prop_assert_eq!(null_move(&game, &options, &mut one), Ok(expected));
            prop_assert_eq!(one, other);
        }
    }

    /// Who passes, with which window, and what follows from it.
    #[test]
    fn a_pass_cuts_exactly_where_it_meets_the_opponents_bound(
        game in pass_tree(),
        options in options(),
        depth in 0_u16..7,
    ) {
        let options = Options { depth: Some(depth), table: None, ..options };
        let trace = recorded(&game, &options);
        let end = trace.last_step();
        let positions = positions(&game, &trace);
        for pass in nodes(&trace).filter(|&node| trace.is_null_move(node)) {
            let node = trace.parent(pass).expect("nobody passes before the root");
            prop_assert!(trace.parent(node).is_some() && !trace.is_null_move(node));
            prop_assert!(game.can_pass(&positions[node.index()]));
            let player = trace.player(node);
            let entry = trace.entry_window(node).window();
            let asked = trace.entry_window(pass).window();
            prop_assert_eq!(asked, entry.null(player.opponent()));
            prop_assert_eq!(children(&trace, node).first().copied(), Some(pass));
            let reply = trace.verdict(pass, end).expect("it was left");
            let is_closed = entry.tightened(player, reply.value()).is_closed(options.cut);
            prop_assert_eq!(trace.is_cut_by_null_move(node), is_closed);
            let moves = game.moves(&positions[node.index()]).len();
            if is_closed {
                prop_assert_eq!(children(&trace, node), vec![pass]);
                prop_assert_eq!(trace.cut_of(node).map(|cut| cut.skipped), Some(moves as u32));
                let verdict = trace.verdict(node, end).expect("it was left");
                let is_bound = match player {
                    Player::Max => matches!(verdict, Verdict::AtLeast(value) if value >= entry.beta),
                    Player::Min => matches!(verdict, Verdict::AtMost(value) if value <= entry.alpha),
                };
                prop_assert!(is_bound, "{:?} in {:?}", verdict, entry);
            } else {
                prop_assert!(children(&trace, node).len() > 1);
                prop_assert!(trace.best(node, end).is_none_or(|best| best.child != pass));
            }
        }
    }

    /// Everyone who may pass does so first.
    #[test]
    fn who_may_pass_does(game in pass_tree(), options in options(), depth in 0_u16..7) {
        let options = Options { depth: Some(depth), table: None, ..options };
        let trace = recorded(&game, &options);
        let positions = positions(&game, &trace);
        for node in nodes(&trace).filter(|&node| !trace.is_childless(node)) {
            let Window { alpha, beta } = trace.entry_window(node).window();
            let opponents = match trace.player(node) {
                Player::Max => beta,
                Player::Min => alpha,
            };
            let may_pass = trace.parent(node).is_some()
                && !trace.is_null_move(node)
                && searched(&trace, node) + NULL_MOVE_REDUCTION < depth
                && (Value::LOSS < opponents && opponents < Value::WIN)
                && game.can_pass(&positions[node.index()]);
            prop_assert_eq!(trace.has_passed(node), may_pass);
        }
    }

    #[test]
    fn below_a_pass_the_horizon_is_nearer(
        game in pass_tree(),
        options in options(),
        depth in 0_u16..7,
    ) {
        let options = Options { depth: Some(depth), ..options };
        let trace = recorded(&game, &options);
        for node in nodes(&trace) {
            let less = if trace.is_null_move(node) { NULL_MOVE_REDUCTION } else { 0 };
            prop_assert_eq!(trace.reduction(node), Reduction::by(less));
            prop_assert!(searched(&trace, node) <= depth);
            if trace.was_evaluated(node) {
                prop_assert_eq!(searched(&trace, node), depth);
            }
        }
        let mut counter = Counter::default();
        let Ok(_) = null_move(&game, &options, &mut counter);
        prop_assert_eq!(counter.visited(), trace.node_count() as u64);
    }
}

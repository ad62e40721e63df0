//! Alpha-beta with quiescence search, on given trees some of whose moves are noisy.

use crate::core_support::noisy::{noisy_tree, value_until_quiet, NoisyTree};
use crate::core_support::searches::options;
use crate::core_support::tree;
use plyscope_search::algo::{alpha_beta, quiescence, Fail, Options};
use plyscope_search::limits::MAX_EXTENSION;
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{Event, Game, GameTree, NodeId, Off, Verdict, Window};
use proptest::prelude::*;

fn events<G: Game>(game: &G, options: &Options) -> Vec<Event> {
    let mut events: Vec<Event> = Vec::new();
    let Ok(_) = quiescence(game, options, &mut events);
    events
}

fn to_depth(depth: u16) -> Options {
    Options { depth: Some(depth), ..Options::default() }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// In every order, with every rule and every sound table.
    #[test]
    fn it_finds_the_value_by_definition(
        game in noisy_tree(),
        depth in 0_u16..5,
        options in options(),
    ) {
        let options = Options { window: Window::FULL, depth: Some(depth), ..options };
        let Ok(found) = quiescence(&game, &options, &mut Off);
        prop_assert_eq!(found, Verdict::Exact(value_until_quiet(&game, &game.root(), depth)));
    }

    #[test]
    fn what_it_says_outside_its_window_admits_the_value(
        game in noisy_tree(),
        depth in 0_u16..5,
        options in options(),
    ) {
        let options = Options { fail: Fail::Soft, depth: Some(depth), ..options };
        let Ok(found) = quiescence(&game, &options, &mut Off);
        prop_assert!(found.admits(value_until_quiet(&game, &game.root(), depth)));
    }

    #[test]
    fn where_nothing_is_noisy_it_takes_the_steps_of_alpha_beta(
        tree in tree(),
        options in options(),
    ) {
        let mut expected: Vec<Event> = Vec::new();
        let Ok(_) = alpha_beta(&tree, &options, &mut expected);
        prop_assert_eq!(events(&tree, &options), expected);
    }

    /// Without a horizon nothing lies beyond it.
    #[test]
    fn to_the_end_of_the_game_it_takes_the_steps_of_alpha_beta(
        game in noisy_tree(),
        options in options(),
    ) {
        let options = Options { depth: None, ..options };
        let mut expected: Vec<Event> = Vec::new();
        let Ok(_) = alpha_beta(&game, &options, &mut expected);
        prop_assert_eq!(events(&game, &options), expected);
    }

    /// It goes on at nodes at the horizon or beyond that have a noisy move, and looks at noisy moves only;
    /// all others there are evaluated. Only who has a quiet move may stand pat.
    #[test]
    fn it_goes_on_exactly_where_a_move_is_noisy(
        game in noisy_tree(),
        depth in 0_u16..4,
        options in options(),
    ) {
        let options = Options { table: None, depth: Some(depth), ..options };
        let mut recorder = Recorder::new();
        quiescence(&game, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        let mut places = vec![game.root()];
        let mut plies = vec![0];
        for node in (0..trace.node_count() as u32).map(NodeId) {
            if let Some(above) = trace.parent(node) {
                let (before, by) = (places[above.index()], trace.by(node));
                prop_assert!(plies[above.index()] < depth || game.is_noisy(&before, by));
                places.push(game.play(&before, by));
                plies.push(plies[above.index()] + 1);
            }
            let place = places[node.index()];
            let is_beyond = plies[node.index()] >= depth && game.utility(&place).is_none();
            let noisy = game.moves(&place).filter(|&by| game.is_noisy(&place, by)).count();
            let extension = trace.extension(node);
            prop_assert_eq!(extension.is_some(), is_beyond && noisy > 0);
            prop_assert_eq!(trace.was_evaluated(node), is_beyond && noisy == 0);
            if let Some(extension) = extension {
                let may_stand_pat = noisy < game.moves(&place).len();
                let stand_pat = may_stand_pat.then(|| game.estimate(&place));
                prop_assert_eq!(extension.stand_pat, stand_pat);
                prop_assert_eq!(trace.stand_pat(node, extension.step), stand_pat);
                prop_assert_eq!(trace.stand_pat(node, extension.step.back(1)), None);
                prop_assert!(stand_pat.is_none() || trace.is_estimate(node));
            }
        }
    }

    /// A bound that a player has by standing pat is the cause of the cuts that it leads to.
    #[test]
    fn every_cut_is_because_of_a_node_that_has_that_value(game in noisy_tree(), depth in 0_u16..4) {
        let mut recorder = Recorder::new();
        quiescence(&game, &to_depth(depth), &mut recorder).expect("no limit");
        let trace = recorder.finish();
        for cut in trace.cuts() {
            let setter = cut.because.set_by().expect("the start window is open");
            prop_assert_eq!(trace.player(setter), trace.player(cut.node).opponent());
            prop_assert!(trace.path(cut.step).any(|node| node == setter));
            prop_assert_eq!(trace.best_value(setter, cut.step), Some(cut.because.value));
            prop_assert!(trace.best_value(cut.node, cut.step).is_some());
        }
    }
}

/// A line of forced noisy moves, longer than the bound.
#[test]
fn no_chain_of_noisy_moves_is_followed_for_ever() {
    let deep = usize::from(MAX_EXTENSION) + 5;
    let text = format!("{}1 9{}", "(".repeat(deep), ")".repeat(deep));
    let tree = GameTree::parse(&text).expect("a tree");
    let game = NoisyTree::all(tree);
    let Ok(found) = quiescence(&game, &to_depth(0), &mut Off);
    assert_eq!(found, Verdict::Exact(value_until_quiet(&game, &game.root(), 0)));
    let mut counter = Counter::default();
    let Ok(_) = quiescence(&game, &to_depth(2), &mut counter);
    assert_eq!(counter.plies.len(), usize::from(MAX_EXTENSION) + 3);
    assert_eq!(counter.plies.last().map(|ply| ply.evaluated), Some(1));
}

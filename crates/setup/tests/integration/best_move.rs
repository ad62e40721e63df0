//! The move that a search plays is one of the best.

use crate::core_support::tree;
use plyscope_search::algo::{Cutoffs, Equals, TableOptions};
use plyscope_search::game::StartingFrom;
use plyscope_search::trace::Recorder;
use plyscope_search::{Game, GameTree, Move, Value};
use plyscope_setup::line::Follower;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;

/// What a move at the root is worth, by minimax.
fn worth(tree: &GameTree, by: Move) -> Value {
    let below = StartingFrom { game: tree, position: tree.play(&tree.root(), by) };
    let Ok(verdict) = Algorithm::Minimax.run(&below, &Setup::default().options(), &mut Vec::new());
    verdict.value()
}

fn table() -> impl Strategy<Value = Option<TableOptions>> {
    let kinds = [Cutoffs::Own, Cutoffs::Enhanced].map(|cutoffs| TableOptions {
        from: 0,
        to: u16::MAX,
        cutoffs,
        ..TableOptions::default()
    });
    prop::sample::select(vec![None, Some(kinds[0]), Some(kinds[1])])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn the_move_that_is_played_is_worth_what_the_root_is(tree in tree(), table in table()) {
        let games = tree.leaf_value(tree.nodes().next().expect("a root")).is_none();
        // Which move findMax returns need not be the best: `>=` lets a bound take the place of a value.
        let is_sure = |algorithm: &Algorithm| {
            algorithm.finds_value() && algorithm.descriptor().equals == Equals::First
        };
        let sound = Algorithm::ALL.iter().filter(|(_, algorithm)| is_sure(algorithm) && games);
        for &(name, algorithm) in sound {
            let setup = Setup { algorithm, table, ..Setup::default() };
            let options = setup.options();
            let (mut follower, mut recorder) = (Follower::default(), Recorder::new());
            let Ok(found) = algorithm.run(&tree, &options, &mut follower);
            let played = follower.finished.expect("it ended").line[0];
            prop_assert_eq!(worth(&tree, played), found.value(), "{} follows", name);
            let Ok(_) = algorithm.run(&tree, &options, &mut recorder) else { continue };
            let played = recorder.finish().best_move().expect("it ended");
            prop_assert_eq!(worth(&tree, played), found.value(), "{} records", name);
        }
    }
}

//! The move that a search plays is one of the best, and so is each of the line it reports.

use crate::core_support::tree;
use plyscope_search::algo::{Cutoffs, Equals, TableOptions};
use plyscope_search::game::StartingFrom;
use plyscope_search::trace::Recorder;
use plyscope_search::{Game, GameTree, Move, Value};
use plyscope_setup::line::Follower;
use plyscope_setup::{Algorithm, Setup};
use proptest::prelude::*;

/// What a line from the root is worth, by minimax.
fn worth(tree: &GameTree, line: &[Move]) -> Value {
    let position = line.iter().fold(tree.root(), |above, &by| tree.play(&above, by));
    let below = StartingFrom { game: tree, position };
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
            let line = follower.finished.expect("it ended").line;
            prop_assert!(!line.is_empty(), "{} follows nothing", name);
            for plies in 1..=line.len() {
                let worth = worth(&tree, &line[..plies]);
                prop_assert_eq!(worth, found.value(), "{} follows {:?}", name, &line[..plies]);
            }
            let Ok(_) = algorithm.run(&tree, &options, &mut recorder) else { continue };
            let played = recorder.finish().best_move().expect("it ended");
            prop_assert_eq!(worth(&tree, &[played]), found.value(), "{} records", name);
        }
    }
}

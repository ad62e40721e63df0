//! Tables in a game whose positions are reached after different numbers of moves, so that a pass of
//! iterative deepening finds what one before has stored.

use crate::support::searches::{algorithms_with, options, search};
use crate::support::stones::stones;
use plyscope_search::algo::{minimax, Algorithm, Options, Passes, Soundness};
use plyscope_search::trace::Recorder;
use plyscope_search::{Game, Off, Verdict, Window};
use proptest::prelude::*;

/// The value to a depth.
fn value<G: Game>(game: &G, depth: Option<u16>) -> Verdict {
    let Ok(value) = minimax(game, &Options { depth, ..Options::default() }, &mut Off);
    value
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_search_finds_the_minimax_value(
        game in stones(),
        search in algorithms_with(|search| {
            search.descriptor().soundness != Soundness::UnsoundWithDepth
        }),
        options in options(),
    ) {
        let options = Options { window: Window::FULL, ..options };
        let Ok(found) = search.run(&game, &options, &mut Off);
        prop_assert_eq!(found, value(&game, search.descriptor().horizon.plies(options.depth)));
    }

    /// What is no estimate is the value of the game, and iterative deepening goes on as long as its
    /// passes are estimates.
    #[test]
    fn what_a_table_knows_from_estimates_is_an_estimate(
        game in stones(),
        search in search(),
        options in options(),
    ) {
        let mut recorder = Recorder::new();
        search.run(&game, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        let truth = value(&game, None).value();
        for pass in trace.passes().filter(|pass| !pass.is_estimate) {
            prop_assert!(pass.result.expect("finished").admits(truth));
        }
        if search.descriptor().passes == Passes::Deeper {
            let last = search.descriptor().horizon.plies(options.depth);
            let mut passes = trace.passes().rev();
            let ended = passes.next().expect("a pass");
            prop_assert!(!ended.is_estimate || ended.horizon == last);
            prop_assert!(passes.all(|pass| pass.is_estimate));
        }
    }

    #[test]
    fn iterative_deepening_with_a_table_goes_on_to_the_end(game in stones(), options in options()) {
        let options = Options { window: Window::FULL, depth: None, ..options };
        let Ok(found) = Algorithm::IterativeDeepening.run(&game, &options, &mut Off);
        prop_assert_eq!(found, value(&game, None));
    }
}

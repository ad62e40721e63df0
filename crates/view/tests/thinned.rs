//! Searches of which the lowest plies are only counted.

use plyscope_i18n::{texts, Lang};
use plyscope_search::trace::Recorder;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::{Algorithm, Setup};
use plyscope_view::caption::caption;
use plyscope_view::engine::search_game;

#[path = "support/counted_game.rs"]
mod counted_game;

use counted_game::counted_game;

#[test]
fn the_last_sentence_of_each_pass_counts_what_was_not_recorded() {
    let spec = GameSpec::usual(GameId::from_id("connect-four").expect("a game"));
    let setup =
        Setup { algorithm: Algorithm::IterativeDeepening, depth: Some(5), ..Setup::default() };
    let recorder = Recorder::new().with_last_ply(2);
    let (session, _) = search_game(&spec, setup, recorder).expect("a board");
    let trace = session.trace();
    assert!(trace.tallied().cuts > 0, "something is only counted");
    for (pass, depth) in trace.passes().zip(1..) {
        let end = trace.left(pass.root).expect("it ended");
        let total = counted_game(&spec, &Setup { depth: Some(depth), ..setup }).total();
        let sentence = texts::step_finish_game(Lang::En, total.nodes as usize, total.cuts as usize);
        let last = caption(&session, end, Lang::En);
        assert!(last.ends_with(&sentence), "{last}");
    }
}

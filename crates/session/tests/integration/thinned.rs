//! Searches of which the lowest plies are only counted.

use plyscope_i18n::{texts, Lang};
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, Step};
use plyscope_session::caption::caption;
use plyscope_session::engine::search_game;
use plyscope_setup::catalog::{GameId, GameSpec};
use plyscope_setup::link::Link;
use plyscope_setup::{Algorithm, Setup};

use crate::counted_game::counted_game;

/// Where a position was searched below the last recorded ply, its entry in the table was not enough.
#[test]
fn an_entry_settles_nothing_where_positions_were_counted() {
    let (link, _) = Link::parse("game=connect-four&depth=5&table=all");
    let recorder = Recorder::new().with_last_ply(3);
    let (session, _) =
        search_game(&link.game.expect("a game"), link.setup, recorder).expect("legal");
    let trace = session.trace();
    let mut counted = [0, 0];
    for step in (1..=trace.last_step().0).map(Step) {
        let (Some(Event::Probe { found: Some(_) }), Some(visit)) =
            (trace.event(step), trace.focus(step))
        else {
            continue;
        };
        let is_counted = trace.tally(visit).is_some();
        let sentence = caption(&session, step, Lang::En);
        assert!(!(is_counted && sentence.contains("settles")), "{sentence}");
        counted[usize::from(is_counted)] += 1;
    }
    assert!(counted.iter().all(|&count| count > 0), "{counted:?}");
}

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

//! Lines of games in results.

use plyscope_report::json;
use plyscope_report::step::step;
use plyscope_search::trace::Recorder;
use plyscope_search::Step;
use plyscope_session::engine::search_game;
use plyscope_setup::link::Link;

#[test]
fn lines_of_chess_are_written_down_as_players_do() {
    let after = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    let black = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    let table = [
        (String::new(), "1. a4"),
        (format!("&position={after}"), "2. a4"),
        (format!("&position={black}"), "1… Na6"),
    ];
    for (position, node) in table {
        let (link, _) = Link::parse(&format!("game=chess&depth=2{position}"));
        let spec = link.game.expect("a game");
        let (session, _) = search_game(&spec, link.setup, Recorder::new()).expect("legal");
        assert_eq!(json(&step(&session, Step(2)))["node"], node);
    }
}

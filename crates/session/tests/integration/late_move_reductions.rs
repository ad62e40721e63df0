//! What is shown of late move reductions.

use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{NodeId, Step};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::link::Link;

const TREE: &str = "((3 5) (6 2)) ((4 1) (8 2)) ((9 2) (7 1))";
const CHESS: &str = "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1";

fn setup(subject: &str, depth: u16) -> Link {
    let algorithm = "algorithm=late-move-reductions";
    let (link, problems) = Link::parse(&format!("{subject}&{algorithm}&depth={depth}"));
    assert_eq!(problems, []);
    link
}

fn on_tree(tree: &str, depth: u16) -> Session {
    let setup = setup("tree=1", depth).setup;
    search_tree(tree.parse().expect("a tree"), setup, Recorder::new()).expect("no limit")
}

fn on_board(subject: &str, depth: u16) -> Session {
    let link = setup(subject, depth);
    search_game(&link.game.expect("a game"), link.setup, Recorder::new()).expect("legal").0
}

#[test]
fn captions_say_what_is_searched_less_deep_and_again() {
    let session = on_tree(TREE, 3);
    let trace = session.trace();
    let late =
        (0..trace.node_count() as u32).map(NodeId).find(|&node| trace.reduction(node).plies > 0);
    let late = late.expect("the third move");
    let at = |step| caption(&session, step, Lang::En);
    assert_eq!(at(trace.entered(late)), "Down to L2-3 with a null window: is its value above 5, or not? It comes late among the moves, so it is searched one ply less deep.");
    assert_eq!(at(trace.last_step()), "Looking 3 plies ahead: 5, an estimate. 13 of 22 nodes visited, 7 pruned. Beware: this search leaves out what usually does not matter, so the result may be wrong.");
    // With other leaves it seems to be better.
    let session = on_tree("((3 5) (6 2)) ((4 1) (8 2)) ((9 8) (9 8))", 3);
    let trace = session.trace();
    let mut visits = (0..trace.node_count() as u32).map(NodeId);
    let again = visits.find(|&node| trace.is_second_visit(node)).expect("a second visit");
    assert_eq!(caption(&session, trace.entered(again), Lang::En), "L2-3 may be better after all, so it is searched again, to the full depth and with the window [5, ∞].");
}

#[test]
fn every_step_has_its_line_and_its_sentence() {
    for session in [on_tree(TREE, 3), on_board(CHESS, 3), on_board("game=connect-four", 4)] {
        let lines = listing(session.setup(), session.tree().turns()).lines;
        for step in (1..=session.trace().last_step().0).map(Step) {
            let line = current_line(&session, step).unwrap_or_else(|| panic!("{step:?}"));
            assert!(line < lines.len());
            for lang in Lang::ALL {
                assert!(!caption(&session, step, lang).is_empty());
            }
        }
    }
}

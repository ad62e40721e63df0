//! What is shown of null-move pruning.

use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, NodeId, Step};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::engine::search_game;
use plyscope_session::{Session, State};
use plyscope_setup::link::Link;

const ZUGZWANG: &str = "game=chess&position=8/4k1K1/5p2/5P2/8/8/8/8+w+-+-+0+1";
const QUIET: &str = "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1";
const CHECKERS: &str = "game=checkers";

fn session(subject: &str, depth: u16) -> Session {
    let (link, problems) = Link::parse(&format!("{subject}&algorithm=null-move&depth={depth}"));
    assert_eq!(problems, []);
    search_game(&link.game.expect("a game"), link.setup, Recorder::new()).expect("legal").0
}

fn steps(session: &Session) -> impl Iterator<Item = Step> {
    (1..=session.trace().last_step().0).map(Step)
}

fn passes(session: &Session) -> impl Iterator<Item = NodeId> + '_ {
    let trace = session.trace();
    (0..trace.node_count() as u32).map(NodeId).filter(|&node| trace.is_null_move(node))
}

#[test]
fn captions_say_what_a_pass_asks_and_what_follows() {
    let session = session(ZUGZWANG, 4);
    let trace = session.trace();
    let pass = passes(&session).find(|&pass| {
        let above = trace.parent(pass).expect("below the root");
        trace.is_cut_by_null_move(above)
            && session.name(session.node(above)).as_deref() == Some("Kg6")
    });
    let pass = pass.expect("Black passes after Kg6");
    let (entered, left) = (trace.entered(pass), trace.left(pass).expect("finished"));
    let last = trace.last_step();
    let at = |step| caption(&session, step, Lang::En);
    assert_eq!(at(entered), "Black passes at 1. Kg6, a null move: is the value at most 0 even so? The reply is searched 2 plies less deep than one to a move.");
    assert_eq!(
        at(left.forward(1, last)),
        "Even after a pass of Black at 1. Kg6 the value is at most 0. A move should do no worse."
    );
    assert_eq!(at(left.forward(2, last)), "1. Kg6 is cut, since α = 0 ≥ β = 0 even after a pass: no move is searched. Never visited: Kd8, Ke8, Kf8, Kd7 and 1 more, with all below.");
    assert_eq!(at(last), "Looking 4 plies ahead: 0, an estimate. 45 positions visited, 11 cuts. Beware: this search leaves out what usually does not matter, so the result may be wrong.");
}

#[test]
fn every_step_has_its_line_and_its_sentence() {
    let mut answers = [0, 0];
    for (subject, depth) in [(ZUGZWANG, 4), (ZUGZWANG, 5), (QUIET, 4), (CHECKERS, 5)] {
        let session = session(subject, depth);
        let trace = session.trace();
        let lines = listing(session.setup(), session.tree().turns()).lines;
        for step in steps(&session) {
            let line = current_line(&session, step).unwrap_or_else(|| panic!("{step:?}"));
            let child = trace.compared(step).filter(|&child| trace.is_null_move(child));
            let visit = trace.focus(step).expect("after the start");
            let is_cut = matches!(trace.event(step), Some(Event::Cut { .. }));
            if child.is_some() || is_cut && trace.is_cut_by_null_move(visit) {
                assert!(lines[line].contains("cut all moves"), "{}", lines[line]);
                answers[usize::from(is_cut)] += 1;
            }
            for lang in Lang::ALL {
                assert!(!caption(&session, step, lang).is_empty());
            }
        }
    }
    assert!(answers.iter().all(|&count| count > 0), "{answers:?}");
}

/// A pass is a child beside the moves, and where it cuts, all moves are pruned.
#[test]
fn a_pass_is_the_first_child() {
    for (subject, depth) in [(ZUGZWANG, 4), (QUIET, 4), (CHECKERS, 5)] {
        let session = session(subject, depth);
        let (trace, tree) = (session.trace(), session.tree());
        let mut seen = 0;
        for pass in passes(&session) {
            let node = session.node(pass);
            let above = tree.parent(node).expect("below the root");
            assert_eq!(tree.children(above).next(), Some(node));
            assert_eq!(session.name(node).as_deref(), Some("--"));
            assert_ne!(tree.player(node), tree.player(above));
            let visit = trace.parent(pass).expect("below the root");
            let Some(cut) = trace.cut_of(visit).filter(|_| trace.is_cut_by_null_move(visit)) else {
                continue;
            };
            seen += 1;
            assert_eq!(session.skipped(&cut).count(), cut.skipped as usize);
            assert_eq!(tree.children(above).count(), cut.skipped as usize + 1);
            for child in tree.children(above).skip(1) {
                assert_eq!(session.state(child, cut.step), State::Pruned);
            }
        }
        assert!(seen > 0, "{subject}");
    }
}

//! What is shown of quiescence search.

use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, NodeId, Step};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::engine::search_game;
use plyscope_session::{Session, State};
use plyscope_setup::link::Link;
use plyscope_view::scene::stack::stack;

const CHESS: &str = "game=chess&position=6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1+w+-+-+0+1";
const EXCHANGE: &str = "game=chess&position=4k3/1p3p2/2p5/3p4/2P1P3/8/1Q6/4K3+w+-+-+0+1";
const CHECKERS: &str = "game=checkers&position=B:W15,23,29,30:B6,10,18,21";
const OPENING: &str = "game=checkers";

fn session(subject: &str, depth: u16) -> Session {
    let (link, problems) = Link::parse(&format!("{subject}&algorithm=quiescence&depth={depth}"));
    assert_eq!(problems, []);
    search_game(&link.game.expect("a game"), link.setup, Recorder::new()).expect("legal").0
}

fn steps(session: &Session) -> impl Iterator<Item = Step> {
    (1..=session.trace().last_step().0).map(Step)
}

#[test]
fn captions_say_why_the_search_goes_on() {
    let (chess, checkers) = (session(CHESS, 1), session(CHECKERS, 1));
    let exchange = session(EXCHANGE, 0);
    #[rustfmt::skip]
    let table = [
        (&chess, 1, "The search starts at the given position, where White is to move. Nothing is known yet: the window is [loss, win]. It looks 1 ply ahead. Beyond that, captures and other noisy moves are looked at until the position is quiet."),
        (&chess, 3, "At the horizon, 1. Qxd6 is not quiet: of its moves only cxd6 may be searched. Black need not play any of these: standing pat is worth 8, the static evaluation, so β falls to 8."),
        (&chess, 5, "No noisy moves: the static evaluation of 1. Qxd6 cxd6 says −1."),
        (&checkers, 3, "At the horizon, 10x19x26 is not quiet: of its moves only 30x23x14 may be searched. There is no other move, so White cannot stand pat."),
        (&exchange, 2, "At the horizon, the given position is not quiet: of its moves only cxd5, exd5, Qxb7 may be searched. White need not play any of these: standing pat is worth 7, the static evaluation, so α rises to 7."),
        (&exchange, 6, "Beyond the horizon, 1. cxd5 cxd5 is not quiet either: of its moves only exd5, Qxb7 may be searched. White need not play any of these: standing pat is worth 7, the static evaluation; the window stays [7, 8]."),
        (&exchange, 18, "1. exd5 is cut, since α = 8 ≥ β = 8: White at the given position already has 8, and the value here is at most 8. That is an estimate. Never visited: cxd5."),
        (&exchange, 19, "Leaving 1. exd5: its value is at most 8, since Black may have better among the moves not looked at. That is an estimate."),
        (&exchange, 26, "Looking 0 plies ahead, and from there until the position is quiet: 8, an estimate. 6 positions visited, 3 cuts."),
    ];
    for (session, step, expected) in table {
        assert_eq!(caption(session, Step(step), Lang::En), expected);
    }
}

/// At every step there is a current line, in the procedure that runs: beyond the horizon that of quiescence
/// search.
#[test]
fn every_step_has_its_line_of_the_procedure_that_runs() {
    for (subject, depth) in [(CHESS, 1), (EXCHANGE, 1), (EXCHANGE, 2), (CHECKERS, 1), (OPENING, 4)]
    {
        let session = session(subject, depth);
        let (trace, tree) = (session.trace(), session.tree());
        let lines = listing(session.setup(), tree.turns()).lines;
        let second = lines.iter().position(|line| line.starts_with("quiesce(")).expect("shown");
        for step in steps(&session) {
            let line = current_line(&session, step).unwrap_or_else(|| panic!("{step:?}"));
            let visit = trace.focus(step).expect("after the start");
            let ply = tree.layer_of(session.node(visit));
            let is_quiescence = ply > depth.into()
                || trace.extension(visit).is_some()
                || matches!(trace.event(step), Some(Event::Evaluate { .. }))
                || matches!(trace.event(step), Some(Event::Leave { .. }))
                    && trace.was_evaluated(visit);
            assert_eq!(line >= second, is_quiescence, "{subject} {step:?}: {}", lines[line]);
            for lang in Lang::ALL {
                assert!(!caption(&session, step, lang).is_empty());
            }
        }
    }
}

/// A node at which standing pat cuts all moves has pruned moves, and is not the end of the game.
#[test]
fn a_player_who_stands_pat_may_cut_every_move() {
    let mut seen = 0;
    for (subject, depth) in [(EXCHANGE, 1), (EXCHANGE, 2), (EXCHANGE, 3)] {
        let session = session(subject, depth);
        let (trace, tree) = (session.trace(), session.tree());
        for visit in (0..trace.node_count() as u32).map(NodeId) {
            let node = session.node(visit);
            if !trace.is_cut_before_moves(visit) {
                continue;
            }
            seen += 1;
            let cut = trace.cut_of(visit).expect("a cut");
            assert!(!session.is_leaf(node) && !session.is_at_horizon(node));
            assert_eq!(session.outcome(node), None);
            assert_eq!(session.skipped(&cut).count(), cut.skipped as usize);
            assert_eq!(tree.children(node).count(), cut.skipped as usize);
            for child in tree.children(node) {
                assert_eq!(session.state(child, cut.step), State::Pruned);
            }
            let best = stack(&session, cut.step)[0].best;
            assert_eq!(best, trace.stand_pat(visit, cut.step));
            assert!(best.is_some());
        }
    }
    assert!(seen > 0);
}

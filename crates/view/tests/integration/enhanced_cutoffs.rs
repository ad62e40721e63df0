//! What is shown of the enhanced transposition cutoff.

use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{Event, NodeId, Step};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::engine::search_game;
use plyscope_session::{Session, State};
use plyscope_setup::link::Link;
use plyscope_setup::{Algorithm, Feature};
use plyscope_view::scene::path::path_scene;

fn session(options: &str) -> Session {
    let game = "game=tic-tac-toe&position=XO./.../...";
    let (link, problems) = Link::parse(&format!("{game}&table=all&etc=yes&{options}"));
    assert_eq!(problems, []);
    search_game(&link.game.expect("a game"), link.setup, Recorder::new()).expect("legal").0
}

fn hits(session: &Session) -> impl Iterator<Item = NodeId> + '_ {
    let trace = session.trace();
    (0..trace.node_count() as u32).map(NodeId).filter(|&node| trace.child_hit(node).is_some())
}

#[test]
fn captions_name_the_child_that_the_table_knows() {
    let session = session("window=infinite");
    let trace = session.trace();
    let node = hits(&session).next().expect("a child in the table");
    let step = trace.child_hit(node).expect("it has one").step;
    let at = |step| caption(&session, step, Lang::En);
    let found = [step, step.forward(1, trace.last_step()), trace.left(node).expect("finished")];
    let expected = [
        "Before a move of O at c3 b2 a1 is searched, the table is asked about all of them. It has a2 as ≤ loss, and that is enough.",
        "c3 b2 a1 is cut, since α = loss ≥ β = loss: X at c3 b2 already has loss, and the value here is at most loss. Never visited: a2, c2, b1, c1.",
        "Leaving c3 b2 a1: its value is at most loss, since O may have better among the moves not looked at.",
    ];
    assert_eq!(found.map(at), expected);
}

/// With a depth the table may know a child by the static evaluation only.
#[test]
fn a_cut_by_an_estimate_in_the_table_is_called_one() {
    let mut seen = 0;
    for algorithm in ["alpha-beta", "aspiration", "mtd-f"] {
        let session = session(&format!("algorithm={algorithm}&depth=6"));
        let trace = session.trace();
        for node in hits(&session) {
            let found = trace.child_hit(node).expect("it has one").found;
            let is_estimate = found.is_estimate && !session.setup().proves(found.verdict);
            let steps = [trace.cut_of(node).expect("a cut").step, trace.left(node).expect("left")];
            let [cut, left] = steps.map(|step| caption(&session, step, Lang::En));
            assert_eq!(cut.contains("That is an estimate."), is_estimate, "{algorithm}: {cut}");
            assert!(!is_estimate || left.contains("estimate"), "{algorithm}: {left}");
            seen += usize::from(is_estimate);
        }
    }
    assert!(seen > 0);
}

/// In every search with a table and cuts, each step has its line and its sentence, and the moves of a node that
/// is cut so are pruned.
#[test]
fn every_step_has_its_line_and_the_moves_are_pruned() {
    let mut seen = 0;
    for &(id, algorithm) in Algorithm::ALL {
        if !(algorithm.offers(Feature::Table) && algorithm.offers(Feature::Cut)) {
            continue;
        }
        let session = session(&format!("algorithm={id}"));
        let lines = listing(session.setup(), session.tree().turns()).lines;
        let (trace, tree) = (session.trace(), session.tree());
        assert!(lines.iter().any(|line| line.contains("a child that cuts")), "{id}");
        for step in (1..=trace.last_step().0).map(Step) {
            let line = current_line(&session, step).unwrap_or_else(|| panic!("{id} {step:?}"));
            if matches!(trace.event(step), Some(Event::ProbeChild { .. })) {
                assert!(lines[line].contains("a child that cuts"), "{id}: {}", lines[line]);
            }
            for lang in Lang::ALL {
                assert!(!caption(&session, step, lang).is_empty());
            }
        }
        for visit in hits(&session) {
            seen += 1;
            let (node, cut) = (session.node(visit), trace.cut_of(visit).expect("a cut"));
            assert!(!session.is_leaf(node));
            assert_eq!(session.outcome(node), None);
            assert_eq!(session.skipped(&cut).count(), tree.children(node).count());
            for child in tree.children(node).filter(|&child| !session.is_visited(child)) {
                assert_eq!(session.state(child, cut.step), State::Pruned);
            }
            assert!(!path_scene(&session, cut.step).rows.is_empty());
        }
    }
    assert!(seen > 20, "{seen}");
}

//! What is shown of internal iterative deepening.

use plyscope_i18n::Lang;
use plyscope_search::trace::Recorder;
use plyscope_search::{NodeId, Step};
use plyscope_session::caption::caption;
use plyscope_session::code::{current_line, listing};
use plyscope_session::engine::{search_game, search_tree};
use plyscope_session::Session;
use plyscope_setup::link::Link;

const TREE: &str = "((2 8) (0 2)) ((1 8) (2 5)) ((0 9) (3 9))";

fn link(subject: &str, depth: u16) -> Link {
    let algorithm = "algorithm=internal-iterative-deepening";
    let (link, problems) = Link::parse(&format!("{subject}&{algorithm}&depth={depth}"));
    assert_eq!(problems, []);
    link
}

fn on_tree(depth: u16) -> Session {
    let setup = link("tree=1", depth).setup;
    search_tree(TREE.parse().expect("a tree"), setup, Recorder::new()).expect("no limit")
}

fn on_board(subject: &str, depth: u16) -> Session {
    let link = link(subject, depth);
    search_game(&link.game.expect("a game"), link.setup, Recorder::new()).expect("legal").0
}

#[test]
fn captions_say_what_only_the_order_comes_from_and_what_counts() {
    let session = on_tree(3);
    let trace = session.trace();
    let nodes = || (0..trace.node_count() as u32).map(NodeId);
    let at = |step| caption(&session, step, Lang::En);
    let smaller = nodes().find(|&node| trace.reduction(node).is_for_order).expect("a first look");
    assert_eq!(at(trace.entered(smaller)), "Down to L2-1, where MIN is to move, with the window [−∞, ∞]. This search two plies less deep only finds out which move comes first: its value counts for nothing else.");
    let left = trace.left(smaller).expect("finished");
    assert_eq!(at(left), "Back from L2-1 with 2, which is only an estimate.");
    let first = nodes().find(|&node| trace.is_first_by_order(node)).expect("a first move");
    assert_eq!(at(trace.entered(first)), "Two plies less deep L2-3 was best, so it is searched first now, to the full depth and with the window [−∞, ∞].");
    let next = nodes().find(|&node| node > first && session.visit_before(node).is_some());
    assert_eq!(
        at(trace.entered(next.expect("the other moves"))),
        "Down to L2-1 again, now to the full depth. MIN is to move; the window is [9, ∞]."
    );
    // Though the evaluation was asked, nothing but the order rests on it.
    assert_eq!(
        at(trace.last_step()),
        "Finished. Value of the tree: 9. 16 of 22 nodes visited, 6 pruned."
    );
}

#[test]
fn every_step_has_its_line_and_its_sentence() {
    let sessions = [on_tree(3), on_board("game=tic-tac-toe", 4), on_board("game=connect-four", 4)];
    for session in sessions {
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

/// What a cut leaves out was either never visited or only searched less deep, and its sentence says which.
#[test]
fn the_sentence_of_a_cut_tells_both_kinds_of_children_apart() {
    let (mut smaller, mut unseen) = (0, 0);
    for depth in 4..=7 {
        let session = on_board("game=connect-four&size=5x4&order=worst", depth);
        for cut in session.trace().cuts() {
            let sentence = caption(&session, cut.step, Lang::En);
            let only_smaller = session.searched_for_order_only(&cut).count();
            let left_out = session.skipped(&cut).count() + only_smaller;
            assert_eq!(left_out, cut.skipped as usize, "{sentence}");
            let says = |words: &str| sentence.contains(words);
            assert_eq!(says("Only searched less deep: "), only_smaller > 0, "{sentence}");
            // Others of these may be searched less deep in the search of a node above.
            let says_unseen = says("Never visited: ") || says("Not searched this time: ");
            assert_eq!(says_unseen, only_smaller < left_out, "{sentence}");
            smaller += only_smaller;
            unseen += left_out - only_smaller;
        }
    }
    assert!(smaller > 100 && unseen > 100, "{smaller} and {unseen}");
}

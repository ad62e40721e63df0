//! What steps say, word by word.

use plyscope_core::games::GameProblem;
use plyscope_core::trace::{RecordStop, Recorder};
use plyscope_core::{GameTree, Step};
use plyscope_stage::caption::caption;
use plyscope_stage::engine::{search_game, search_tree};
use plyscope_stage::link::Link;
use plyscope_stage::locale::Lang;
use plyscope_stage::reading::reading;
use plyscope_stage::session::Session;
use plyscope_stage::told::search::of_game;

/// The session that an address describes.
fn session(link: &str) -> Session {
    let (link, problems) = Link::parse(link);
    assert_eq!(problems, []);
    match (link.game, link.text) {
        (Some(spec), _) => search_game(&spec, link.setup, Recorder::new()).expect("legal").0,
        (None, text) => {
            let tree = GameTree::parse(&text.expect("a tree")).expect("a tree");
            search_tree(tree, link.setup, Recorder::new()).expect("no limit")
        }
    }
}

#[test]
fn steps_say_what_happened_and_why() {
    let quiz = "tree=((8+5)+(20+3))+((2+4)+(15+6))";
    let single = "tree=(6+7)+(((5+9)+8)+4)";
    let variation = "tree=(3+5)+(2+9)&algorithm=principal-variation";
    let again = "tree=(3+5)+((4+9)+(8+2))&algorithm=principal-variation";
    let deepening = "tree=(4+8)+(17+5)&algorithm=iterative-deepening";
    let table = "game=tic-tac-toe&position=XOX/XO./..O&table=all&algorithm=minimax";
    let passes = "game=connect-four&algorithm=iterative-deepening&depth=2&table=all";
    let mirrored = "game=tic-tac-toe&table=all&symmetry=yes&position=XOX/.O./...";
    let to_the_end = "game=othello&size=4x4&depth=end&position=XXXX/XXOX/XOXX/.XXX";
    let one_ply = "game=tic-tac-toe&position=.../XO./.XO&algorithm=one-ply";
    #[rustfmt::skip]
    let steps = [
        (quiz, 1, "The search starts at L1-1, where MAX is to move. Nothing is known yet: the window is [−∞, ∞]."),
        (quiz, 15, "L3-2 is cut: MIN at L2-1 already has 8, and the value here is at least 20. Never visited: L4-4."),
        (single, 16, "L4-1 is cut: MAX at L1-1 already has 6, and the value here is at most 5. That bound was set 3 layers further up: a deep cutoff. Never visited: L5-2."),
        (variation, 6, "Down to L3-2 with a null window: is its value below 3, or not?"),
        (variation, 11, "Down to L3-3 with a null window: is its value above 3, or not?"),
        (again, 15, "L3-3 is cut: the null window only asked about 3, and 4 answers it. Never visited: L4-2."),
        (again, 22, "L3-4 is cut: the null window only asked about 3, and 8 answers it. Never visited: L4-4."),
        (again, 25, "L2-2 may be better, so it is searched again, now with the window [3, ∞]."),
        (deepening, 1, "This pass looks 1 ply ahead. The search starts at L1-1, where MAX is to move. Nothing is known yet: the window is [−∞, ∞]."),
        (deepening, 3, "The static evaluation of L2-1 says 4."),
        (deepening, 4, "Back from L2-1 with 4, which is only an estimate."),
        (deepening, 10, "This pass is finished: looking 1 ply ahead, the value is 5. 3 of 7 nodes visited, 0 pruned."),
        (table, 2, "The table does not know the start position yet."),
        (table, 7, "Down to c2 a1 b1, where the game is over."),
        (table, 8, "The game is over after c2 a1 b1: draw."),
        (table, 10, "c2 a1 goes into the table as draw. The table now holds 1 entry."),
        (passes, 2, "The table knows nothing of the start position that looks as far ahead as is wanted here."),
        (mirrored, 58, "Down to a2 a1 b1 c2, where X is to move, with the window [loss, win]."),
        (mirrored, 59, "The table knows a2 a1 b1 c2: draw, found at a2 c2 b1 a1. That settles it."),
        (to_the_end, 1, "The search starts at the start position, where X is to move. Nothing is known yet: the window is [−∞, ∞]."),
        (one_ply, 12, "X at the start position now has 1 from c3, the best so far."),
        (one_ply, 19, "Finished: the value of the tree is 1. 6 positions visited, 0 cuts."),
    ];
    for (link, step, told) in steps {
        assert_eq!(caption(&session(link), Step(step), Lang::En), told, "{link} at {step}");
    }
}

/// A move that will be pruned is called as the other moves of its layer are.
#[test]
fn before_the_search_no_node_tells_whether_it_is_pruned() {
    let session = session("game=connect-four&depth=2");
    let tree = session.tree();
    let lowest = tree.nodes().filter(|&node| tree.layer_of(node) == 2);
    let readings: Vec<_> =
        lowest.map(|node| reading(&session, node, Step::START, Lang::En)).collect();
    assert!(session.pruned_count(session.trace().last_step()) > 0);
    for reading in readings {
        assert!(reading.ends_with("leaf, not visited"), "{reading}");
    }
}

/// The last sentence of a search.
fn end(link: &str) -> String {
    let session = session(link);
    caption(&session, session.trace().last_step(), Lang::En)
}

#[test]
fn that_a_move_was_kept_by_a_bound_is_told() {
    let late = "game=tic-tac-toe&position=XOX/.O./...";
    for (algorithm, is_told) in [("find-max-min", true), ("alpha-beta", false), ("minimax", false)]
    {
        let told = end(&format!("{late}&algorithm={algorithm}"));
        assert_eq!(told.contains("need not be the best"), is_told, "{algorithm}: {told}");
    }
    let clear = end("game=tic-tac-toe&position=XOX/XXO/O.O&algorithm=find-max-min");
    assert!(!clear.contains("need not be the best"), "{clear}");
}

/// What is told of a board without rules is what the rules say.
#[test]
fn that_a_game_is_over_is_known_from_its_search() {
    let late = "game=tic-tac-toe&position=XOX/.O./...";
    for more in
        ["", "&algorithm=minimax", "&depth=2", "&table=all&symmetry=yes", "&algorithm=find-max-min"]
    {
        let session = session(&format!("{late}{more}"));
        let played = session.game().expect("a game");
        let mut over = 0;
        for node in session.tree().nodes() {
            let utility = played.rules().utility(&session.line(node));
            let outcome = session.outcome(node);
            assert!(outcome.is_none() || outcome == utility, "{more}: {outcome:?} at {node:?}");
            let is_visited = session.visit(node, session.trace().last_step()).is_some();
            assert_eq!(outcome.is_some(), utility.is_some() && is_visited, "{more}: {node:?}");
            over += usize::from(outcome.is_some());
        }
        assert!(over > 0, "{more}");
    }
}

/// Whether the game is over at a position, only leaving it tells.
#[test]
fn a_search_that_was_ended_does_not_say_that_the_game_was() {
    let (link, problems) = Link::parse("game=connect-four&algorithm=minimax&depth=3");
    assert_eq!(problems, []);
    let spec = link.game.expect("a game");
    for steps in 1..60 {
        let recorder = Recorder::new().with_limit(steps);
        let (session, stop) = search_game(&spec, link.setup, recorder).expect("legal");
        assert_eq!(stop, Some(RecordStop::TooLong { limit: steps }));
        for step in (1..=session.trace().last_step().0).map(Step) {
            let told = caption(&session, step, Lang::En);
            assert!(!told.contains("game is over"), "{steps} steps: {step:?}: {told}");
        }
    }
}

#[test]
fn a_position_of_the_wrong_size_is_told_which_size_is_right() {
    let rows = GameProblem::Rows { given: 1, expected: 8 };
    let columns = GameProblem::Columns { row: 1, given: 2, expected: 3 };
    let counts = GameProblem::Counts { max: 3, min: 0 };
    for (problem, told) in [
        (rows, "The board has 8 rows; the position has 1."),
        (columns, "The board has 3 columns; row 1 has 2."),
        (counts, "3 X against 0 O cannot be: the players move by turns, and X begins."),
    ] {
        assert_eq!(of_game(&problem, Lang::En), told);
    }
}

//! Null-move pruning in games: where it is right, and where it is wrong.

use crate::support::later::later;
use plyscope_games::{BoardGame, Checkers, Chess, GameOptions, SetUp};
use plyscope_search::algo::{alpha_beta, Algorithm, Options};
use plyscope_search::game::{Game, Move};
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{NodeId, Off, Player, Value, Verdict};
use proptest::prelude::*;

fn from<G: SetUp>(position: &str) -> G {
    let position = Some(position.to_owned());
    G::new(&GameOptions { position, ..GameOptions::default() }).expect("the position is legal")
}

/// The value, the nodes that were visited, and the best move.
fn searched(game: &Chess, search: Algorithm, depth: u16) -> (Verdict, u64, String) {
    let options = Options { depth: Some(depth), ..Options::default() };
    let mut counter = Counter::default();
    let Ok(found) = search.run(game, &options, &mut counter);
    let mut recorder = Recorder::new();
    search.run(game, &options, &mut recorder).expect("no limit");
    let trace = recorder.finish();
    let best = trace.best(NodeId::ROOT, trace.last_step()).expect("a move");
    (found, counter.visited(), game.move_name(&game.root(), trace.by(best.child)))
}

/// The scenes of the gallery.
#[test]
fn null_moves_save_nodes_and_are_wrong_in_zugzwang() {
    let zugzwang = "8/4k1K1/5p2/5P2/8/8/8/8 w - - 0 1";
    let quiet = "6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1 w - - 0 1";
    // The smothered bishop of Morphy's problem must move.
    let problem = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
    let whole = |number| Value::whole(number).expect("small");
    let (right, wrong) = (Algorithm::AlphaBeta, Algorithm::NullMove);
    let table = [
        (zugzwang, right, whole(1), 126, "Kg6"),
        (zugzwang, wrong, whole(0), 45, "Kg8"),
        (quiet, right, whole(8), 1872, "Qa5"),
        (quiet, wrong, whole(8), 566, "Qa5"),
        (problem, right, Value::WIN, 1032, "Ra6"),
        (problem, wrong, whole(1), 390, "Kd8"),
    ];
    for (position, search, value, visited, by) in table {
        let (found, nodes, best) = searched(&from(position), search, 4);
        assert_eq!(
            (found, nodes, best.as_str()),
            (Verdict::Exact(value), visited, by),
            "{position}"
        );
    }
}

#[test]
fn the_null_move_lets_the_opponent_move() {
    let table = [
        // A pawn that has just moved two squares can be taken en passant only at once.
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Some("4k3/8/8/3pP3/8/8/8/4K3 b - - 1 1")),
        // In check.
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", None),
    ];
    for (position, after) in table {
        let game: Chess = from(position);
        let root = game.root();
        assert_eq!(game.can_pass(&root), after.is_some(), "{position}");
        if let Some(after) = after {
            assert_eq!(game.notation(&game.play(&root, Move::NULL)), after);
            assert_eq!(game.move_name(&root, Move::NULL), "--");
            assert_eq!(game.move_names(&root, &[Move::NULL])[0], "--");
        }
    }
    let game: Checkers = from("B:W25:B14");
    let after = game.play(&game.root(), Move::NULL);
    assert_eq!(
        (game.player(&after), game.move_name(&after, Move::NULL)),
        (Player::Min, "--".into())
    );
    let game: Checkers = from("B:W18,25:B14,15");
    assert!(!game.can_pass(&game.root()), "who can capture must");
}

/// After a pass the opponent has the moves that a player would have who begins there.
fn check_pass<G: SetUp>(game: &G) -> Result<(), TestCaseError> {
    let root = game.root();
    prop_assert!(game.moves(&root).all(|by| by != Move::NULL));
    if game.utility(&root).is_some() || !game.can_pass(&root) {
        return Ok(());
    }
    let after = game.play(&root, Move::NULL);
    prop_assert_eq!(game.player(&after), game.player(&root).opponent());
    prop_assert_eq!(game.board(&after), game.board(&root));
    prop_assert!(game.key(&after) != game.key(&root));
    // Passing twice is where it began, but for the clock.
    if game.can_pass(&after) {
        let twice = game.play(&after, Move::NULL);
        prop_assert_eq!(game.player(&twice), game.player(&root));
        prop_assert_eq!(game.moves(&twice).len(), game.moves(&root).len());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn passing_changes_only_who_is_to_move(
        choices in prop::collection::vec(0_usize..40, 0..40),
    ) {
        check_pass(&later::<Checkers>(&GameOptions::default(), &choices))?;
        // In chess the right to take en passant is gone.
        let game: Chess = later(&GameOptions::default(), &choices);
        if game.notation(&game.root()).split(' ').nth(3) == Some("-") {
            check_pass(&game)?;
        }
    }

    /// Up to depth 3 nobody passes, but below the root's moves there is room from 4 on.
    #[test]
    fn shallow_searches_are_those_of_alpha_beta(
        choices in prop::collection::vec(0_usize..40, 0..40),
        depth in 0_u16..4,
    ) {
        let game: Checkers = later(&GameOptions::default(), &choices);
        let options = Options { depth: Some(depth), ..Options::default() };
        prop_assert_eq!(
            Algorithm::NullMove.run(&game, &options, &mut Off),
            alpha_beta(&game, &options, &mut Off)
        );
    }
}

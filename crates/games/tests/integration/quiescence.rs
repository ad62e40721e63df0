//! Alpha-beta with quiescence search in games with captures.

use crate::core_support::noisy::value_until_quiet;
use crate::core_support::searches::options;
use plyscope_games::unfold::unfold;
use plyscope_games::{
    BoardGame, Checkers, Chess, ConnectFour, GameOptions, Othello, SetUp, TicTacToe,
};
use plyscope_search::algo::{alpha_beta, quiescence, Algorithm, Options, Order};
use plyscope_search::limits::MAX_EXTENSION;
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{Event, Game, Move, NodeId, Off, Value, Verdict, Window};
use proptest::prelude::*;

fn from<G: SetUp>(position: &str) -> G {
    let position = Some(position.to_owned());
    G::new(&GameOptions { position, ..GameOptions::default() }).expect("the position is legal")
}

/// A game after some random moves, captures first where there is one and chance wants it.
fn later<G: SetUp>(choices: &[(usize, bool)]) -> G {
    let game = G::new(&GameOptions::default()).expect("the usual game");
    let mut position = game.root();
    for &(choice, captures) in choices {
        let next = |position: &G::Position| {
            let noisy = |by: &Move| !captures || game.is_noisy(position, *by);
            let wanted: Vec<Move> = game.moves(position).filter(noisy).collect();
            let all: Vec<Move> = game.moves(position).collect();
            let moves = if wanted.is_empty() { all } else { wanted };
            moves[choice % moves.len()]
        };
        let after = game.play(&position, next(&position));
        if game.utility(&after).is_some() {
            break;
        }
        position = after;
    }
    from(&game.notation(&position))
}

fn check_value<G: Game>(game: &G, options: &Options, depth: u16) -> Result<(), TestCaseError> {
    let options = Options { window: Window::FULL, depth: Some(depth), ..*options };
    let Ok(found) = quiescence(game, &options, &mut Off);
    let expected = value_until_quiet(game, &game.root(), depth);
    prop_assert_eq!(found, Verdict::Exact(expected));
    Ok(())
}

/// What is unfolded of a search has, beyond the horizon, the noisy moves and no others; also where a player
/// stands pat and none of them is looked at.
fn check_unfolded<G: Game>(game: &G, depth: u16) -> Result<(), TestCaseError> {
    let options = Options { depth: Some(depth), ..Options::default() };
    let mut recorder = Recorder::new();
    quiescence(game, &options, &mut recorder).expect("no limit");
    let trace = recorder.finish();
    let unfolded = unfold(game, &trace);
    let mut positions = vec![game.root()];
    for visit in (0..trace.node_count() as u32).map(NodeId) {
        if let Some(above) = trace.parent(visit) {
            let position = game.play(&positions[above.index()], trace.by(visit));
            positions.push(position);
        }
        let position = &positions[visit.index()];
        let children = unfolded.tree.children(unfolded.node_of[visit.index()]);
        let shown: Vec<Move> = children.map(|child| unfolded.moves[child.index()]).collect();
        if trace.extension(visit).is_some() {
            let noisy = game.moves(position).filter(|&by| game.is_noisy(position, by));
            prop_assert_eq!(shown, noisy.collect::<Vec<_>>());
        } else {
            let all: Vec<Move> = game.moves(position).collect();
            prop_assert!(shown.is_empty() || shown == all);
        }
    }
    Ok(())
}

fn check_steps_of_alpha_beta<G: SetUp>(options: &Options, depth: u16) -> Result<(), TestCaseError> {
    let options = Options { depth: Some(depth), ..*options };
    let game = G::new(&GameOptions::default()).expect("the usual game");
    let (mut one, mut other): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
    let Ok(_) = quiescence(&game, &options, &mut one);
    let Ok(_) = alpha_beta(&game, &options, &mut other);
    prop_assert_eq!(one, other);
    Ok(())
}

fn choices(most: usize) -> impl Strategy<Value = Vec<(usize, bool)>> {
    prop::collection::vec((0_usize..60, any::<bool>()), 0..most)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn chess_has_the_value_by_definition(choices in choices(50), options in options()) {
        let game: Chess = later(&choices);
        let root = game.root();
        // By definition nothing is cut, so that only quiet enough positions are looked at.
        let noisy = game.moves(&root).filter(|&by| game.is_noisy(&root, by)).count();
        check_value(&game, &options, u16::from(noisy < 3))?;
        check_unfolded(&game, 1)?;
    }

    #[test]
    fn checkers_has_the_value_by_definition(
        choices in choices(60),
        options in options(),
        depth in 0_u16..4,
    ) {
        let game: Checkers = later(&choices);
        check_value(&game, &options, depth)?;
        check_unfolded(&game, depth)?;
    }

    #[test]
    fn games_without_captures_are_searched_as_by_alpha_beta(
        options in options(),
        depth in 0_u16..4,
    ) {
        check_steps_of_alpha_beta::<TicTacToe>(&options, depth)?;
        check_steps_of_alpha_beta::<ConnectFour>(&options, depth)?;
        check_steps_of_alpha_beta::<Othello>(&options, depth)?;
    }
}

fn noisy_names<G: SetUp>(game: &G) -> Vec<String> {
    let root = game.root();
    let noisy = game.moves(&root).filter(|&by| game.is_noisy(&root, by));
    noisy.map(|by| game.move_name(&root, by)).collect()
}

#[test]
fn captures_and_promotions_are_noisy() {
    let table: [(&str, &[&str]); 5] = [
        ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", &[]),
        ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", &["exd5"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", &["exd6"]),
        (
            "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            &["axb8=N", "axb8=B", "axb8=R+", "axb8=Q+", "a8=N", "a8=B", "a8=R", "a8=Q"],
        ),
        // Castling is none, though the king is written onto a rook by the rules.
        ("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", &[]),
    ];
    for (position, expected) in table {
        let mut names = noisy_names(&from::<Chess>(position));
        let mut expected = expected.to_vec();
        names.sort();
        expected.sort_unstable();
        assert_eq!(names, expected, "{position}");
    }
    let checkers = |position: &str| noisy_names(&from::<Checkers>(position));
    assert_eq!(checkers("B:W18,25:B14,15"), ["14x23", "15x22x29"]);
    assert!(checkers("B:W25:B14").is_empty());
}

/// The queen takes a pawn that is protected: a search to depth 1 does not see that she is lost.
#[test]
fn the_horizon_effect_is_gone() {
    let game: Chess = from("6k1/2p2ppp/3p4/8/8/8/3Q1PPP/6K1 w - - 0 1");
    let best = |search: Algorithm, depth| {
        let options = Options { depth: Some(depth), ..Options::default() };
        let mut recorder = Recorder::new();
        let found = search.run(&game, &options, &mut recorder).expect("no limit");
        let trace = recorder.finish();
        let best = trace.best(NodeId::ROOT, trace.last_step()).expect("a move");
        (game.move_name(&game.root(), trace.by(best.child)), found)
    };
    let exactly = |number| Verdict::Exact(Value::whole(number).expect("small"));
    assert_eq!(best(Algorithm::AlphaBeta, 1), ("Qxd6".to_owned(), exactly(8)));
    let (with_quiescence, value) = best(Algorithm::Quiescence, 1);
    assert_ne!(with_quiescence, "Qxd6");
    assert_eq!(value, exactly(7));
    assert_eq!(best(Algorithm::AlphaBeta, 2), (with_quiescence, value));
}

/// Captures are not followed for ever, even where there are very many.
#[test]
fn the_search_of_captures_stays_small() {
    let table = [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "q2k2q1/2nqn2b/1n1P1n1b/2rnr2Q/1NQ1QN1Q/3Q3B/2RQR2B/Q2K2Q1 w - - 0 1",
    ];
    for position in table {
        let visited = |order| {
            let mut counter = Counter::default();
            let options = Options { depth: Some(1), order, ..Options::default() };
            let Ok(_) = quiescence(&from::<Chess>(position), &options, &mut counter);
            assert!(counter.plies.len() <= 2 + usize::from(MAX_EXTENSION));
            counter.visited()
        };
        let (given, best_first) = (visited(Order::LeftToRight), visited(Order::BestFirst));
        assert!(given < 100_000, "{position}: {given}");
        assert!(best_first < given, "{position}: {best_first}");
    }
}

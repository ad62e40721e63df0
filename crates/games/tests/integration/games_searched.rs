//! Every search on real games, and the figures that the lectures give.

use crate::core_support::searches::{algorithms_with, options, search};
use plyscope_games::{
    BoardGame, Checkers, ConnectFour, Ending, GameOptions, OneOfTwo, SetUp, TicTacToe,
    TwentyFortyEight,
};
use plyscope_search::algo::{
    alpha_beta, minimax, Algorithm, Fail, Feature, Keeps, Options, Order, Soundness, Symmetry,
    TableOptions,
};
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{Event, Game, Off, Value, Verdict, Window};
use proptest::prelude::*;

fn tic_tac_toe(options: &GameOptions) -> TicTacToe {
    TicTacToe::new(options).expect("legal options")
}

/// The window of the lecture's code: what the human wins to what the computer wins.
const GAME: Window = Window { alpha: Value::LOSS, beta: Value::WIN };

fn table(keeps: Keeps, symmetry: Symmetry) -> Option<TableOptions> {
    Some(TableOptions { from: 3, to: 5, keeps, symmetry, ..TableOptions::default() })
}

/// How many calls a search of the whole game takes, and what comes out.
fn calls(search: Algorithm, game: &TicTacToe, options: &Options) -> (u64, Value) {
    let mut counter = Counter::default();
    let Ok(verdict) = search.run(game, options, &mut counter);
    (counter.visited(), verdict.value())
}

#[test]
fn the_lectures_table_of_calls_comes_out() {
    let plain = Options::default();
    let game = Options { window: GAME, ..plain };
    let lectures =
        |symmetry| Options { table: table(Keeps::Numbers, symmetry), fail: Fail::Start, ..game };
    let all_lines = GameOptions { ending: Ending::FullBoard, ..GameOptions::default() };
    let usual = GameOptions::default();
    let rows = [
        (986_410, Algorithm::Minimax, &all_lines, plain),
        (549_946, Algorithm::Minimax, &usual, plain),
        (18_297, Algorithm::AlphaBeta, &usual, plain),
        (16_811, Algorithm::AlphaBeta, &usual, game),
        (7_954, Algorithm::AlphaBeta, &usual, lectures(Symmetry::Apart)),
        (2_381, Algorithm::AlphaBeta, &usual, lectures(Symmetry::Together)),
    ];
    for (expected, search, rules, options) in rows {
        let (calls, _) = calls(search, &tic_tac_toe(rules), &options);
        assert_eq!(calls, expected, "{search:?} {options:?}");
    }
}

#[test]
fn the_lectures_table_is_unsound_and_bounds_mend_it() {
    let rows =
        [(Keeps::Numbers, Value::WIN), (Keeps::Exact, Value::DRAW), (Keeps::Bounds, Value::DRAW)];
    for (keeps, value) in rows {
        let options = Options { table: table(keeps, Symmetry::Together), ..Options::default() };
        let found = calls(Algorithm::AlphaBeta, &tic_tac_toe(&GameOptions::default()), &options).1;
        assert_eq!(found, value, "{keeps:?}");
    }
}

/// The options of a game that starts from a position some moves into it.
fn later<G: SetUp>(options: GameOptions, choices: &[usize]) -> GameOptions {
    let game = G::new(&options).expect("legal options");
    let mut position = game.root();
    for choice in choices {
        if game.utility(&position).is_none() {
            let moves: Vec<_> = game.moves(&position).collect();
            position = game.play(&position, moves[choice % moves.len()]);
        }
    }
    GameOptions { position: Some(game.notation(&position)), ..options }
}

/// One of three games, which between them have symmetries, noisy moves, passes and chance.
type AnyGame = OneOfTwo<ConnectFour, OneOfTwo<Checkers, TwentyFortyEight>>;

/// A search does with a game that is one of several, step by step, what it does with that game alone.
fn check_any<G: SetUp>(
    any: fn(G) -> AnyGame,
    (game, choices): (GameOptions, &[usize]),
    (search, options): (Algorithm, Options),
) -> Result<(), TestCaseError> {
    let game = later::<G>(game, choices);
    let [alone, among] = [(); 2].map(|()| G::new(&game).expect("legal options"));
    let among = any(among);
    let (mut events, mut expected) = (Vec::<Event>::new(), Vec::new());
    let Ok(verdict) = search.run(&alone, &options, &mut expected);
    prop_assert_eq!(search.run(&among, &options, &mut events), Ok(verdict));
    prop_assert_eq!(events, expected);
    let [at, in_any] = [alone.notation(&alone.root()), among.notation(&among.root())];
    prop_assert_eq!(at, in_any);
    prop_assert_eq!(alone.board(&alone.root()), among.board(&among.root()));
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn every_search_finds_the_minimax_value_of_a_position(
        (_, ending) in prop::sample::select(Ending::ALL),
        choices in prop::collection::vec(0_usize..20, 3..9),
        search in algorithms_with(|search| {
            search.descriptor().soundness != Soundness::UnsoundWithDepth
        }),
        options in options(),
    ) {
        let rules = GameOptions { ending, ..GameOptions::default() };
        let game = tic_tac_toe(&later::<TicTacToe>(rules, &choices));
        let options = Options { window: Window::FULL, ..options };
        let to_depth = Options { depth: search.descriptor().horizon.plies(options.depth), ..Options::default() };
        let Ok(expected) = minimax(&game, &to_depth, &mut Off);
        let Ok(found) = search.run(&game, &options, &mut Off);
        prop_assert_eq!(found, expected);
    }

    #[test]
    fn a_game_among_others_is_searched_as_it_is_alone(
        choices in prop::collection::vec(0_usize..20, 0..9),
        search in search(),
        options in options(),
        depth in 0_u16..4,
    ) {
        let searched = (search, Options { depth: Some(depth), ..options });
        let sized = |size| GameOptions { size, ..GameOptions::default() };
        check_any::<ConnectFour>(OneOfTwo::first, (sized(Some((5, 4))), &choices), searched)?;
        let checkers = |game| OneOfTwo::second(OneOfTwo::first(game));
        check_any::<Checkers>(checkers, (sized(None), &choices), searched)?;
        if search.offers(Feature::Chance) {
            let tiles = |game| OneOfTwo::second(OneOfTwo::second(game));
            check_any::<TwentyFortyEight>(tiles, (sized(None), &choices), searched)?;
        }
    }
}

#[test]
fn the_best_order_looks_at_least() {
    let game = tic_tac_toe(&GameOptions::default());
    let visited = |order| {
        let mut counter = Counter::default();
        let options = Options { order, ..Options::default() };
        let Ok(verdict) = alpha_beta(&game, &options, &mut counter);
        assert_eq!(verdict, Verdict::Exact(Value::DRAW));
        counter.visited()
    };
    let (best, given, worst) =
        (visited(Order::BestFirst), visited(Order::LeftToRight), visited(Order::WorstFirst));
    assert!(best < given && given < worst, "{best} {given} {worst}");
}

/// With kings alone a position comes again two plies later, so that a pass finds in the table what the last
/// but one has estimated. That is an estimate still, and something is left beyond the horizon.
#[test]
fn estimates_in_a_table_do_not_end_iterative_deepening() {
    let position = Some("B:WK1:BK32".to_owned());
    let game = Checkers::new(&GameOptions { position, ..GameOptions::default() }).expect("kings");
    let table = Some(TableOptions::default());
    let options = Options { depth: Some(36), table, ..Options::default() };
    let mut recorder = Recorder::new().with_last_ply(2);
    Algorithm::IterativeDeepening.run(&game, &options, &mut recorder).expect("no limit");
    let last = recorder.finish().last_finished().expect("a pass");
    assert_eq!((last.horizon, last.is_estimate), (Some(36), true));
}

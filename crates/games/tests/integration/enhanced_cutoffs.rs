//! The enhanced transposition cutoff: the same value, and each such cut is by a child that the table knew.

use crate::core_support::searches::{algorithms_with, options};
use crate::support::later::later;
use plyscope_games::unfold::unfold;
use plyscope_games::{Checkers, ConnectFour, GameOptions, Othello, TicTacToe};
use plyscope_search::algo::{Algorithm, Cutoffs, Feature, Options, TableOptions};
use plyscope_search::trace::Recorder;
use plyscope_search::tracer::Counter;
use plyscope_search::{Event, Game, NodeId, Off, Player, Value, Verdict, Window};
use proptest::prelude::*;

fn enhanced(options: &Options, cutoffs: Cutoffs) -> Options {
    Options { table: options.table.map(|table| TableOptions { cutoffs, ..table }), ..*options }
}

fn sized(size: Option<(u8, u8)>) -> GameOptions {
    GameOptions { size, ..GameOptions::default() }
}

/// With the full window the value is the same, and what is cut is cut rightly.
fn check<G: Game>(game: &G, search: Algorithm, options: &Options) -> Result<(), TestCaseError> {
    let with = enhanced(options, Cutoffs::Enhanced);
    let open = |options: Options| Options { window: Window::FULL, ..options };
    let expected = search.run(game, &open(enhanced(options, Cutoffs::Own)), &mut Off);
    if search.is_sound() {
        prop_assert_eq!(search.run(game, &open(with), &mut Off), expected);
    }
    let mut recorder = Recorder::new();
    search.run(game, &with, &mut recorder).expect("no limit");
    let trace = recorder.finish();
    let unfolded = unfold(game, &trace);
    let end = trace.last_step();
    for node in (0..trace.node_count() as u32).map(NodeId) {
        let Some(hit) = trace.child_hit(node) else { continue };
        let moves = unfolded.tree.children(unfolded.node_of[node.index()]);
        prop_assert!(moves.clone().any(|child| unfolded.moves[child.index()] == hit.by));
        prop_assert!(trace.is_childless(node) && trace.is_cut_before_moves(node));
        let cut = trace.cut_of(node).expect("a cut");
        prop_assert_eq!(cut.skipped as usize, moves.len());
        prop_assert!(trace.window(node, hit.step).window().is_closed(options.cut));
        let store = trace.store(hit.found.number).expect("all is recorded");
        prop_assert!(store.step < hit.step);
        prop_assert_eq!(store.verdict, hit.found.verdict);
        let is_bound = match trace.player(node) {
            Player::Max => !matches!(hit.found.verdict, Verdict::AtMost(_)),
            Player::Min => !matches!(hit.found.verdict, Verdict::AtLeast(_)),
        };
        prop_assert!(is_bound);
        let verdict = trace.verdict(node, end).expect("it was left");
        prop_assert!(!matches!(verdict, Verdict::Exact(_)), "moves were left out");
        let Some(Event::ProbeChild { by, found, .. }) = trace.event(hit.step) else {
            return Err(TestCaseError::fail("another event"));
        };
        prop_assert_eq!((by, found), (hit.by, hit.found));
    }
    Ok(())
}

/// The searches that ask a table before they cut.
fn search() -> impl Strategy<Value = Algorithm> {
    algorithms_with(|search| search.offers(Feature::Table) && search.offers(Feature::Cut))
}

fn with_table() -> impl Strategy<Value = Options> {
    options()
        .prop_map(|options| Options { table: Some(options.table.unwrap_or_default()), ..options })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn the_value_is_the_same(
        choices in prop::collection::vec(0_usize..20, 2..9),
        search in search(),
        options in with_table(),
        depth in 0_u16..5,
    ) {
        check::<TicTacToe>(&later(&sized(None), &choices), search, &options)?;
        let options = Options { depth: Some(depth), ..options };
        check::<ConnectFour>(&later(&sized(Some((4, 4))), &choices), search, &options)?;
        check::<Othello>(&later(&sized(Some((4, 4))), &choices), search, &options)?;
        check::<Checkers>(&later(&sized(None), &choices), search, &options)?;
    }
}

/// The figures of the guide.
#[test]
fn it_saves_nodes() {
    let game: TicTacToe = later(&sized(None), &[]);
    let lectures = Window { alpha: Value::LOSS, beta: Value::WIN };
    let visited = |search: Algorithm, cutoffs| {
        let table = Some(TableOptions { cutoffs, ..TableOptions::default() });
        let options = Options { table, window: lectures, ..Options::default() };
        let mut counter = Counter::default();
        let Ok(found) = search.run(&game, &options, &mut counter);
        (found, counter.visited())
    };
    let [(one, without), (other, with)] =
        [Cutoffs::Own, Cutoffs::Enhanced].map(|cutoffs| visited(Algorithm::AlphaBeta, cutoffs));
    assert_eq!(one, other);
    assert_eq!((without, with), (4_280, 3_822));
}

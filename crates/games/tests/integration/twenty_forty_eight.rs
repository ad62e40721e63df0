//! 2048: its rules, its notation, and its values, found again by other means.

mod slow;

use crate::support::{check_play, check_symmetry};
use plyscope_games::perft::{finished, reachable, sequences};
use plyscope_games::{
    read_move, BoardGame, Ending, GameOption, GameOptions, GameProblem, Illegality, SetUp, Squares,
    Style, TwentyFortyEight,
};
use plyscope_search::algo::{expectiminimax, star1, star2, Options, Symmetry, TableOptions};
use plyscope_search::{Fraction, Game, Move, Off, Player, Value, Verdict, Window};
use proptest::prelude::*;
use slow::{free, largest, score, Aim, Endless, Rows, Tiles};

fn of_size(side: u8) -> GameOptions {
    GameOptions { size: Some((side, side)), ..GameOptions::default() }
}

/// A position on a board with as many rows as it has.
fn options(text: &str) -> GameOptions {
    let side = text.matches('/').count() as u8 + 1;
    GameOptions { position: Some(text.to_owned()), ..of_size(side) }
}

fn position(text: &str) -> TwentyFortyEight {
    TwentyFortyEight::new(&options(text)).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn exact(verdict: Result<Verdict, std::convert::Infallible>) -> Value {
    match verdict {
        Ok(Verdict::Exact(value)) => value,
        other => panic!("{other:?} is not exact"),
    }
}

fn moves(game: &TwentyFortyEight) -> Vec<Move> {
    game.moves(&game.root()).collect()
}

#[test]
fn a_move_pushes_all_tiles_and_merges_each_once() {
    let table: [(&str, &[(&str, &str)]); 7] = [
        (
            "2 ./. 2:3",
            &[
                ("L", "2 ./2 .:new 2"),
                ("R", ". 2/. 2:new 2"),
                ("U", "2 2/. .:new 2"),
                ("D", ". ./2 2:new 2"),
            ],
        ),
        ("2 2/. .", &[("L", "4 ./. .:new 4"), ("R", ". 4/. .:new 4"), ("D", ". ./2 2:new 4")]),
        ("2 4/4 2", &[]),
        // After the last move no tile comes.
        ("2 4/. .:1", &[("D", ". ./2 4:0")]),
        // A tile that has just been made merges no more; those nearest to the edge merge.
        (
            "2 2 4/. . ./. . .",
            &[
                ("L", "4 4 ./. . ./. . .:new 2"),
                ("R", ". 4 4/. . ./. . .:new 2"),
                ("D", ". . ./. . ./2 2 4:new 2"),
            ],
        ),
        (
            "4 2 2/2 . ./2 4 8",
            &[
                ("L", "4 4 ./2 . ./2 4 8:new 2"),
                ("R", ". 4 4/. . 2/2 4 8:new 2"),
                ("U", "4 2 2/4 4 8/. . .:new 2"),
                ("D", ". . ./4 2 2/4 4 8:new 2"),
            ],
        ),
        (
            "2 . ./2 . ./2 . .:2",
            &[
                ("R", ". . 2/. . 2/. . 2:new 1"),
                ("U", "4 . ./2 . ./. . .:new 1"),
                ("D", ". . ./2 . ./4 . .:new 1"),
            ],
        ),
    ];
    for (text, expected) in table {
        let game = position(text);
        let root = game.root();
        let found: Vec<(String, String)> = moves(&game)
            .into_iter()
            .map(|by| (game.move_name(&root, by), game.notation(&game.play(&root, by))))
            .collect();
        let found: Vec<(&str, &str)> =
            found.iter().map(|(by, to)| (by.as_str(), to.as_str())).collect();
        assert_eq!(found, expected, "{text}");
        assert_eq!(game.utility(&root).is_some(), expected.is_empty(), "{text}");
    }
}

#[test]
fn a_new_tile_is_a_two_nine_times_of_ten() {
    let game = position("2 ./. 2:new 2");
    let root = game.root();
    let found: Vec<(String, Fraction, String)> = moves(&game)
        .into_iter()
        .map(|by| {
            let part = game.probability(&root, by).expect("chance decides");
            (game.move_name(&root, by), part, game.notation(&game.play(&root, by)))
        })
        .collect();
    let part = |tenths| Fraction::new(tenths, 20).expect("a fraction");
    let expected = [
        ("[b2=2]", part(9), "2 2/. 2:2"),
        ("[b2=4]", part(1), "2 4/. 2:2"),
        ("[a1=2]", part(9), "2 ./2 2:2"),
        ("[a1=4]", part(1), "2 ./4 2:2"),
    ];
    let expected = expected.map(|(by, part, to)| (by.to_owned(), part, to.to_owned()));
    assert_eq!(found, expected);
    let four = read_move(&game, &root, "[A1=4]").expect("a move");
    assert_eq!(game.squares(&root, four), Squares { from: None, to: Some(2) });
    let sliding = position("2 ./. 2");
    let root = sliding.root();
    assert!(moves(&sliding).into_iter().all(|by| sliding.probability(&root, by).is_none()));
    assert!(moves(&sliding).into_iter().all(|by| sliding.squares(&root, by) == Squares::default()));
    assert_eq!(sliding.player(&root), Player::Max);
}

#[test]
fn a_game_begins_with_two_tiles_and_lasts_a_few_moves() {
    for (side, text) in [(2, "2 ./. 2:5"), (3, "2 . ./. . ./. . 2:3")] {
        let game = TwentyFortyEight::new(&of_size(side)).expect("a board");
        assert_eq!(game.notation(&game.root()), text);
    }
    let usual = TwentyFortyEight::new(&GameOptions::default()).expect("a board");
    assert_eq!(usual.notation(&usual.root()), "2 ./. 2:5");
    for (text, printed) in [
        ("2 ./. 2", "2 ./. 2:5"),
        (" 2 _ / - 2 : 4 ", "2 ./. 2:4"),
        (" 2 . / .\t2 :new2", "2 ./. 2:new 2"),
        (". ./. .", ". ./. .:5"),
        ("2 4/4 2:new 1", ""),
    ] {
        match TwentyFortyEight::new(&options(text)) {
            Ok(game) => assert_eq!(game.notation(&game.root()), printed),
            Err(problem) => {
                assert_eq!(
                    (problem, printed),
                    (GameProblem::Illegal(Illegality::NoEmptySquare), "")
                );
            }
        }
    }
}

#[test]
fn wrong_positions_are_refused() {
    use GameProblem::{Columns, Illegal, MovesLeft, Rows, Tile};
    let tile = |given: &str| Tile { given: given.to_owned() };
    let left = |given: &str| MovesLeft { given: given.to_owned(), most: 5 };
    let table = [
        ("", Rows { given: 1, expected: 2 }),
        ("2 ./. 2/. .", Rows { given: 3, expected: 2 }),
        ("2/. 2", Columns { row: 1, given: 1, expected: 2 }),
        ("2 ./. 2 .", Columns { row: 2, given: 3, expected: 2 }),
        ("2 ./. 3", tile("3")),
        ("1 ./. 2", tile("1")),
        ("0 ./. 2", tile("0")),
        ("+2 ./. 2", tile("+2")),
        ("2,. ./. 2", tile("2,.")),
        ("2 ./. 99999999999999999999", tile("99999999999999999999")),
        ("2 ./. 2048", tile("2048")),
        ("2 ./. 2:", left("")),
        ("2 ./. 2:6", left("6")),
        ("2 ./. 2:-1", left("-1")),
        ("2 ./. 2:+1", left("+1")),
        ("2 ./. 2:new", left("new")),
        ("2 ./. 2:new 0", left("new 0")),
        ("2 ./. 2:new 5", left("new 5")),
        ("2 ./. 2:3:1", left("3:1")),
        ("32 16/8 8", Illegal(Illegality::TilesTooLarge)),
        ("2 4/4 2:new 1", Illegal(Illegality::NoEmptySquare)),
    ];
    for (text, problem) in table {
        let given = GameOptions { position: Some(text.to_owned()), ..GameOptions::default() };
        assert_eq!(TwentyFortyEight::new(&given).err(), Some(problem), "{text}");
    }
    assert!(TwentyFortyEight::new(&options("32 16/8 4")).is_ok());
    let option = |options: GameOptions| TwentyFortyEight::new(&options).err();
    let usual = GameOptions::default();
    for given in [(4, 4), (1, 1), (3, 2), (0, 0), (255, 255)] {
        let found = option(GameOptions { size: Some(given), ..usual.clone() });
        assert_eq!(found, Some(GameProblem::NoSuchSize { given, known: vec![(2, 2), (3, 3)] }));
    }
    let not_offered = |option| Some(GameProblem::NotOffered { option });
    let line = option(GameOptions { line: Some(3), ..usual.clone() });
    assert_eq!(line, not_offered(GameOption::Line));
    let ending = option(GameOptions { ending: Ending::Misere, ..of_size(3) });
    assert_eq!(ending, not_offered(GameOption::Ending));
}

#[test]
fn the_board_has_tiles_with_their_exponents() {
    let game = position("2 . 1024/. 16 ./. . 4");
    let board = game.board(&game.root());
    assert_eq!((board.columns, board.rows, board.style), (3, 3, Style::Tiles));
    let kinds = board.squares.iter().map(|piece| piece.map_or('.', |piece| piece.kind));
    assert_eq!(kinds.collect::<String>(), "1.A.4...2");
    let numbers = board.squares.iter().flatten().map(|piece| piece.number());
    assert_eq!(numbers.collect::<Vec<_>>(), [2, 1024, 16, 4]);
}

#[test]
fn estimates_and_ends_are_worth_what_the_evaluation_says() {
    let table = [
        ("8 4/2 .", Some("score"), None, "20"),
        ("8 4/2 .", None, None, "20"),
        ("8 4/2 .", Some("free-squares"), None, "1"),
        ("8 4/2 .", Some("largest-tile"), None, "8"),
        ("2 2/2 2", None, Some("pairs"), "4"),
        ("4 2/2 4", None, None, "8"),
        ("4 2/2 4", Some("largest-tile"), None, "4"),
        ("8 4/2 .:0", None, Some("score+10*free-largest"), "22"),
        ("8 4/2 .", None, Some("0.3*largest"), "2"),
        ("8 4/2 .", None, Some("-0.3*largest"), "-2"),
        ("8 4/2 .", None, Some("1000*score"), "1000"),
        ("8 4/2 .", None, Some("-1000*score"), "-1000"),
        (". ./. .", None, None, "0"),
    ];
    for (text, evaluation, weights, estimate) in table {
        let given = GameOptions {
            evaluation: evaluation.map(str::to_owned),
            weights: weights.map(str::to_owned),
            ..options(text)
        };
        let game = TwentyFortyEight::new(&given).expect(text);
        let root = game.root();
        assert_eq!(game.estimate(&root).to_string(), estimate, "{text} {evaluation:?} {weights:?}");
        let end = game.utility(&root);
        assert!(end.is_none() || end == Some(game.estimate(&root)), "{text}");
    }
    // Where all positions are worth the same, no window bounds them.
    let nothing = GameOptions { weights: Some("0".to_owned()), ..GameOptions::default() };
    assert_eq!(TwentyFortyEight::new(&nothing).expect("a game").range(), Window::FULL);
    let range = position("2 ./. 2:1").range();
    assert_eq!([range.alpha, range.beta].map(|end| end.to_string()), ["0", "4"]);
}

/// The counts of a generator that knows nothing of the other one.
#[test]
fn both_generators_count_alike() {
    let table: [(&str, &[u64]); 3] = [
        ("2 ./. 2:5", &[1, 4, 16, 56, 208, 576, 1792, 4512, 12160, 25248, 0]),
        ("2 . ./. . ./. . 2:3", &[1, 4, 56, 200, 2672, 9520, 0]),
        ("2 4 ./. 2 ./8 . 2:new 2", &[1, 8, 32, 224, 778, 0]),
    ];
    for (text, counts) in table {
        let (game, slow) = (position(text), Tiles::read(text));
        let found: Vec<u64> = (0..counts.len() as u32).map(|plies| slow.sequences(plies)).collect();
        assert_eq!(found, counts, "{text}");
        for (plies, &count) in (0..).zip(counts) {
            assert_eq!(sequences(&game, plies), count, "{plies} plies from {text}");
        }
    }
    let game = position("2 ./. 2:5");
    let (all, boards) = (finished(&game), reachable(&game));
    assert_eq!((all.total(), boards.positions, boards.up_to_symmetry), (27_352, 471, 79));
}

/// The exact values of the game from its beginning, move by move.
#[test]
fn the_values_of_the_game_are_those_of_the_definition() {
    let start = "2 ./. 2:";
    let table: [(&str, u32, Aim, &str, &str); 10] = [
        ("score", 1, score, start, "0"),
        ("score", 2, score, start, "22/5"),
        ("score", 3, score, start, "379/50"),
        ("score", 4, score, start, "13967/1000"),
        ("score", 5, score, start, "197891/10000"),
        ("largest-tile", 5, largest, start, "2001/250"),
        ("free-squares", 5, free, start, "129729/80000"),
        ("score", 3, score, "2 . ./. . ./. . 2:", "26057/3675"),
        ("score", 4, score, "4 8/2 .:new ", "126357/2500"),
        ("largest-tile", 3, largest, "64 32 16/2 4 8/. 4 2:", "64"),
    ];
    for (evaluation, left, aim, rows, value) in table {
        let text = format!("{rows}{left}");
        let slow = Tiles::read(&text).value(100, aim);
        let given = GameOptions { evaluation: Some(evaluation.to_owned()), ..options(&text) };
        let game = TwentyFortyEight::new(&given).expect("a position");
        let found = searches(&game, None);
        assert_eq!(found, [Value::fraction(slow); 4], "{text} {evaluation}");
        assert_eq!(slow.to_string(), value, "{text} {evaluation}");
    }
}

/// What each search finds, up to a depth; the last one has a table in which images count as one.
fn searches(game: &TwentyFortyEight, depth: Option<u16>) -> [Option<Value>; 4] {
    let options = Options { depth, ..Options::default() };
    let together = TableOptions { symmetry: Symmetry::Together, ..TableOptions::default() };
    let with_table = Options { table: Some(together), ..options };
    [
        Some(exact(expectiminimax(game, &options, &mut Off))),
        Some(exact(star1(game, &options, &mut Off))),
        Some(exact(star2(game, &options, &mut Off))),
        Some(exact(expectiminimax(game, &with_table, &mut Off))),
    ]
}

/// Without a last move, the small game is finite: five different tiles at most.
#[test]
fn the_endless_game_on_four_squares_is_solved() {
    let start: Rows = vec![vec![2, 0], vec![0, 2]];
    let mut by_score = Endless::default();
    let value = by_score.value(&start, score);
    assert_eq!((by_score.largest, by_score.boards()), (32, 101));
    let mut by_tile = Endless::default();
    let found = [value, by_tile.value(&start, largest)].map(|value| format!("{value:.3}"));
    assert_eq!(found, ["72.553", "17.027"]);
}

/// A new tile divides an average by ten times as many as there are empty squares: after a move at least one
/// tile is left. The first new tile may come to an empty board.
#[test]
fn all_averages_can_be_held() {
    let multiple = |squares: i128| {
        let common = |one: i128, two: i128| {
            one * two / (1..=one).rev().find(|part| one % part == 0 && two % part == 0).unwrap_or(1)
        };
        (1..squares).fold(1, common)
    };
    for (side, most) in [(2_u8, 1_000), (3, 25_000)] {
        let squares = i128::from(side * side);
        let start = TwentyFortyEight::new(&of_size(side)).expect("a board");
        let moves: u32 = start.notation(&start.root()).split(':').nth(1).unwrap().parse().unwrap();
        let tiles = moves - 1;
        let denominator = 10 * squares * (10 * multiple(squares)).pow(tiles - 1);
        assert!(denominator <= Value::MAX_DENOMINATOR.into(), "{denominator}");
        assert!(denominator * most <= Value::MAX_NUMERATOR.into(), "{denominator}");
        // No more tiles can come, whatever position is given.
        let rows = vec![vec!["."; side.into()].join(" "); side.into()].join("/");
        let refused =
            |turn: String| TwentyFortyEight::new(&options(&format!("{rows}:{turn}"))).is_err();
        assert!(refused(format!("{}", moves + 1)) && refused(format!("new {moves}")));
        assert!(!refused(format!("new {}", moves - 1)));
        // Nor is a score bounded.
        let highest = score(&vec![vec![if side == 2 { 64 } else { 2048 }]]) * 9 / 8;
        assert!(highest < most, "{highest}");
    }
}

/// Any position of a board.
fn any_position(side: u8) -> impl Strategy<Value = String> {
    let squares = usize::from(side * side);
    let tiles = prop::collection::vec(prop_oneof![Just(0_u32), 0_u32..6], squares);
    let most: u32 = if side == 2 { 5 } else { 3 };
    (tiles, 0..=most, any::<bool>()).prop_filter_map(
        "a legal position",
        move |(tiles, left, is_new)| {
            let words = tiles.iter().map(|&exponent| match exponent {
                0 => ".".to_owned(),
                _ => (1_u32 << exponent).to_string(),
            });
            let words: Vec<String> = words.collect();
            let rows: Vec<String> = words.chunks(side.into()).map(|row| row.join(" ")).collect();
            let new = if is_new { "new " } else { "" };
            let text = format!("{}:{new}{left}", rows.join("/"));
            TwentyFortyEight::new(&options(&text)).is_ok().then_some(text)
        },
    )
}

/// A quarter turn or a reflection of a position.
fn image(text: &str, change: fn(&Rows) -> Rows) -> String {
    let Tiles { rows, left, is_new } = Tiles::read(text);
    let word = |&tile: &i128| if tile == 0 { ".".to_owned() } else { tile.to_string() };
    let rows = change(&rows);
    let rows = rows.iter().map(|row| row.iter().map(word).collect::<Vec<_>>().join(" "));
    let new = if is_new { "new " } else { "" };
    format!("{}:{new}{left}", rows.collect::<Vec<_>>().join("/"))
}

const AIMS: [(&str, Aim); 3] =
    [("score", score), ("free-squares", free), ("largest-tile", largest)];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_search_finds_the_value_of_the_definition(
        text in prop_oneof![any_position(2), any_position(3)],
        (evaluation, aim) in prop::sample::select(&AIMS[..]),
        depth in 0_u16..=9,
    ) {
        let is_small = text.matches('/').count() == 1;
        let depth = if is_small { depth } else { depth.min(3) };
        let given = GameOptions { evaluation: Some(evaluation.to_owned()), ..options(&text) };
        let game = TwentyFortyEight::new(&given).expect("a position");
        let slow = Tiles::read(&text).value(depth.into(), aim);
        prop_assert_eq!(searches(&game, Some(depth)), [Value::fraction(slow); 4], "{}", text);
    }

    #[test]
    fn searches_agree_with_any_weights(
        text in any_position(2),
        weights in prop::collection::vec(-50_i32..=50, 4),
        depth in 0_u16..6,
    ) {
        let [score, free, largest, pairs] = weights[..] else { unreachable!("four weights") };
        let weights = format!("{score}*score+{free}.5*free+{largest}*largest+{pairs}*pairs");
        let given = GameOptions { weights: Some(weights.replace("+-", "-")), ..options(&text) };
        let game = TwentyFortyEight::new(&given).expect("a position");
        let found = searches(&game, Some(depth));
        prop_assert_eq!(found, [found[0]; 4]);
    }

    /// The range that Star1 and Star2 begin with holds whatever can come.
    #[test]
    fn no_position_lies_outside_the_range(
        text in prop_oneof![any_position(2), any_position(3)],
        weights in prop::sample::select(&["score", "free", "largest", "pairs", "-score", "2*free-largest"][..]),
        choices in prop::collection::vec(0_usize..60, 10),
    ) {
        let given = GameOptions { weights: Some(weights.to_owned()), ..options(&text) };
        let game = TwentyFortyEight::new(&given).expect("a position");
        let range = game.range();
        let mut at = game.root();
        for choice in choices {
            let estimate = game.estimate(&at);
            prop_assert!(range.alpha <= estimate && estimate <= range.beta, "{} {}", text, estimate);
            if game.utility(&at).is_some() {
                break;
            }
            let moves: Vec<Move> = game.moves(&at).collect();
            at = game.play(&at, moves[choice % moves.len()]);
        }
    }

    #[test]
    fn it_is_played_by_its_rules(
        text in prop_oneof![any_position(2), any_position(3)],
        choices in prop::collection::vec(0_usize..60, 12),
    ) {
        check_play::<TwentyFortyEight>(&options(&text), &choices)?;
        check_symmetry::<TwentyFortyEight>(&options(&text), &choices, |text| image(text, slow::turned))?;
        check_symmetry::<TwentyFortyEight>(&options(&text), &choices, |text| image(text, slow::mirrored))?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[248 ./:new\n0-9-]{0,24}|\\PC{0,40}", side in 2_u8..=3) {
        let given = GameOptions { position: Some(text), ..of_size(side) };
        if let Ok(game) = TwentyFortyEight::new(&given) {
            let printed = game.notation(&game.root());
            let again = position(&printed);
            prop_assert_eq!(again.notation(&again.root()), printed);
            prop_assert!(game.key(&game.root()) == again.key(&again.root()));
        }
    }
}

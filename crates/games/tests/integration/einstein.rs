//! EinStein würfelt nicht!: its rules, its notation, and its values, found again by other means.

mod slow;

use std::collections::HashMap;

use crate::support::{check_symmetry, from, game, transposed};
use plyscope_games::perft::sequences;
use plyscope_games::{
    read_move, Board, BoardGame, Einstein, Ending, GameOption, GameOptions, GameProblem,
    Illegality, SetUp, Style,
};
use plyscope_search::algo::{expectiminimax, star1, star2, Options, Symmetry, TableOptions};
use plyscope_search::{Fraction, Game, Move, Off, Player, Value, Verdict, Window};
use proptest::prelude::*;
use slow::{Solver, Stones};

fn position(text: &str) -> Einstein {
    from(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn names(game: &Einstein) -> Vec<String> {
    let root = game.root();
    game.moves(&root).map(|by| game.move_name(&root, by)).collect()
}

fn exact(verdict: Result<Verdict, std::convert::Infallible>) -> Value {
    match verdict {
        Ok(Verdict::Exact(value)) => value,
        other => panic!("{other:?} is not exact"),
    }
}

/// A table makes the whole game small: without one it has 57 million nodes.
fn by_table(game: &Einstein, symmetry: Symmetry) -> Value {
    let table = Some(TableOptions { symmetry, ..TableOptions::default() });
    exact(expectiminimax(game, &Options { table, ..Options::default() }, &mut Off))
}

#[test]
fn a_roll_comes_before_each_move() {
    let table: [(&str, &[&str]); 9] = [
        ("12./3.c/.ba", &["[1]", "[2]", "[3]"]),
        ("12./3.c/.ba X2", &["2xc2", "2-c3", "2-b2"]),
        ("12./3.c/.ba X 3", &["3xb1", "3-b2", "3-a1"]),
        // Stone 2 is captured: 1 or 3.
        ("1../3.c/.ba", &["[1]", "[2]", "[3]"]),
        ("1../3.c/.ba X2", &["1-b2", "1-b3", "1xa2", "3xb1", "3-b2", "3-a1"]),
        ("12./..c/.ba", &["[1]", "[2-3]"]),
        ("..2/3.c/.ba", &["[1-2]", "[3]"]),
        ("..2/..c/.ba", &["[1-3]"]),
        ("12./3.c/.ba O1", &["1xb1", "1-b2", "1xc2"]),
    ];
    for (text, expected) in table {
        let mut found = names(&position(text));
        let mut expected = expected.to_vec();
        found.sort();
        expected.sort();
        assert_eq!(found, expected, "{text}");
    }
}

#[test]
fn the_die_shows_what_was_rolled() {
    let table = [
        ("12./3.c/.ba", None),
        ("12./3.c/.ba X2", Some("2")),
        ("12./..c/.ba X3", Some("2-3")),
        ("..2/3.c/.ba X1", Some("1-2")),
        ("..2/..c/.ba X2", Some("1-3")),
        ("..2/.../..1 O", None),
    ];
    for (text, roll) in table {
        let game = position(text);
        assert_eq!(game.roll(&game.root()).as_deref(), roll, "{text}");
    }
}

#[test]
fn probabilities_are_parts_of_three() {
    let table: [(&str, &[(i128, i128)]); 4] = [
        ("12./3.c/.ba", &[(1, 3), (1, 3), (1, 3)]),
        ("12./..c/.ba", &[(1, 3), (2, 3)]),
        ("..2/3.c/.ba", &[(2, 3), (1, 3)]),
        ("..2/..c/.ba", &[(1, 1)]),
    ];
    for (text, expected) in table {
        let game = position(text);
        let root = game.root();
        let found = game.moves(&root).map(|by| game.probability(&root, by));
        let expected = expected.iter().map(|&(over, under)| Fraction::new(over, under));
        assert!(found.eq(expected), "{text}");
    }
    let rolled = position("12./3.c/.ba X1");
    let root = rolled.root();
    assert!(rolled.moves(&root).all(|by| rolled.probability(&root, by).is_none()));
}

#[test]
fn the_corner_or_the_last_stone_wins() {
    let table = [
        ("12./3.c/.ba", None),
        ("..2/.../..1 O", Some(100)),
        ("..2/b../..1 O", Some(100)),
        ("a.2/.../b.. X", Some(-100)),
        (".../b../... X", Some(-100)),
        (".../1../... O", Some(100)),
    ];
    for (text, value) in table {
        let game = position(text);
        let value = value.and_then(Value::whole);
        assert_eq!(game.utility(&game.root()), value, "{text}");
    }
    let game = position("..1/..2/..a X2");
    let root = game.root();
    let by = read_move(&game, &root, "2xc1").expect("a move");
    assert_eq!(game.notation(&game.play(&root, by)), "..1/.../..2 O");
    // One's own stone is captured as well.
    let game = position("1../.2./..a X1");
    let root = game.root();
    let by = read_move(&game, &root, "1xb2").expect("a move");
    assert_eq!(game.notation(&game.play(&root, by)), ".../.1./..a O");
    assert_eq!(
        read_move(&game, &root, "1xc1"),
        Err(GameProblem::NoSuchMove { given: "1xc1".into() })
    );
}

#[test]
fn wrong_positions_are_refused() {
    use GameProblem::{Character, Columns, Illegal, PlayedOn, Roll, Rows, Side};
    let roll = |given: &str| Roll { given: given.to_owned(), faces: 3 };
    let table = [
        ("", Rows { given: 1, expected: 3 }),
        ("12./3.c", Rows { given: 2, expected: 3 }),
        ("12/3.c/.ba", Columns { row: 1, given: 2, expected: 3 }),
        ("12./3.c./.ba", Columns { row: 2, given: 4, expected: 3 }),
        ("14./3.c/.ba", Character { given: '4', at: 1 }),
        ("12./3.c/.bd", Character { given: 'd', at: 10 }),
        ("12./3.ç/.ba", Character { given: 'ç', at: 6 }),
        ("12./1.c/.ba", Illegal(Illegality::StoneTwice)),
        ("12./3.c/.bB", Illegal(Illegality::StoneTwice)),
        ("12./3.c/.ba Y", Side { given: "Y".into() }),
        ("12./3.c/.ba 2", Side { given: "2".into() }),
        ("12./3.c/.ba X0", roll("0")),
        ("12./3.c/.ba X4", roll("4")),
        ("12./3.c/.ba X-1", roll("-1")),
        ("12./3.c/.ba X1 O", roll("1 O")),
        ("12./3.c/.ba X99999999999999999999", roll("99999999999999999999")),
        (".../.../...", PlayedOn),
        (".../1../... X", PlayedOn),
        ("..2/.../..1 X", PlayedOn),
        ("a.2/.../..1 O", PlayedOn),
        ("..2/b../..1 O1", PlayedOn),
    ];
    for (text, problem) in table {
        assert_eq!(from::<Einstein>(text).err(), Some(problem), "{text}");
    }
    let option = |options: GameOptions| Einstein::new(&options).err();
    let not_offered = |option| Some(GameProblem::NotOffered { option });
    let usual = GameOptions::default();
    assert_eq!(
        option(GameOptions { size: Some((5, 5)), ..usual.clone() }),
        not_offered(GameOption::Size)
    );
    assert_eq!(
        option(GameOptions { line: Some(3), ..usual.clone() }),
        not_offered(GameOption::Line)
    );
    assert_eq!(
        option(GameOptions { ending: Ending::Misere, ..usual.clone() }),
        not_offered(GameOption::Ending)
    );
    assert!(Einstein::new(&GameOptions { size: Some((3, 3)), ..usual }).is_ok());
}

#[test]
fn rolls_that_let_the_same_stones_move_are_the_same_position() {
    for (text, printed) in [
        ("12./..c/.ba x 3", "12./..c/.ba X2"),
        ("..2\n3.C\n.BA O", "..2/3.c/.ba O"),
        ("_2-/-.c/.ba X3", ".2./..c/.ba X1"),
    ] {
        let game = position(text);
        assert_eq!(game.notation(&game.root()), printed);
    }
}

#[test]
fn the_board_has_numbers_on_its_stones() {
    let game = position("12./3.c/.ba");
    let Board { columns, rows, style, squares, deciding } = game.board(&game.root());
    assert_eq!((columns, rows, style, deciding), (3, 3, Style::Numbered, Vec::new()));
    let shown = squares.iter().map(|piece| match piece {
        Some(piece) if piece.owner == Player::Max => piece.kind,
        Some(piece) => char::from(piece.kind as u8 - b'1' + b'a'),
        None => '.',
    });
    assert_eq!(shown.collect::<String>(), "12.3.c.ba");
}

#[test]
fn estimates_are_whole_and_less_than_a_win() {
    let table = [
        ("12./..c/.b. X", "nearest", None, "0"),
        ("12./..c/.b. X1", "nothing", None, "0"),
        ("..1/2.c/b.. O", "nearest", None, "0"),
        ("1../..2/c.. O", "nearest", None, "30"),
        ("12./..c/.ba X", "", Some("0.4*stones"), "0"),
        ("12./3.c/.b. X", "", Some("1.7*stones"), "1"),
        ("12./3.c/.b. X", "", Some("-1.7*stones"), "-1"),
        ("12./3.c/.b. X", "", Some("500*stones"), "99"),
        ("12./3.c/.b. X", "", Some("-500*stones"), "-99"),
    ];
    for (text, evaluation, weights, estimate) in table {
        let options = GameOptions {
            position: Some(text.to_owned()),
            evaluation: Some(evaluation.to_owned()).filter(|name| !name.is_empty()),
            weights: weights.map(str::to_owned),
            ..GameOptions::default()
        };
        let game: Einstein = game(&options);
        assert_eq!(game.estimate(&game.root()).to_string(), estimate, "{text}");
    }
    let hundred = |sign: i64| Value::whole(sign * 100).expect("in range");
    let range = Window { alpha: hundred(-1), beta: hundred(1) };
    assert_eq!(position("12./3.c/.ba").range(), range);
}

/// The counts of a generator that knows nothing of the other one.
#[test]
fn both_generators_count_alike() {
    let counts: Vec<u64> = (0..=8).map(|depth| Stones::START.sequences(depth)).collect();
    assert_eq!(counts, [1, 3, 9, 26, 81, 215, 628, 1459, 4325]);
    let game = position("12./3.c/.ba");
    for (depth, &count) in (0..).zip(&counts) {
        assert_eq!(sequences(&game, depth), count, "{depth} plies");
    }
}

#[test]
fn the_value_of_the_game_is_97_of_243() {
    let game = position("12./3.c/.ba");
    let mut solver = Solver::default();
    let value = solver.value(&Stones::START);
    assert_eq!(value, Fraction::new(97, 243).expect("a fraction"));
    let hundredfold = Value::fraction(Fraction::new(9_700, 243).expect("a fraction"));
    for symmetry in [Symmetry::Apart, Symmetry::Together] {
        assert_eq!(Some(by_table(&game, symmetry)), hundredfold);
    }
}

/// How many rolls at most decide between stones from a position on.
fn rolls(game: &Einstein, at: &<Einstein as Game>::Position, known: &mut HashMap<u32, u32>) -> u32 {
    if game.utility(at).is_some() {
        return 0;
    }
    let key = game.symmetric_key(at);
    if let Some(&known) = known.get(&key) {
        return known;
    }
    let moves: Vec<Move> = game.moves(at).collect();
    let matters = moves.len() > 1 && game.probability(at, moves[0]).is_some();
    let below = moves.into_iter().map(|by| rolls(game, &game.play(at, by), known)).max();
    let count = below.unwrap_or(0) + u32::from(matters);
    known.insert(key, count);
    count
}

/// So all averages of whole numbers up to 100 have denominators that a [`Value`] holds, from whatever
/// position.
#[test]
fn at_most_fifteen_rolls_matter() {
    let start = position("12./3.c/.ba");
    let mut known = HashMap::new();
    let mut most = 0;
    for_each_placement(&mut ['.'; 9], 0, &mut |board| {
        for side in ['X', 'O'] {
            let rows = board.chunks(3).map(|row| row.iter().collect::<String>());
            let text = format!("{} {side}", rows.collect::<Vec<_>>().join("/"));
            if let Ok(game) = from::<Einstein>(&text) {
                most = most.max(rolls(&start, &game.root(), &mut known));
            }
        }
    });
    assert_eq!(most, 15);
    let largest = Fraction::new(100 * 3_i128.pow(15) - 1, 3_i128.pow(15)).expect("a fraction");
    assert!(Value::fraction(largest).is_some());
}

/// Every placement of the stones, but that only one number is tried for stones that differ in nothing
/// else: exchanging numbers changes how many rolls matter, not whether there are two stones.
fn for_each_placement(board: &mut [char; 9], square: usize, visit: &mut impl FnMut(&[char; 9])) {
    if square == board.len() {
        visit(board);
        return;
    }
    for owner in ['.', '1', 'a'] {
        let own = |letter: char| match owner {
            '1' => letter.is_ascii_digit(),
            'a' => letter.is_ascii_lowercase(),
            _ => false,
        };
        let before = board[..square].iter().filter(|&&letter| own(letter)).count();
        if owner == '.' || before < 3 {
            board[square] = if owner == '.' { '.' } else { (owner as u8 + before as u8) as char };
            for_each_placement(board, square + 1, visit);
        }
    }
    board[square] = '.';
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn every_search_finds_the_value_of_the_slow_solver(
        choices in prop::collection::vec(0_usize..60, 10..30),
    ) {
        let start = position("12./3.c/.ba");
        let mut at = start.root();
        for choice in choices {
            let moves: Vec<Move> = start.moves(&at).collect();
            let next = start.play(&at, moves[choice % moves.len()]);
            if start.utility(&next).is_some() {
                break;
            }
            at = next;
        }
        let text = start.notation(&at);
        let game = position(&text);
        let stones = Stones::read(&text);
        let slow = Solver::default().value(&stones);
        let slow = slow.times(Fraction::new(100, 1).expect("a fraction")).and_then(Value::fraction);
        prop_assert_eq!(Some(by_table(&game, Symmetry::Together)), slow, "{}", &text);
        // Positions near the start take too long without a table.
        if Solver::default().size(&stones) < 100_000 {
            let options = Options::default();
            let searches = [
                exact(expectiminimax(&game, &options, &mut Off)),
                exact(star1(&game, &options, &mut Off)),
                exact(star2(&game, &options, &mut Off)),
            ];
            for found in searches {
                prop_assert_eq!(Some(found), slow, "{}", &text);
            }
        }
    }

    #[test]
    fn searches_agree_at_every_depth(
        choices in prop::collection::vec(0_usize..60, 0..12),
        depth in 0_u16..7,
    ) {
        let start = position("12./3.c/.ba");
        let mut at = start.root();
        for choice in choices {
            let moves: Vec<Move> = start.moves(&at).collect();
            let next = start.play(&at, moves[choice % moves.len()]);
            if start.utility(&next).is_none() {
                at = next;
            }
        }
        let game = position(&start.notation(&at));
        let options = Options { depth: Some(depth), ..Options::default() };
        let value = exact(expectiminimax(&game, &options, &mut Off));
        prop_assert_eq!(exact(star1(&game, &options, &mut Off)), value);
        prop_assert_eq!(exact(star2(&game, &options, &mut Off)), value);
    }

    #[test]
    fn einstein_is_played_by_its_rules(choices in prop::collection::vec(0_usize..60, 40)) {
        crate::support::check_play::<Einstein>(&GameOptions::default(), &choices)?;
        check_symmetry::<Einstein>(&GameOptions::default(), &choices, transposed)?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[123abcABC./_ XOxo0-9\n-]{0,20}|\\PC{0,40}") {
        if let Ok(game) = from::<Einstein>(&text) {
            let printed = game.notation(&game.root());
            let again = position(&printed);
            prop_assert_eq!(again.notation(&again.root()), printed);
            prop_assert!(game.key(&game.root()) == again.key(&again.root()));
        }
    }
}

//! Dice Nim: its rules, its notation, and its values, found again by backward induction.

use crate::support::{check_play, from};
use plyscope_games::perft::{finished, sequences};
use plyscope_games::{
    read_move, BoardGame, DiceNim, Ending, GameOption, GameOptions, GameProblem, SetUp, Squares,
    Style,
};
use plyscope_search::algo::{expectiminimax, star1, star2, Options, TableOptions};
use plyscope_search::{Fraction, Game, Off, Player, Value, Verdict, Window};
use proptest::prelude::*;

fn position(text: &str) -> DiceNim {
    from(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn fraction(numerator: i128, denominator: i128) -> Fraction {
    Fraction::new(numerator, denominator).expect("a fraction")
}

fn exact(verdict: Result<Verdict, std::convert::Infallible>) -> Value {
    match verdict {
        Ok(Verdict::Exact(value)) => value,
        other => panic!("{other:?} is not exact"),
    }
}

/// How probable it is that the player who chooses a die wins, with each number of stones up to some, and
/// the same with the die of two faces and with that of four: by the definition, from no stones up.
fn chances(most: usize) -> Vec<(Fraction, [Fraction; 2])> {
    let mut known = vec![(Fraction::ZERO, [Fraction::ZERO; 2])];
    for stones in 1..=most {
        let with = |die: usize| {
            let wins = (1..=die).map(|roll| {
                let (other, _) = known[stones.saturating_sub(roll)];
                Fraction::ONE.minus(other).expect("small")
            });
            let sum = wins.fold(Fraction::ZERO, |sum, win| sum.plus(win).expect("small"));
            sum.over(fraction(die as i128, 1)).expect("small")
        };
        let dice = [with(2), with(4)];
        known.push((dice[0].max(dice[1]), dice));
    }
    known
}

/// A win counts 100 and a loss −100.
fn value(chance: Fraction) -> Fraction {
    let more = chance.plus(chance).and_then(|twice| twice.minus(Fraction::ONE));
    more.and_then(|more| more.times(fraction(100, 1))).expect("small")
}

/// What each search finds, up to a depth; the last one with a table.
fn searches(game: &DiceNim, depth: Option<u16>) -> [Value; 4] {
    let options = Options { depth, ..Options::default() };
    let with_table = Options { table: Some(TableOptions::default()), ..options };
    [
        exact(expectiminimax(game, &options, &mut Off)),
        exact(star1(game, &options, &mut Off)),
        exact(star2(game, &options, &mut Off)),
        exact(expectiminimax(game, &with_table, &mut Off)),
    ]
}

#[test]
fn a_die_is_chosen_and_rolled() {
    let table: [(&str, &[(&str, &str)]); 8] = [
        ("7", &[("d2", "7 X d2"), ("d4", "7 X d4")]),
        ("7 X d2", &[("[1]", "6 O"), ("[2]", "5 O")]),
        ("7 X d4", &[("[1]", "6 O"), ("[2]", "5 O"), ("[3]", "4 O"), ("[4]", "3 O")]),
        ("3 O d4", &[("[1]", "2 X"), ("[2]", "1 X"), ("[3-4]", "0 X")]),
        ("4 O d4", &[("[1]", "3 X"), ("[2]", "2 X"), ("[3]", "1 X"), ("[4]", "0 X")]),
        ("1 X d4", &[("[1-4]", "0 O")]),
        ("1 O", &[("d2", "1 O d2"), ("d4", "1 O d4")]),
        ("2 O d2", &[("[1]", "1 X"), ("[2]", "0 X")]),
    ];
    for (text, expected) in table {
        let game = position(text);
        let root = game.root();
        let found: Vec<(String, String)> = game
            .moves(&root)
            .map(|by| (game.move_name(&root, by), game.notation(&game.play(&root, by))))
            .collect();
        let found: Vec<(&str, &str)> =
            found.iter().map(|(by, to)| (by.as_str(), to.as_str())).collect();
        assert_eq!(found, expected, "{text}");
        assert_eq!(game.utility(&root), None, "{text}");
    }
    let game = position("3 O d4");
    let three = read_move(&game, &game.root(), "[3-4]").expect("a roll");
    assert_eq!(game.squares(&game.root(), three), Squares::default());
    // Who moves after the roll.
    assert_eq!(game.player(&game.root()), Player::Max);
}

#[test]
fn probabilities_are_the_faces_of_the_chosen_die() {
    let table: [(&str, &[(i128, i128)]); 5] = [
        ("7 X d2", &[(1, 2), (1, 2)]),
        ("7 X d4", &[(1, 4), (1, 4), (1, 4), (1, 4)]),
        ("2 X d4", &[(1, 4), (3, 4)]),
        ("1 X d2", &[(1, 1)]),
        ("3 O d4", &[(1, 4), (1, 4), (1, 2)]),
    ];
    for (text, expected) in table {
        let game = position(text);
        let root = game.root();
        let found = game.moves(&root).map(|by| game.probability(&root, by));
        assert!(
            found.eq(expected.iter().map(|&(over, under)| Fraction::new(over, under))),
            "{text}"
        );
    }
    let choosing = position("7 X");
    let root = choosing.root();
    assert!(choosing.moves(&root).all(|by| choosing.probability(&root, by).is_none()));
}

#[test]
fn who_takes_the_last_stone_wins() {
    for (text, value) in [("0 O", 100), ("0 X", -100)] {
        let game = position(text);
        assert_eq!(game.utility(&game.root()), Value::whole(value), "{text}");
    }
}

#[test]
fn positions_are_read_and_wrong_ones_refused() {
    use GameProblem::{Die, PlayedOn, Side, Stones};
    for (text, printed) in
        [("7", "7 X"), (" 12   o  D4 ", "12 O d4"), ("1 x d2", "1 X d2"), ("0", "0 X")]
    {
        let game = position(text);
        assert_eq!(game.notation(&game.root()), printed);
    }
    let usual = DiceNim::new(&GameOptions::default()).expect("the usual game");
    assert_eq!(usual.notation(&usual.root()), "7 X");
    let stones = |given: &str| Stones { given: given.to_owned(), most: 12 };
    let die = |given: &str| Die { given: given.to_owned() };
    let side = |given: &str| Side { given: given.to_owned() };
    let table = [
        ("", stones("")),
        ("13", stones("13")),
        ("-1", stones("-1")),
        ("+1", stones("+1")),
        ("X", stones("X")),
        ("99999999999999999999", stones("99999999999999999999")),
        ("7 Y", side("Y")),
        ("7 d4", side("d4")),
        ("7 X d6", die("d6")),
        ("7 X 4", die("4")),
        ("7 X d4 d2", die("d4 d2")),
        ("0 X d2", PlayedOn),
    ];
    for (text, problem) in table {
        assert_eq!(from::<DiceNim>(text).err(), Some(problem), "{text}");
    }
    let option = |options: GameOptions| DiceNim::new(&options).err();
    let not_offered = |option| Some(GameProblem::NotOffered { option });
    let usual = GameOptions::default();
    let size = option(GameOptions { size: Some((5, 5)), ..usual.clone() });
    assert_eq!(size, not_offered(GameOption::Size));
    let line = option(GameOptions { line: Some(3), ..usual.clone() });
    assert_eq!(line, not_offered(GameOption::Line));
    let ending = option(GameOptions { ending: Ending::Misere, ..usual });
    assert_eq!(ending, not_offered(GameOption::Ending));
}

#[test]
fn the_board_shows_the_stones() {
    let game = position("7 O d4");
    let board = game.board(&game.root());
    assert_eq!((board.columns, board.rows, board.style), (4, 3, Style::Stones));
    let shown: String =
        board.squares.iter().map(|stone| if stone.is_some() { 'o' } else { '.' }).collect();
    assert_eq!(shown, "ooooooo.....");
}

#[test]
fn estimates_are_whole() {
    let table = [
        ("1 X", None, None, "100"),
        ("2 X", None, None, "75"),
        ("3 O", None, None, "-50"),
        ("4 O", None, None, "-25"),
        ("5 X", None, None, "0"),
        ("2 O d2", None, None, "-50"),
        ("3 X d2", None, None, "0"),
        ("3 X d4", None, None, "50"),
        ("2 X", Some("nothing"), None, "0"),
        ("9 O", None, Some("1.6*turn"), "-1"),
        ("9 X", None, Some("1000*turn"), "100"),
        ("2 O", None, Some("30*quarters+30*turn"), "-100"),
    ];
    for (text, evaluation, weights, estimate) in table {
        let options = GameOptions {
            position: Some(text.to_owned()),
            evaluation: evaluation.map(str::to_owned),
            weights: weights.map(str::to_owned),
            ..GameOptions::default()
        };
        let game: DiceNim = crate::support::game(&options);
        assert_eq!(game.estimate(&game.root()).to_string(), estimate, "{text} {weights:?}");
    }
    let whole = |number| Value::whole(number).expect("in range");
    assert_eq!(position("7").range(), Window { alpha: whole(-100), beta: whole(100) });
}

/// How many sequences of choices and rolls there are, by counting what a roll leaves.
fn counted(stones: usize, plies: u32) -> u64 {
    match plies {
        0 => 1,
        1 if stones > 0 => 2,
        _ if stones == 0 => 0,
        _ => [2, 4]
            .into_iter()
            .map(|die| {
                (1..=stones.min(die)).map(|taken| counted(stones - taken, plies - 2)).sum::<u64>()
            })
            .sum(),
    }
}

#[test]
fn both_generators_count_alike() {
    for stones in 0..=9 {
        let game = position(&stones.to_string());
        for plies in 0..=7 {
            assert_eq!(sequences(&game, plies), counted(stones, plies), "{stones}, {plies} plies");
        }
    }
    let seven: Vec<u64> = (0..=6).map(|plies| counted(7, plies)).collect();
    assert_eq!(seven, [1, 2, 6, 12, 35, 66, 154]);
    let all = finished(&position("5"));
    assert_eq!((all.won, all.lost, all.drawn), (68, 72, 0));
}

/// The table of the guide.
#[test]
fn the_chances_to_win_are_these() {
    let table = [
        ("1", "1", "1"),
        ("3/4", "1/2", "3/4"),
        ("9/16", "1/8", "9/16"),
        ("27/64", "11/32", "27/64"),
        ("65/128", "65/128", "81/256"),
        ("137/256", "137/256", "225/512"),
        ("505/1024", "245/512", "505/1024"),
        ("2091/4096", "995/2048", "2091/4096"),
        ("4081/8192", "4081/8192", "8001/16384"),
        ("8121/16384", "8121/16384", "16081/32768"),
        ("16485/32768", "16485/32768", "32809/65536"),
        ("32809/65536", "32809/65536", "65293/131072"),
    ];
    let found: Vec<[String; 3]> = chances(12)[1..]
        .iter()
        .map(|(best, [two, four])| [best, two, four].map(ToString::to_string))
        .collect();
    let expected: Vec<[String; 3]> =
        table.iter().map(|&(best, two, four)| [best, two, four].map(str::to_owned)).collect();
    assert_eq!(found, expected);
}

#[test]
fn every_search_finds_the_values_of_backward_induction() {
    for (stones, (best, dice)) in chances(12).into_iter().enumerate().skip(1) {
        for (side, sign) in [('X', 1), ('O', -1)] {
            let expected = value(best).times(fraction(sign, 1)).and_then(Value::fraction);
            let game = position(&format!("{stones} {side}"));
            for found in searches(&game, None) {
                assert_eq!(Some(found), expected, "{stones} {side}");
            }
            for (die, chance) in [2, 4].into_iter().zip(dice) {
                let game = position(&format!("{stones} {side} d{die}"));
                let expected = value(chance).times(fraction(sign, 1)).and_then(Value::fraction);
                let table = Some(TableOptions::default());
                let options = Options { table, ..Options::default() };
                let found = exact(expectiminimax(&game, &options, &mut Off));
                assert_eq!(Some(found), expected, "{stones} {side} d{die}");
            }
        }
    }
}

/// A roll takes a stone at least and divides an average by 4 at most; estimates are whole.
#[test]
fn all_averages_can_be_held() {
    let denominator = 4_i128.pow(12);
    assert!(denominator <= Value::MAX_DENOMINATOR.into());
    assert!(Value::fraction(fraction(100 * denominator - 1, denominator)).is_some());
    assert!(from::<DiceNim>("12").is_ok() && from::<DiceNim>("13").is_err());
}

/// Up to a depth, by the definition.
fn looked_ahead(stones: u32, side: i128, plies: u32) -> Fraction {
    let at_once = |die: u32| fraction((die + 1).saturating_sub(stones).into(), die.into());
    let signed = |part: Fraction| part.times(fraction(100 * side, 1)).expect("small");
    if stones == 0 {
        return fraction(-100 * side, 1);
    }
    if plies == 0 {
        return signed(at_once(4));
    }
    let rolled = |die: u32| match plies {
        1 => signed(at_once(die)),
        _ => (1..=die).fold(Fraction::ZERO, |sum, roll| {
            let after = looked_ahead(stones.saturating_sub(roll), -side, plies - 2);
            sum.plus(after.over(fraction(die.into(), 1)).expect("small")).expect("small")
        }),
    };
    let dice = [rolled(2), rolled(4)];
    match side {
        1 => dice[0].max(dice[1]),
        _ => dice[0].min(dice[1]),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn searches_find_what_the_definition_does_at_every_depth(
        stones in 0_u32..=10,
        side in prop::sample::select(&[('X', 1), ('O', -1)][..]),
        depth in 0_u16..=8,
    ) {
        let game = position(&format!("{stones} {}", side.0));
        let expected = Value::fraction(looked_ahead(stones, side.1, depth.into()));
        for found in searches(&game, Some(depth)) {
            prop_assert_eq!(Some(found), expected);
        }
    }

    #[test]
    fn it_is_played_by_its_rules(
        stones in 0_u8..=12,
        side in prop::sample::select(&['X', 'O'][..]),
        choices in prop::collection::vec(0_usize..60, 30),
    ) {
        let position = Some(format!("{stones} {side}"));
        check_play::<DiceNim>(&GameOptions { position, ..GameOptions::default() }, &choices)?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in "[0-9XxOo d]{0,9}|\\PC{0,40}") {
        if let Ok(game) = from::<DiceNim>(&text) {
            let printed = game.notation(&game.root());
            let again = position(&printed);
            prop_assert_eq!(again.notation(&again.root()), printed);
            prop_assert!(game.key(&game.root()) == again.key(&again.root()));
        }
    }

    /// Exchanging the players negates every value.
    #[test]
    fn the_players_are_alike(stones in 0_u8..=12, depth in 0_u16..=5) {
        let value = |side| {
            let options = Options { depth: Some(depth), ..Options::default() };
            exact(expectiminimax(&position(&format!("{stones} {side}")), &options, &mut Off))
        };
        prop_assert_eq!(value('X'), value('O').negated());
    }
}

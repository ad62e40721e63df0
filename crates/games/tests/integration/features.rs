//! Features of positions and weighted sums of them, over thousands of positions.

use crate::support::checkers::turned;
use crate::support::{game, mirrored, transposed};
use plyscope_games::weights::Weights;
#[cfg(feature = "chess")]
use plyscope_games::Chess;
use plyscope_games::{
    Checkers, ConnectFour, DiceNim, Einstein, Ending, GameOptions, Othello, SetUp, TicTacToe,
    TwentyFortyEight,
};
use plyscope_search::{Move, Value};
use proptest::prelude::*;

/// A position written for the other player: pieces and side to move exchanged. `None` where the
/// counts of pieces would not allow it.
type Swap = fn(&str) -> Option<String>;

/// Calls `check` with the positions of a line of play that are not over.
fn at_each<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
    mut check: impl FnMut(&G, &G::Position) -> Result<(), TestCaseError>,
) -> Result<(), TestCaseError> {
    let game: G = game(options);
    let mut position = game.root();
    for &choice in choices {
        if game.utility(&position).is_some() {
            break;
        }
        check(&game, &position)?;
        let moves: Vec<Move> = game.moves(&position).collect();
        position = game.play(&position, moves[choice % moves.len()]);
    }
    Ok(())
}

fn counts<G: SetUp>(game: &G, position: &G::Position) -> Vec<i64> {
    G::FEATURES.iter().map(|feature| (feature.count)(game, position)).collect()
}

fn counts_at<G: SetUp>(options: &GameOptions, position: &str) -> Result<Vec<i64>, TestCaseError> {
    let options = GameOptions { position: Some(position.to_owned()), ..options.clone() };
    let game = G::new(&options).map_err(|problem| TestCaseError::fail(problem.to_string()))?;
    Ok(counts(&game, &game.root()))
}

/// A reflection changes no feature, and exchanging the players negates each.
fn check_images<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
    (mirror, swap): (fn(&str) -> String, Swap),
) -> Result<(), TestCaseError> {
    at_each(options, choices, |game: &G, position| {
        let (text, here) = (game.notation(position), counts(game, position));
        prop_assert!(here.iter().all(|count| count.abs() < 1000), "{}", text);
        prop_assert_eq!(&counts_at::<G>(options, &mirror(&text))?, &here, "{}", text);
        if let Some(swapped) = swap(&text) {
            let negated: Vec<i64> = here.iter().map(|count| -count).collect();
            prop_assert_eq!(counts_at::<G>(options, &swapped)?, negated, "{}", text);
        }
        Ok(())
    })
}

fn weighted(options: &GameOptions, weights: &Weights) -> GameOptions {
    GameOptions { weights: Some(weights.to_string()), evaluation: None, ..options.clone() }
}

/// The estimate is the sum of the features times their weights.
fn check_sums<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
    weights: &[i64],
) -> Result<(), TestCaseError> {
    let ids = G::FEATURES.iter().map(|feature| feature.id);
    let weights = Weights::of(&ids.zip(weights.iter().copied()).collect::<Vec<_>>());
    at_each(&weighted(options, &weights), choices, |game: &G, position| {
        let terms = counts(game, position).into_iter().zip(weights.iter());
        let sum: i64 = terms.map(|(count, (_, weight))| count * weight).sum();
        let sign = if options.ending == Ending::Misere { -1 } else { 1 };
        prop_assert_eq!(Some(game.estimate(position)), Value::millionths(sign * sum));
        Ok(())
    })
}

/// These weights give the same estimates as one of the game's own evaluations.
fn check_own<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
    (evaluation, weights): (&str, &str),
) -> Result<(), TestCaseError> {
    let weights = Some(weights.to_owned());
    let by_weights: G = game(&GameOptions { weights, ..options.clone() });
    let options = GameOptions { evaluation: Some(evaluation.to_owned()), ..options.clone() };
    at_each(&options, choices, |own: &G, position| {
        let (expected, found) = (own.estimate(position), by_weights.estimate(position));
        prop_assert_eq!(expected, found, "{}", own.notation(position));
        Ok(())
    })
}

fn swap_letters(text: &str) -> String {
    let other = |c| match c {
        'X' => 'O',
        'O' => 'X',
        c => c,
    };
    text.chars().map(other).collect()
}

/// Where each move adds a piece, only positions with equal counts can be swapped.
fn swap_equal(text: &str) -> Option<String> {
    let count = |letter| text.matches(letter).count();
    (count('X') == count('O')).then(|| swap_letters(text))
}

fn swap_any(text: &str) -> Option<String> {
    Some(swap_letters(text))
}

/// The board turned by half, with the stones of the other player.
fn swap_stones(text: &str) -> Option<String> {
    let (rows, turn) = text.split_once(' ')?;
    let other = |c| match c {
        '1'..='3' => char::from(c as u8 - b'1' + b'a'),
        'a'..='c' => char::from(c as u8 - b'a' + b'1'),
        c => c,
    };
    let rows: String = rows.chars().rev().map(other).collect();
    Some(format!("{rows} {}", swap_letters(turn)))
}

fn board(size: (u8, u8), line: Option<u8>, ending: Ending) -> GameOptions {
    GameOptions { size: Some(size), line, ending, ..GameOptions::default() }
}

fn connect_four() -> impl Strategy<Value = GameOptions> {
    let boards = [((7, 6), 4), ((6, 5), 4), ((5, 4), 3), ((4, 4), 4), ((8, 7), 5), ((2, 5), 3)];
    let endings = [Ending::AtWin, Ending::FullBoard, Ending::Misere];
    (prop::sample::select(boards.to_vec()), prop::sample::select(endings.to_vec()))
        .prop_map(|((size, line), ending)| board(size, Some(line), ending))
}

fn tic_tac_toe() -> impl Strategy<Value = GameOptions> {
    prop::sample::select(&[Ending::AtWin, Ending::FullBoard, Ending::Misere][..])
        .prop_map(|ending| board((3, 3), None, ending))
}

fn othello() -> impl Strategy<Value = GameOptions> {
    prop::sample::select(&[8_u8, 6, 4][..])
        .prop_map(|size| board((size, size), None, Ending::AtWin))
}

fn choices() -> impl Strategy<Value = Vec<usize>> {
    prop::collection::vec(0_usize..60, 60)
}

fn weights() -> impl Strategy<Value = Vec<i64>> {
    prop::collection::vec(-1_000_000_000..=1_000_000_000_i64, 8)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn tic_tac_toe_obeys(options in tic_tac_toe(), choices in choices(), weights in weights()) {
        check_images::<TicTacToe>(&options, &choices, (mirrored, swap_equal))?;
        check_sums::<TicTacToe>(&options, &choices, &weights)?;
    }

    #[test]
    fn connect_four_obeys(options in connect_four(), choices in choices(), weights in weights()) {
        check_images::<ConnectFour>(&options, &choices, (mirrored, swap_equal))?;
        check_sums::<ConnectFour>(&options, &choices, &weights)?;
    }

    #[test]
    fn othello_obeys(options in othello(), choices in choices(), weights in weights()) {
        check_images::<Othello>(&options, &choices, (mirrored, swap_any))?;
        check_sums::<Othello>(&options, &choices, &weights)?;
        check_own::<Othello>(&options, &choices, ("corners", "corners"))?;
        check_own::<Othello>(&options, &choices, ("mobility", "1*mobility"))?;
    }

    #[test]
    fn einstein_obeys(choices in choices()) {
        let options = GameOptions::default();
        check_images::<Einstein>(&options, &choices, (transposed, swap_stones))?;
        check_own::<Einstein>(&options, &choices, ("nearest", "30*nearest"))?;
        check_own::<Einstein>(&options, &choices, ("nothing", "0.3*stones"))?;
    }

    #[test]
    fn dice_nim_obeys(choices in choices()) {
        let options = GameOptions::default();
        check_images::<DiceNim>(&options, &choices, (str::to_owned, swap_any))?;
        check_own::<DiceNim>(&options, &choices, ("next-roll", "25*quarters"))?;
        check_own::<DiceNim>(&options, &choices, ("nothing", "0.2*turn"))?;
    }

    #[test]
    fn twenty_forty_eight_obeys(choices in choices(), side in 2_u8..=3) {
        let options = board((side, side), None, Ending::AtWin);
        check_own::<TwentyFortyEight>(&options, &choices, ("free-squares", "free"))?;
        check_own::<TwentyFortyEight>(&options, &choices, ("largest-tile", "largest"))?;
    }

    #[test]
    fn checkers_obeys(choices in choices(), weights in weights()) {
        let options = GameOptions::default();
        check_images::<Checkers>(&options, &choices, (white_last, |text| Some(turned(text))))?;
        check_sums::<Checkers>(&options, &choices, &weights)?;
        check_own::<Checkers>(&options, &choices, ("pieces", "men+kings"))?;
        check_own::<Checkers>(&options, &choices, ("material", "men+1.5*kings"))?;
    }
}

/// The same position of English draughts, written in another order: it has no reflections.
fn white_last(text: &str) -> String {
    let parts: Vec<&str> = text.split(':').collect();
    format!("{}:{}:{}", parts[0], parts[2], parts[1])
}

#[cfg(feature = "chess")]
mod chess {
    use super::*;

    /// The placement of a FEN, with the side to move; rights to castle and en passant are dropped,
    /// since features do not count them.
    fn fen(text: &str, change: impl Fn(Vec<Vec<char>>) -> Vec<Vec<char>>, side: &str) -> String {
        let mut fields = text.split(' ');
        let rows = fields.next().unwrap_or_default().split('/');
        let squares = |row: &str| {
            let one = |c: char| match c.to_digit(10) {
                Some(count) => vec!['1'; count as usize],
                None => vec![c],
            };
            row.chars().flat_map(one).collect::<Vec<char>>()
        };
        let rows = change(rows.map(squares).collect());
        let rows: Vec<String> = rows.into_iter().map(|row| row.into_iter().collect()).collect();
        format!("{} {side} - - 0 1", rows.join("/"))
    }

    fn mirrored(text: &str) -> String {
        let side = text.split(' ').nth(1).unwrap_or_default();
        let reversed = |row: Vec<char>| row.into_iter().rev().collect();
        fen(text, |rows| rows.into_iter().map(reversed).collect(), side)
    }

    fn swapped(text: &str) -> Option<String> {
        let side = if text.contains(" w ") { "b" } else { "w" };
        let other = |c: char| match c.is_uppercase() {
            true => c.to_ascii_lowercase(),
            false => c.to_ascii_uppercase(),
        };
        let recoloured = |row: Vec<char>| row.into_iter().map(other).collect();
        Some(fen(text, |rows| rows.into_iter().rev().map(recoloured).collect(), side))
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(100))]

        #[test]
        fn chess_obeys(choices in choices(), weights in weights()) {
            let options = GameOptions::default();
            check_images::<Chess>(&options, &choices, (mirrored, swapped))?;
            check_sums::<Chess>(&options, &choices, &weights)?;
            let material = "9*queens+5*rooks+3*bishops+3*knights+pawns";
            check_own::<Chess>(&options, &choices, ("material", material))?;
            let mobility = format!("{material}+0.1*mobility");
            check_own::<Chess>(&options, &choices, ("mobility", &mobility))?;
            check_own::<Chess>(&options, &choices, ("nothing", "0"))?;
        }
    }
}

/// What a position has, counted by hand.
#[test]
fn features_are_what_their_names_say() {
    let table: [(&str, Vec<(&str, i64)>); 3] = [
        ("X../.O./...", vec![("ones", -1), ("twos", 0), ("centre", -1), ("corners", 1)]),
        ("XX./.O./...", vec![("ones", -1), ("twos", 1), ("centre", -1), ("corners", 1)]),
        ("XX./OO./..X", vec![("ones", 1), ("twos", 0), ("centre", -1), ("corners", 2)]),
    ];
    for (position, expected) in table {
        check_counts::<TicTacToe>(position, (3, 3), &expected);
    }
    check_counts::<ConnectFour>(
        "......./......./......./...O.../..XX.../.OXXO..",
        (7, 6),
        &[("centre", 1)],
    );
    check_counts::<Othello>(
        "XXO./.XX./.OX./XOOO X",
        (4, 4),
        &[("discs", 1), ("corners", 1), ("edges", -2)],
    );
    check_counts::<Einstein>("12./..b/..a", (3, 3), &[("nearest", 0), ("stones", 0)]);
    check_counts::<DiceNim>("2 O", (4, 3), &[("quarters", -3), ("turn", -1)]);
    check_counts::<DiceNim>("5 X d2", (4, 3), &[("quarters", 0), ("turn", 1)]);
    let counts = [("score", 368), ("free", 2), ("largest", 64), ("pairs", 3)];
    check_counts::<TwentyFortyEight>("8 8 2/. 8 2/. 2 64", (3, 3), &counts);
    check_counts::<Einstein>("12./3b./..a", (3, 3), &[("nearest", -1), ("stones", 1)]);
    check_counts::<Checkers>(
        "B:W15,22,25,30,K10:B1,3,9,19,K32",
        (8, 8),
        &[
            ("men", 0),
            ("kings", 0),
            // Rows 0, 0, 2 and 4 against 4, 2, 1 and 0.
            ("advancement", -1),
            ("backrow", 1),
            ("centre", -2),
        ],
    );
    // The king can take one step or a jump; the men have three steps and no jump.
    check_counts::<Checkers>("B:W8,16:BK12", (8, 8), &[("kings", 1), ("mobility", -1)]);
    #[cfg(feature = "chess")]
    check_counts::<plyscope_games::Chess>(
        "4k3/pp6/8/3Nr3/4P3/8/8/R3K2Q w - - 0 1",
        (8, 8),
        &[
            ("queens", 1),
            ("rooks", 0),
            ("bishops", 0),
            ("knights", 1),
            ("pawns", -1),
            ("centre", 1),
        ],
    );
}

fn check_counts<G: SetUp>(position: &str, size: (u8, u8), expected: &[(&str, i64)]) {
    let options = GameOptions {
        size: Some(size),
        position: Some(position.to_owned()),
        ..GameOptions::default()
    };
    let game: G = game(&options);
    for &(id, count) in expected {
        let feature = G::FEATURES.iter().find(|feature| feature.id == id).expect(id);
        assert_eq!((feature.count)(&game, &game.root()), count, "{id} of {position}");
    }
    assert!(G::FEATURES.iter().all(|one| one.id.bytes().all(|byte| byte.is_ascii_lowercase())));
}

#[test]
fn weights_beside_an_evaluation_and_nonsense_are_refused() {
    let table = [
        (Some("discs"), "discs", "both weights and the evaluation discs are given"),
        (None, "corner", "did you mean corners?"),
        (None, "threes", "there is no feature “threes”; there is discs, mobility, corners, edges"),
        (None, "2000*discs", "out of range"),
        (None, "", "no weights are given"),
    ];
    for (evaluation, weights, message) in table {
        let options = GameOptions {
            evaluation: evaluation.map(str::to_owned),
            weights: Some(weights.to_owned()),
            ..GameOptions::default()
        };
        let problem = Othello::new(&options).expect_err(weights);
        assert_eq!(problem.option().id(), "weights");
        assert!(problem.to_string().contains(message), "{problem}");
    }
}

#[test]
fn the_player_to_move_changes_no_feature() -> Result<(), TestCaseError> {
    let options = GameOptions::default();
    let [black, white] = ["B", "W"].map(|side| format!("{side}:W18,K22:B15,K1"));
    assert_eq!(counts_at::<Checkers>(&options, &black)?, counts_at::<Checkers>(&options, &white)?);
    let options = board((4, 4), None, Ending::AtWin);
    let [x, o] = ['X', 'O'].map(|side| format!("XXO./.XX./.OX./XOOO {side}"));
    assert_eq!(counts_at::<Othello>(&options, &x)?, counts_at::<Othello>(&options, &o)?);
    Ok(())
}

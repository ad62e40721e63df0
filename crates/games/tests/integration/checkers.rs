//! The rules of English draughts, held by published counts and a second generator of moves, and its
//! notations.

use crate::support::checkers::{turned, turned_number};
use crate::support::{check_play, check_sequences, from, game};
use plyscope_games::{
    read_move, Board, BoardGame, Checkers, CheckersProblem, Ending, Finish, GameOption,
    GameOptions, GameProblem, Piece, SetUp, Style,
};
use plyscope_search::{Game, Move, Player, Value};
use proptest::prelude::*;

fn position(text: &str) -> Checkers {
    from(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn names(game: &Checkers) -> Vec<String> {
    let root = game.root();
    game.moves(&root).map(|by| game.move_name(&root, by)).collect()
}

/// Perft as Bik publishes it ("Computing Deep Perft and Divide Numbers for Checkers", 2012).
#[test]
fn checkers_has_the_known_counts() {
    let sequences = [1, 7, 49, 302, 1_469, 7_361, 36_768, 179_740, 845_931, 3_963_680, 18_391_564];
    check_sequences::<Checkers>(&GameOptions::default(), &sequences);
}

#[test]
fn captures_are_forced_and_whole() {
    let table: [(&str, &[&str]); 14] = [
        ("B:W21-32:B1-12", &["9-13", "9-14", "10-14", "10-15", "11-15", "11-16", "12-16"]),
        // A man that must capture, though others could move.
        ("B:W18,32:B1,15", &["15x22"]),
        // One of two captures may be chosen, also the shorter one.
        ("B:W18,19,27:B15", &["15x22", "15x24x31"]),
        // Three jumps, and two ways after the first.
        ("B:W7,15,16:BK3", &["3x10x19x12"]),
        ("B:W7,14,15:BK3", &["3x10x17", "3x10x19"]),
        // Two ways to the same square.
        ("B:W6,7,14,15:B2", &["2x9x18", "2x11x18"]),
        // A king goes round and returns to where it came from.
        ("B:W6,7,14,15:BK2", &["2x9x18x11x2", "2x11x18x9x2"]),
        // Men capture forwards only, kings backwards too.
        ("W:W11:B7,15,16", &["11x2"]),
        ("W:WK11:B7,15,16", &["11x18", "11x20", "11x2"]),
        // A man that reaches the last row stops there, though a king could capture on.
        ("B:W25,26:B22", &["22x29", "22x31"]),
        ("B:W26,27,K18:B22", &["22x31"]),
        // No jump over one's own pieces, over two pieces, or over the edge.
        ("B:W10,14:B6,9", &["6x15", "9x18"]),
        ("B:W9,10,14,15:B6", &["6x13"]),
        ("B:W12:B8", &["8-11"]),
    ];
    for (text, expected) in table {
        assert_eq!(names(&position(text)), expected, "{text}");
    }
}

#[test]
fn captured_pieces_leave_and_men_become_kings() {
    let table = [
        ("B:W18,19,27:B15", "15x24x31", "W:W18:BK31"),
        ("B:W6,7,14,15,32:BK2", "2x11x18x9x2", "W:W32:BK2"),
        ("W:WK11:B7,15,16", "11x2", "B:WK2:B15,16"),
        ("W:W11:B7,15,16", "11x2", "B:WK2:B15,16"),
        ("B:W5:B27", "27-31", "W:W5:BK31"),
        ("B:WK5,K18:BK22:H7", "22x15", "W:WK5:BK15"),
        ("B:WK5:BK22,3:H7", "22-18", "W:WK5:B3,K18:H8"),
        ("B:WK5:BK22,3:H7", "3-8", "W:WK5:B8,K22"),
    ];
    for (before, name, after) in table {
        let game = position(before);
        let by = read_move(&game, &game.root(), name).expect(name);
        assert_eq!(game.notation(&game.play(&game.root(), by)), after, "{before}: {name}");
    }
}

#[test]
fn short_names_are_read_where_they_are_clear() {
    let table = [
        ("B:W18,19,27:B15", "15x31", Some("15x24x31")),
        ("B:W18,19,27:B15", " 15X24X31 ", Some("15x24x31")),
        ("B:W18,19,27:B15", "15x24", None),
        ("B:W18,19,27:B15", "15-22", None),
        ("B:W6,7,14,15:B2", "2x18", None),
        ("B:W6,7,14,15:B2", "2x9x18", Some("2x9x18")),
        ("B:W6,7,14,15:BK2", "2x2", None),
        ("B:W21-32:B1-12", "11-15", Some("11-15")),
        ("B:W21-32:B1-12", "11x15", None),
        ("B:W21-32:B1-12", "é", None),
    ];
    for (text, given, name) in table {
        let game = position(text);
        let root = game.root();
        let found = read_move(&game, &root, given).ok().map(|by| game.move_name(&root, by));
        assert_eq!(found.as_deref(), name, "{text}: {given}");
    }
}

#[test]
fn who_has_no_move_loses_and_forty_moves_draw() {
    let table = [
        ("B:W21-32:B1-12", None, None),
        // Nothing left, or nothing that can move.
        ("B:W18:B", Some(Value::LOSS), None),
        ("W:W:B3", Some(Value::WIN), None),
        ("W:W13:B6,9", Some(Value::WIN), Some(Finish::Blocked)),
        ("B:W16,19,20:B12", Some(Value::LOSS), Some(Finish::Blocked)),
        ("B:WK5:BK22:H79", None, None),
        ("B:WK5:BK22:H80", Some(Value::DRAW), Some(Finish::FortyMoves)),
        ("B:W18:B:H80", Some(Value::LOSS), None),
    ];
    for (text, value, finish) in table {
        let game = position(text);
        assert_eq!(game.utility(&game.root()), value, "{text}");
        assert_eq!(game.finish(&game.root()), finish, "{text}");
    }
}

/// So that a table finds transpositions, and no draw by forty moves where there is none.
#[test]
fn keys_know_the_plies_without_a_capture_near_the_draw_only() {
    let key = |clock: u8| {
        let game = position(&format!("B:WK5:BK22:H{clock}"));
        game.key(&game.root())
    };
    assert_eq!(key(0), key(59));
    assert_ne!(key(59), key(60));
    assert_ne!(key(60), key(61));
}

#[test]
fn kings_count_as_men_or_half_as_much_again() {
    let table = [
        ("B:W21-32:B1-12", "pieces", "0"),
        ("B:W18,24,K10:B12,16", "pieces", "-1"),
        ("B:W18,24,K10:B12,16", "material", "-1.5"),
        ("W:W18,24:B16,K12,K20,K32", "material", "3.5"),
    ];
    for (text, name, value) in table {
        let options = GameOptions {
            evaluation: Some(name.to_owned()),
            position: Some(text.to_owned()),
            ..GameOptions::default()
        };
        let game: Checkers = game(&options);
        assert_eq!(game.estimate(&game.root()).to_string(), value, "{text}: {name}");
    }
}

#[test]
fn positions_are_read_in_many_forms_and_printed_in_one() {
    let table = [
        ("B:W21-32:B1-12", "B:W21-32:B1-12"),
        ("  b : b1-12 : w 21 - 32 . ", "B:W21-32:B1-12"),
        ("W:B12,16:W18,24,27,28,K10", "W:W18,24,27,28,K10:B12,16"),
        ("B:WK1-3:Bk30,10,9,8:h5", "B:WK1,K2,K3:B8-10,K30:H5"),
        ("W:B7:H0", "W:W:B7"),
        ("B:W21-32:B1-12:H0:F1", "B:W21-32:B1-12"),
        ("W:f 31:W18:B12:H5", "W:W18:B12:H5"),
    ];
    for (given, printed) in table {
        let game = position(given);
        assert_eq!(game.notation(&game.root()), printed, "{given}");
    }
}

#[test]
fn illegal_positions_of_checkers_are_refused_with_their_place() {
    use CheckersProblem::{
        Clock, Occupied, Part, Range, RepeatedPart, Side, Square, TooMany, Uncrowned,
    };
    let given = str::to_owned;
    let table = [
        ("", Side { given: given("") }),
        ("W21-32:B1-12", Side { given: given("W21-32") }),
        ("X:W21-32:B1-12", Side { given: given("X") }),
        ("B:W21-32:Q1", Part { given: given("Q1"), at: 9 }),
        ("B:W21:B1:F", Part { given: given("F"), at: 9 }),
        ("B:W21:B1:F1:F2", RepeatedPart { letter: 'F', at: 12 }),
        ("B:W21-32::B1", Part { given: given(""), at: 9 }),
        ("B:W21-32:é", Part { given: given("é"), at: 9 }),
        ("B:W21:B1: W22", RepeatedPart { letter: 'W', at: 10 }),
        ("B:W21:B1,0", Square { given: given("0"), at: 9 }),
        ("B:W21,33:B1", Square { given: given("33"), at: 6 }),
        ("B:W21, a3:B1", Square { given: given("a3"), at: 7 }),
        ("B:W21,:B1", Square { given: given(""), at: 6 }),
        ("B:W21:B1-99999999999", Square { given: given("1-99999999999"), at: 7 }),
        ("B:W32-21:B1", Range { given: given("32-21"), at: 3 }),
        ("B:W21:B1,12,1", Occupied { square: 1, at: 12 }),
        ("B:W12-14:B13", Occupied { square: 13, at: 10 }),
        ("B:W4:B5", Uncrowned { player: Player::Min, square: 4, at: 3 }),
        ("B:W21:B5,28-30", Uncrowned { player: Player::Max, square: 29, at: 9 }),
        ("B:W21-32:B1-13", TooMany { player: Player::Max, given: 13 }),
        ("B:W21:B1:H81", Clock { given: given("81"), at: 10 }),
        ("B:W21:B1:H", Clock { given: given(""), at: 10 }),
    ];
    for (text, problem) in table {
        let found = from::<Checkers>(text).err();
        assert_eq!(found, Some(GameProblem::Checkers(problem)), "{text}");
    }
    for text in ["B:W:B1", "W:W5", "B"] {
        assert_eq!(from::<Checkers>(text).err(), Some(GameProblem::PlayedOn), "{text}");
    }
}

#[test]
fn checkers_has_one_board() {
    let size = |size| GameOptions { size: Some(size), ..GameOptions::default() };
    assert!(Checkers::new(&size((8, 8))).is_ok());
    let line = GameOptions { line: Some(4), ..GameOptions::default() };
    let ending = GameOptions { ending: Ending::FullBoard, ..GameOptions::default() };
    let table = [
        (size((10, 10)), GameOption::Size),
        (line, GameOption::Line),
        (ending, GameOption::Ending),
    ];
    for (options, option) in table {
        assert_eq!(Checkers::new(&options).err(), Some(GameProblem::NotOffered { option }));
    }
}

#[test]
fn black_is_at_the_top_and_square_1_beside_the_corner() {
    let board = position("B:W32:B1,K5").board(&position("B:W32:B1,K5").root());
    assert_eq!((board.columns, board.rows, board.style), (8, 8, Style::Draughtsmen));
    let pieces: Vec<(usize, Piece)> =
        board.squares.iter().enumerate().filter_map(|(at, piece)| Some((at, (*piece)?))).collect();
    let piece = |owner, kind| Piece { owner, kind };
    let expected =
        [(1, piece(Player::Max, 'M')), (8, piece(Player::Max, 'K')), (62, piece(Player::Min, 'M'))];
    assert_eq!(pieces, expected);
}

/// Column and row, from 0 at the top left.
type Place = (i32, i32);

fn at(board: &Board, (column, row): Place) -> Option<&Option<Piece>> {
    let inside = (0..8).contains(&column) && (0..8).contains(&row);
    inside.then(|| &board.squares[(8 * row + column) as usize])
}

fn put(board: &mut Board, (column, row): Place, piece: Option<Piece>) {
    board.squares[(8 * row + column) as usize] = piece;
}

fn number((column, row): Place) -> i32 {
    4 * row + column / 2 + 1
}

/// The moves of a piece with the boards after them, found on the board of 64 squares: those that
/// capture, or those that do not.
fn moves_of(board: &Board, from: Place, captures: bool) -> Vec<(String, Board)> {
    let Some(Some(piece)) = at(board, from) else { return Vec::new() };
    let (forwards, last) = if piece.owner == Player::Max { (1, 7) } else { (-1, 0) };
    let rows: &[i32] = if piece.kind == 'K' { &[1, -1] } else { &[forwards] };
    let mut found = Vec::new();
    for (down, right) in rows.iter().flat_map(|&down| [(down, -1), (down, 1)]) {
        let beside = (from.0 + right, from.1 + down);
        let beyond = (from.0 + 2 * right, from.1 + 2 * down);
        let is_enemy =
            |place| matches!(at(board, place), Some(Some(it)) if it.owner != piece.owner);
        let is_empty = |place| at(board, place) == Some(&None);
        let to = if captures { beyond } else { beside };
        if !is_empty(to) || captures && !is_enemy(beside) {
            continue;
        }
        let mut after = board.clone();
        put(&mut after, from, None);
        let crowned = piece.kind == 'M' && to.1 == last;
        put(&mut after, to, Some(Piece { kind: if crowned { 'K' } else { piece.kind }, ..*piece }));
        if captures {
            put(&mut after, beside, None);
        }
        let further = if captures && !crowned { moves_of(&after, to, true) } else { Vec::new() };
        let sign = if captures { "x" } else { "-" };
        match further.is_empty() {
            true => found.push((format!("{}{sign}{}", number(from), number(to)), after)),
            false => found.extend(
                further.into_iter().map(|(name, end)| (format!("{}x{name}", number(from)), end)),
            ),
        }
    }
    found
}

fn expected_moves(board: &Board, player: Player) -> Vec<(String, Board)> {
    let of = |captures| {
        let places = (0..8).flat_map(|row| (0..8).map(move |column| (column, row)));
        let own =
            |&place: &Place| matches!(at(board, place), Some(Some(piece)) if piece.owner == player);
        let moves = places.filter(own).flat_map(|place| moves_of(board, place, captures));
        moves.collect::<Vec<(String, Board)>>()
    };
    let captures = of(true);
    if captures.is_empty() {
        of(false)
    } else {
        captures
    }
}

fn turned_name(name: &str) -> String {
    let sign = if name.contains('x') { "x" } else { "-" };
    name.split(sign).map(turned_number).collect::<Vec<_>>().join(sign)
}

/// The rules hold at a position; the boards after its moves are those of the other generator.
fn check_position(
    game: &Checkers,
    position: &<Checkers as Game>::Position,
) -> Result<(), TestCaseError> {
    let (text, board) = (game.notation(position), game.board(position));
    let moves: Vec<Move> = game.moves(position).collect();
    let after = |&by: &Move| (game.move_name(position, by), game.board(&game.play(position, by)));
    let mut found: Vec<(String, Board)> = moves.iter().map(after).collect();
    let mut expected = expected_moves(&board, game.player(position));
    found.sort_by(|a, b| a.0.cmp(&b.0));
    expected.sort_by(|a, b| a.0.cmp(&b.0));
    prop_assert_eq!(&found, &expected, "{}", text);
    let count = |board: &Board| board.squares.iter().flatten().count();
    let captures = found.iter().any(|(name, _)| name.contains('x'));
    for (name, after) in &found {
        prop_assert_eq!(name.contains('x'), captures);
        let jumps = name.matches('x').count();
        prop_assert_eq!(count(after) + jumps, count(&board), "{}: {}", text, name);
    }
    let other: Checkers = from(&turned(&text)).expect("a position");
    let root = other.root();
    let mut names: Vec<String> =
        other.moves(&root).map(|by| turned_name(&other.move_name(&root, by))).collect();
    names.sort();
    prop_assert!(names.iter().eq(found.iter().map(|(name, _)| name)), "{}", text);
    prop_assert_eq!(
        other.utility(&root),
        game.utility(position).map(|value| value.negated()),
        "{}",
        text
    );
    Ok(())
}

/// Positions that need not come up in a game: up to twelve pieces a side, men and kings anywhere.
fn scattered() -> impl Strategy<Value = String> {
    let squares = Just((1..=32).collect::<Vec<u32>>()).prop_shuffle();
    let kings = prop::collection::vec(any::<bool>(), 32);
    (squares, 1_usize..=12, 0_usize..=12, kings, any::<bool>()).prop_map(
        |(squares, last, next, kings, black)| {
            let list = |squares: &[u32], crown: std::ops::RangeInclusive<u32>| {
                let written = squares.iter().map(|square| {
                    let is_king = kings[*square as usize - 1] || crown.contains(square);
                    format!("{}{square}", if is_king { "K" } else { "" })
                });
                written.collect::<Vec<_>>().join(",")
            };
            let (last, next) = (&squares[..last], &squares[last..last + next]);
            let (black, white, side) = if black { (next, last, "B") } else { (last, next, "W") };
            format!("{side}:W{}:B{}", list(white, 1..=4), list(black, 29..=32))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn checkers_is_played_by_its_rules(choices in prop::collection::vec(0_usize..60, 150)) {
        check_play::<Checkers>(&GameOptions::default(), &choices)?;
        let game: Checkers = game(&GameOptions::default());
        let mut position = game.root();
        for choice in choices {
            check_position(&game, &position)?;
            let moves: Vec<Move> = game.moves(&position).collect();
            prop_assert!(moves.iter().eq(game.moves(&position).rev().collect::<Vec<_>>().iter().rev()));
            if game.utility(&position).is_some() {
                break;
            }
            position = game.play(&position, moves[choice % moves.len()]);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(5_000))]

    #[test]
    fn any_position_has_its_moves(text in scattered()) {
        let game: Checkers = from(&text).expect("a position");
        check_position(&game, &game.root())?;
        let printed = game.notation(&game.root());
        let again: Checkers = from(&printed).expect("what is printed");
        prop_assert_eq!(again.root(), game.root());
        prop_assert_eq!(again.notation(&again.root()), printed);
    }

    #[test]
    fn no_text_is_too_strange(text in "[BWHKk0-9:,. é-]{0,24}") {
        if let Ok(game) = from::<Checkers>(&text) {
            check_position(&game, &game.root())?;
        }
    }
}

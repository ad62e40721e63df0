//! The rules of Othello, held by published counts, and its notation.

use crate::support::{check_play, check_sequences, check_symmetry, game, mirrored, transposed};
use plyscope_games::{
    read_move, Board, BoardGame, Ending, GameOption, GameOptions, GameProblem, Illegality, Othello,
    Piece, SetUp, Squares,
};
use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::{Game, Move, Off, Player, Value, Verdict};
use proptest::prelude::*;

/// Othello on a board of so many columns and rows, from a position.
fn othello(size: u8, position: &str) -> GameOptions {
    let position = Some(position.to_owned());
    GameOptions { size: Some((size, size)), position, ..GameOptions::default() }
}

/// Perft as Bik publishes it (Computer Reversi Page).
#[test]
fn othello_has_the_known_counts() {
    let sequences = [1, 4, 12, 56, 244, 1_396, 8_200, 55_092, 390_216];
    check_sequences::<Othello>(&GameOptions::default(), &sequences);
}

#[test]
fn othello_on_a_small_board_is_won_by_who_moves_second() {
    let game: Othello = game(&GameOptions { size: Some((4, 4)), ..GameOptions::default() });
    let Ok(verdict) = alpha_beta(&game, &Options::default(), &mut Off);
    assert_eq!(verdict, Verdict::Exact(Value::LOSS));
}

#[test]
fn who_can_flank_nothing_passes_in_othello() {
    let blocked: Othello = game(&othello(4, "..../.XX./.XX./O... X"));
    let root = blocked.root();
    let moves: Vec<Move> = blocked.moves(&root).collect();
    assert_eq!(moves, [Move(16)]);
    assert_eq!(blocked.utility(&root), None);
    assert_eq!(blocked.move_name(&root, moves[0]), "pass");
    assert_eq!(blocked.squares(&root, moves[0]), Squares::default());
    assert_eq!(read_move(&blocked, &root, "Pass"), Ok(moves[0]));
    let passed = blocked.play(&root, moves[0]);
    assert_eq!(blocked.notation(&passed), "..../.XX./.XX./O... O");
    let by = read_move(&blocked, &passed, "d1").expect("O can flank now");
    assert_eq!(blocked.notation(&blocked.play(&passed, by)), "...O/.XO./.OX./O... X");
}

#[test]
fn othello_is_over_when_nobody_can_move() {
    let table = [
        ("..../.XX./.XX./....", Value::WIN),
        ("..../.OO./.OO./....", Value::LOSS),
        ("..../.OO./.OO./.... O", Value::LOSS),
        ("XXXX/XXXX/OOOO/OOOO O", Value::DRAW),
        ("XXXX/XXXX/XOOO/OOOO", Value::WIN),
    ];
    for (text, value) in table {
        let game: Othello = game(&othello(4, text));
        assert_eq!(game.utility(&game.root()), Some(value), "{text}");
    }
}

#[test]
fn othello_names_moves_from_the_top_left() {
    let game: Othello = game(&GameOptions::default());
    let root = game.root();
    let names: Vec<String> = game.moves(&root).map(|by| game.move_name(&root, by)).collect();
    assert_eq!(names, ["d3", "c4", "f5", "e6"]);
}

#[test]
fn othello_is_estimated_by_discs_mobility_or_corners() {
    let corner = "..../.XX./.XX./O...";
    let table = [
        (corner, None, 4 - 1),
        (corner, Some("discs"), 4 - 1),
        (corner, Some("mobility"), -1),
        (corner, Some("corners"), -1),
        ("..../.OX./.XO./.... O", Some("discs"), 0),
        ("..../.OX./.XO./.... O", Some("mobility"), 0),
        // X can go to a2, b1, c4, d3 and d4, O to a3, b4, c1 and d2.
        ("X.../.OX./.XO./....", Some("mobility"), 5 - 4),
        ("X.../.OX./.XO./.... O", Some("mobility"), 5 - 4),
        ("X.../.OX./.XO./....", Some("corners"), 1),
    ];
    for (text, name, value) in table {
        let evaluation = name.map(str::to_owned);
        let game: Othello = game(&GameOptions { evaluation, ..othello(4, text) });
        assert_eq!(Some(game.estimate(&game.root())), Value::whole(value), "{text}: {name:?}");
    }
}

#[test]
fn illegal_positions_of_othello_are_refused_with_the_reason() {
    let table = [
        (4, "..../.OX./.XO.", GameProblem::Rows { given: 3, expected: 4 }),
        (4, "..../.OX./.XO/....", GameProblem::Columns { row: 3, given: 3, expected: 4 }),
        (4, "..../.QX./.XO./....", GameProblem::Character { given: 'Q', at: 6 }),
        (4, "..../.OX./.XO./.... B", GameProblem::Side { given: "B".to_owned() }),
        (4, "..../.OX./.X../....", GameProblem::Illegal(Illegality::EmptyMiddle)),
        (4, "..../..../..../....", GameProblem::Illegal(Illegality::EmptyMiddle)),
        (6, "X...../....../..OX../..XO../....../......", GameProblem::Illegal(Illegality::CutOff)),
        (
            // The squares at the ends of two rows are neighbours in number only.
            6,
            "....../...XXX/O.OX../..XO../....../......",
            GameProblem::Illegal(Illegality::CutOff),
        ),
    ];
    for (size, text, problem) in table {
        assert_eq!(Othello::new(&othello(size, text)).err(), Some(problem), "{text}");
    }
}

#[test]
fn othello_says_which_boards_there_are() {
    for given in [(0, 0), (2, 2), (5, 5), (4, 6), (10, 10), (255, 255)] {
        let options = GameOptions { size: Some(given), ..GameOptions::default() };
        let problem = GameProblem::NoSuchSize { given, known: vec![(4, 4), (6, 6), (8, 8)] };
        assert_eq!(Othello::new(&options).err(), Some(problem));
    }
    let line = GameOptions { line: Some(4), ..GameOptions::default() };
    let ending = GameOptions { ending: Ending::FullBoard, ..GameOptions::default() };
    for (options, option) in [(line, GameOption::Line), (ending, GameOption::Ending)] {
        assert_eq!(Othello::new(&options).err(), Some(GameProblem::NotOffered { option }));
    }
}

/// The squares that a disc of a player on an empty square would flank, found square by square.
fn flanked(board: &Board, player: Player, at: usize) -> Vec<usize> {
    let size = i32::from(board.columns);
    let (column, row) = (at as i32 % size, at as i32 / size);
    let along = |right: i32, down: i32| {
        let ray = (1..size).map(|n| (column + n * right, row + n * down));
        let inside =
            |&(column, row): &(i32, i32)| (0..size).contains(&column) && (0..size).contains(&row);
        let ray: Vec<usize> =
            ray.take_while(inside).map(|(column, row)| (row * size + column) as usize).collect();
        let theirs = Some(Piece::of(player.opponent()));
        let run = ray.iter().take_while(|&&square| board.squares[square] == theirs).count();
        let ends = ray.get(run).is_some_and(|&end| board.squares[end] == Some(Piece::of(player)));
        ray[..if ends { run } else { 0 }].to_vec()
    };
    let steps = [(1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1)];
    steps.into_iter().flat_map(|(right, down)| along(right, down)).collect()
}

/// Who can flank something does, those discs and no others change sides, and the others pass.
fn check_flanking(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
    let game: Othello = game(options);
    let mut position = game.root();
    for &choice in choices {
        let (player, mut board) = (game.player(&position), game.board(&position));
        let placements = |player| -> Vec<usize> {
            let empty = (0..board.squares.len()).filter(|&at| board.squares[at].is_none());
            empty.filter(|&at| !flanked(&board, player, at).is_empty()).collect()
        };
        let (own, other) = (placements(player), placements(player.opponent()));
        let over = own.is_empty() && other.is_empty();
        prop_assert_eq!(game.utility(&position).is_some(), over, "{}", game.notation(&position));
        if over {
            return Ok(());
        }
        let moves: Vec<Move> = game.moves(&position).collect();
        let backwards: Vec<Move> = game.moves(&position).rev().collect();
        prop_assert!(moves.iter().eq(backwards.iter().rev()));
        let to: Vec<usize> =
            moves.iter().filter_map(|&by| game.squares(&position, by).to).collect();
        prop_assert_eq!(&to, &own);
        let by = moves[choice % moves.len()];
        if let Some(at) = game.squares(&position, by).to {
            for square in flanked(&board, player, at).into_iter().chain([at]) {
                board.squares[square] = Some(Piece::of(player));
            }
        }
        position = game.play(&position, by);
        prop_assert_eq!(game.board(&position), board);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn othello_is_played_by_its_rules(
        size in prop::sample::select(vec![4, 6, 8]),
        evaluation in prop::sample::select(vec!["discs", "mobility", "corners"]),
        choices in prop::collection::vec(0_usize..50, 70),
    ) {
        let (size, evaluation) = (Some((size, size)), Some(evaluation.to_owned()));
        let options = GameOptions { size, evaluation, ..GameOptions::default() };
        check_play::<Othello>(&options, &choices)?;
        check_flanking(&options, &choices)?;
        check_symmetry::<Othello>(&options, &choices, mirrored)?;
        check_symmetry::<Othello>(&options, &choices, transposed)?;
    }
}

//! The rules of tic-tac-toe, held by published counts, and its notation.

use crate::support::lines::{check_lines, check_misere, ending};
use crate::support::{
    check_play, check_sequences, check_symmetry, from, game, mirrored, transposed,
};
use plyscope_games::perft::{finished, reachable, Finished, Reachable};
use plyscope_games::{BoardGame, Ending, GameOptions, GameProblem, TicTacToe};
use plyscope_search::algo::{alpha_beta, Options};
use plyscope_search::game::Move;
use plyscope_search::{Game, Off, Value, Verdict};
use proptest::prelude::*;

#[test]
fn tic_tac_toe_has_the_known_counts() {
    let game: TicTacToe = game(&GameOptions::default());
    let all = finished(&game);
    assert_eq!(all, Finished { won: 131_184, lost: 77_904, drawn: 46_080 });
    assert_eq!(all.total(), 255_168);
    assert_eq!(reachable(&game), Reachable { positions: 5_478, up_to_symmetry: 765 });
    check_sequences::<TicTacToe>(&GameOptions::default(), &[1, 9, 72, 504, 3_024, 15_120, 54_720]);
}

#[test]
fn misere_tic_tac_toe_is_a_draw_too_and_has_the_same_games() {
    let options = GameOptions { ending: Ending::Misere, ..GameOptions::default() };
    let (usual, misere) = (game::<TicTacToe>(&GameOptions::default()), game::<TicTacToe>(&options));
    let Finished { won, lost, drawn } = finished(&usual);
    assert_eq!(finished(&misere), Finished { won: lost, lost: won, drawn });
    assert_eq!(reachable(&misere), reachable(&usual));
    let Ok(verdict) = alpha_beta(&misere, &Options::default(), &mut Off);
    assert_eq!(verdict, Verdict::Exact(Value::DRAW));
}

#[test]
fn illegal_positions_of_tic_tac_toe_are_refused_with_the_reason() {
    let table = [
        ("XX./.../...", GameProblem::Counts { max: 2, min: 0 }),
        ("O../.../...", GameProblem::Counts { max: 0, min: 1 }),
        ("XXX/OOO/...", GameProblem::BothHaveLines),
        ("XXX/OO./O..", GameProblem::PlayedOn),
        ("X../...", GameProblem::Rows { given: 2, expected: 3 }),
        ("X.../.../...", GameProblem::Columns { row: 1, given: 4, expected: 3 }),
        ("X?./.../...", GameProblem::Character { given: '?', at: 1 }),
        ("X../.../... Z", GameProblem::Side { given: "Z".to_owned() }),
    ];
    for (text, problem) in table {
        assert_eq!(from::<TicTacToe>(text).err(), Some(problem), "{text}");
    }
}

#[test]
fn the_line_that_decides_a_game_is_marked() {
    let table: [(&str, &[usize]); 5] = [
        ("XXX/OO./...", &[0, 1, 2]),
        ("XXO/XO./O..", &[2, 4, 6]),
        ("XXX/XOO/XOO", &[0, 1, 2, 3, 6]),
        ("XOX/XOO/OXX", &[]),
        ("X../.O./...", &[]),
    ];
    for (text, deciding) in table {
        let game = from::<TicTacToe>(text).expect("a legal position");
        assert_eq!(game.board(&game.root()).deciding, deciding, "{text}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn tic_tac_toe_is_played_by_its_rules(
        ending in ending(),
        choices in prop::collection::vec(0_usize..50, 9),
    ) {
        let options = GameOptions { ending, ..GameOptions::default() };
        check_play::<TicTacToe>(&options, &choices)?;
        check_lines::<TicTacToe>(&options, 3, &choices)?;
        check_misere::<TicTacToe>(&options, &choices)?;
        check_symmetry::<TicTacToe>(&options, &choices, mirrored)?;
        check_symmetry::<TicTacToe>(&options, &choices, transposed)?;
    }
}

#[test]
fn moves_are_named_by_columns_and_rows_in_their_order() {
    let game: TicTacToe = game(&GameOptions::default());
    let root = game.root();
    let moves: Vec<Move> = game.moves(&root).collect();
    let names = ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"];
    assert_eq!(game.move_names(&root, &moves), names);
    assert_eq!(game.move_names(&root, &moves[7..]), names[7..]);
}

//! The rules of the games, held by published counts, and their notations.

use plyscope_core::games::{BoardGame, GameOptions, GameProblem, TicTacToe};
use plyscope_core::perft::{finished, reachable, sequences, Finished, Reachable};
use plyscope_core::Move;
use proptest::prelude::*;

fn game<G: BoardGame>(options: &GameOptions) -> G {
    G::new(options).expect("the options are legal")
}

fn from<G: BoardGame>(position: &str) -> Result<G, GameProblem> {
    G::new(&GameOptions { position: Some(position.to_owned()), ..GameOptions::default() })
}

/// The numbers of move sequences of length 0, 1, 2 and so on.
fn check_sequences<G: BoardGame>(options: &GameOptions, counts: &[u64]) {
    let game: G = game(options);
    for (depth, &count) in (0..).zip(counts) {
        assert_eq!(sequences(&game, depth), count, "depth {depth}");
    }
}

/// Whatever is played, what is printed is read back, moves have names of their own, and the picture
/// fits the board.
fn check_play<G: BoardGame>(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
    let start: G = game(options);
    let mut position = start.root();
    for &choice in choices {
        let again =
            G::new(&GameOptions { position: Some(start.notation(&position)), ..options.clone() });
        let again = again.map_err(|problem| TestCaseError::fail(problem.to_string()))?;
        prop_assert!(again.key(&again.root()) == start.key(&position));
        prop_assert_eq!(again.player(&again.root()), start.player(&position));
        let board = start.board(&position);
        let squares = usize::from(board.columns) * usize::from(board.rows);
        prop_assert_eq!(board.squares.len(), squares);
        if start.utility(&position).is_some() {
            break;
        }
        let moves: Vec<Move> = start.moves(&position).collect();
        prop_assert!(!moves.is_empty());
        prop_assert_eq!(moves.len(), start.moves(&position).len());
        let mut names: Vec<String> =
            moves.iter().map(|&by| start.move_name(&position, by)).collect();
        names.sort();
        names.dedup();
        prop_assert_eq!(names.len(), moves.len());
        for &by in &moves {
            let touched = start.squares(&position, by);
            prop_assert!(touched.from.into_iter().chain(touched.to).all(|square| square < squares));
        }
        prop_assert!(start.estimate(&position).is_finite());
        let by = moves[choice % moves.len()];
        let next = start.play(&position, by);
        prop_assert_eq!(start.player(&next), start.player(&position).opponent());
        position = next;
    }
    Ok(())
}

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
fn illegal_positions_of_tic_tac_toe_are_refused_with_the_reason() {
    let table = [
        ("XX./.../...", GameProblem::Counts { max: 2, min: 0 }),
        ("O../.../...", GameProblem::Counts { max: 0, min: 1 }),
        ("XXX/OOO/...", GameProblem::BothWon),
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

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn tic_tac_toe_is_played_by_its_rules(choices in prop::collection::vec(0_usize..50, 9)) {
        check_play::<TicTacToe>(&GameOptions::default(), &choices)?;
    }
}

//! What holds of every game: counts of sequences, notations, pictures and symmetry.

pub mod checkers;
pub mod later;
pub mod lines;

use std::any::TypeId;

use plyscope_games::perft::sequences;
use plyscope_games::{read_move, GameOptions, GameProblem, SetUp, TwentyFortyEight};
use plyscope_search::Move;
use proptest::prelude::*;

pub fn game<G: SetUp>(options: &GameOptions) -> G {
    G::new(options).expect("the options are legal")
}

pub fn from<G: SetUp>(position: &str) -> Result<G, GameProblem> {
    G::new(&GameOptions { position: Some(position.to_owned()), ..GameOptions::default() })
}

/// The numbers of move sequences of length 0, 1, 2 and so on.
pub fn check_sequences<G: SetUp>(options: &GameOptions, counts: &[u64]) {
    let game: G = game(options);
    for (depth, &count) in (0..).zip(counts) {
        assert_eq!(sequences(&game, depth), count, "depth {depth}");
    }
}

/// Whatever is played, what is printed is read back, moves have names of their own, and the picture
/// fits the board.
pub fn check_play<G: SetUp>(options: &GameOptions, choices: &[usize]) -> Result<(), TestCaseError> {
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
            let name = start.move_name(&position, by);
            prop_assert_eq!(read_move(&start, &position, &name), Ok(by), "{}", name);
            let touched = start.squares(&position, by);
            prop_assert!(touched.from.into_iter().chain(touched.to).all(|square| square < squares));
        }
        prop_assert!(start.estimate(&position).is_finite());
        let by = moves[choice % moves.len()];
        let next = start.play(&position, by);
        // Whose turn it is, is known before the die is rolled.
        let is_roll = start.probability(&position, by).is_some();
        let goes_on = is_roll || is_alone::<G>();
        prop_assert_eq!(start.player(&next) == start.player(&position), goes_on);
        position = next;
    }
    Ok(())
}

/// Whether a game has one player only.
fn is_alone<G: 'static>() -> bool {
    TypeId::of::<G>() == TypeId::of::<TwentyFortyEight>()
}

/// The rows the other way round.
pub fn mirrored(text: &str) -> String {
    each_row(text, |rows| rows.iter().map(|row| row.iter().rev().copied().collect()).collect())
}

pub fn each_row(text: &str, turn: impl Fn(&[Vec<char>]) -> Vec<Vec<char>>) -> String {
    let (squares, side) = text.split_at(text.find(' ').unwrap_or(text.len()));
    let rows: Vec<Vec<char>> = squares.split('/').map(|row| row.chars().collect()).collect();
    let rows: Vec<String> = turn(&rows).into_iter().map(|row| row.into_iter().collect()).collect();
    rows.join("/") + side
}

/// A position and its image have one symmetric key, and one key only if they are the same.
pub fn check_symmetry<G: SetUp>(
    options: &GameOptions,
    choices: &[usize],
    image: fn(&str) -> String,
) -> Result<(), TestCaseError> {
    let game: G = game(options);
    let mut position = game.root();
    for &choice in choices {
        let text = game.notation(&position);
        let turned = image(&text);
        let other = G::new(&GameOptions { position: Some(turned.clone()), ..options.clone() });
        let other = other.map_err(|problem| TestCaseError::fail(problem.to_string()))?;
        let root = other.root();
        prop_assert!(other.symmetric_key(&root) == game.symmetric_key(&position), "{}", text);
        prop_assert_eq!(other.key(&root) == game.key(&position), text == turned);
        prop_assert_eq!(other.utility(&root), game.utility(&position));
        prop_assert_eq!(other.estimate(&root), game.estimate(&position));
        if game.utility(&position).is_some() {
            break;
        }
        let moves: Vec<Move> = game.moves(&position).collect();
        position = game.play(&position, moves[choice % moves.len()]);
    }
    Ok(())
}

/// Rows become columns.
pub fn transposed(text: &str) -> String {
    each_row(text, |rows| {
        (0..rows.len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()
    })
}

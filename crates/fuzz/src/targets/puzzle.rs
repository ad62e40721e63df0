//! What puzzles and coroutines are set up with: clues, boards, orders, labels.

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use plyscope_coroutine_view::problems::of_labels;
use plyscope_puzzle_view::backtrack::gallery::gallery;
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_puzzle_view::backtrack::problem::{Problem, PuzzleId};
use plyscope_puzzle_view::problems::of_link;
use plyscope_puzzles::coroutine::{Label, SearchTree};
use plyscope_puzzles::sudoku::{Clues, CluesProblem, GIVEN};
use plyscope_puzzles::tour::{Board, Directions, Fixed};
use plyscope_search::excerpt;
use plyscope_setup::address::{pairs, FromQuery, Query};
use plyscope_setup::Choice;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target = Target {
    name: "puzzle",
    check: Check::Text(check),
    seeds,
    words: super::no_words,
    max_bytes: 512,
};

fn seeds() -> Vec<Vec<u8>> {
    let others = [
        "5x6",
        "3×10",
        "a1 b3,c5",
        "clockwise-3",
        "15372648",
        "random-7",
        "warnsdorff-random-7",
        "5 2 8 -1 2.5",
        "b a 中",
        "1.|..\n..|2.\n--+--\n.3|..\n..|.4",
    ];
    let shown =
        gallery().flat_map(|exhibit| pairs(exhibit.link)).filter_map(|(_, value)| value.ok());
    let texts = GIVEN.iter().map(|given| given.text).chain(others).map(str::to_owned);
    inputs(texts.chain(shown).collect::<BTreeSet<String>>())
}

fn check(text: &str) {
    match Clues::parse(text) {
        Ok(clues) => laws::is_kept(&clues, Clues::to_string, |text| Clues::parse(text).ok()),
        Err(CluesProblem::Character { given, at }) => {
            let there = text.chars().nth(at).map(|c| excerpt(&c.to_string()));
            assert_eq!(there, Some(given), "the place of a wrong character");
        }
        Err(problem) => assert!(!problem.to_string().is_empty()),
    }
    match SearchTree::parse(text) {
        Ok(tree) => laws::is_kept(&tree, SearchTree::to_string, |text| text.parse().ok()),
        Err(problem) => laws::in_every_language(|lang| of_labels(&problem, lang)),
    }
    if let Ok(board) = Board::parse(text) {
        laws::is_kept(
            &board,
            |board| format!("{}x{}", board.rows(), board.columns()),
            |text| Board::parse(text).ok(),
        );
        for square in board.squares() {
            assert_eq!(board.square(&board.name(square)), Ok(square));
        }
    }
    if let Ok(squares) = Board::new(8, 8).and_then(|board| board.squares_named(text)) {
        assert!(squares.len() <= text.len());
    }
    for puzzle in PuzzleId::all() {
        puzzle.descriptor().parameters.iter().for_each(|name| parameter(puzzle, name, text));
    }
    is_kept::<Label>(text);
    is_kept::<Directions>(text);
    is_kept::<Fixed>(text);
}

/// A text as a parameter of a puzzle: what is wrong has a sentence, and what is right is written so that it
/// is read again.
fn parameter(puzzle: PuzzleId, name: &str, text: &str) {
    let mut query = Query::of([(PuzzleId::NAME, puzzle.id()), (name, text)].into_iter());
    let problem = Problem::from_query(&mut query);
    for wrong in query.finish() {
        laws::in_every_language(|lang| of_link(&wrong, lang));
    }
    laws::is_kept(
        &problem,
        |problem| Link::print(problem, 0),
        |address| Some(Link::parse(address).0.problem),
    );
}

fn is_kept<T: FromStr<Err: Display> + Display + PartialEq + Debug>(text: &str) {
    match text.parse::<T>() {
        Ok(parsed) => laws::is_kept(&parsed, T::to_string, |text| text.parse().ok()),
        Err(problem) => assert!(!problem.to_string().is_empty()),
    }
}

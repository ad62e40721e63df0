//! Laws of backtracking: a cursor does, in both directions and from any mark, what the plain
//! recursion does.

use std::collections::BTreeSet;

use crate::support::backtracking::check;
use crate::support::walks::{counted, each_state};
use plyscope_puzzles::backtrack::{Choice, Cursor, Journal, News, Puzzle, Status, Until};
use plyscope_puzzles::sudoku::CellOrder;
use plyscope_puzzles::{Placed, Queens, Sudoku, Test};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn queens(size in 1u8..=7, places in prop::collection::vec(0.0..=1.0, 40)) {
        check(&Queens::new(size, Test::AtOnce).unwrap(), &places);
        check(&Queens::new(size.min(5), Test::AtTheEnd).unwrap(), &places);
    }
}

/// Sequence A000170 of the OEIS.
#[test]
fn queens_are_counted() {
    let known = [1, 0, 0, 2, 10, 4, 40, 92, 352, 724];
    for (size, solutions) in (1..).zip(known) {
        let puzzle = Queens::new(size, Test::AtOnce).unwrap();
        assert_eq!(counted(&puzzle).1, solutions, "{size} queens");
    }
}

/// What is expected is found among all arrangements of one queen a row: columns and diagonals differ.
#[test]
fn both_tests_find_all_queens_in_the_same_order() {
    for size in 1..=6 {
        let found = |test| {
            let mut found: Vec<Vec<u8>> = Vec::new();
            each_state(&Queens::new(size, test).unwrap(), |placed: &Placed, status| {
                if status == Status::Solved {
                    found.push(placed.columns().to_vec());
                }
            });
            found
        };
        let rows = usize::from(size);
        let arrangements = (0..rows.pow(size.into())).map(|number| {
            (0..size).rev().map(|row| (number / rows.pow(row.into()) % rows) as u8).collect()
        });
        let all_differ = |lines: Vec<i32>| lines.iter().collect::<BTreeSet<_>>().len() == rows;
        let along = |columns: &[u8], slope: i32| {
            all_differ(
                (0..).zip(columns).map(|(row, &column)| i32::from(column) + slope * row).collect(),
            )
        };
        let expected: Vec<Vec<u8>> = arrangements
            .filter(|columns: &Vec<u8>| [-1, 0, 1].into_iter().all(|slope| along(columns, slope)))
            .collect();
        assert_eq!(found(Test::AtOnce), expected, "{size}");
        assert_eq!(found(Test::AtTheEnd), expected, "{size}");
    }
}

#[test]
fn queens_that_attack_are_named() {
    for size in 1..=6 {
        let attacks = |(upper, left): (usize, u8), (lower, right): (usize, u8)| {
            left == right || usize::from(left.abs_diff(right)) == lower - upper
        };
        let puzzle = Queens::new(size, Test::AtTheEnd).unwrap();
        each_state(&puzzle, |placed: &Placed, status| {
            let queens: Vec<(usize, u8)> = placed.columns().iter().copied().enumerate().collect();
            for choice in (0..puzzle.candidates(placed)).map(Choice) {
                let square = (queens.len(), choice.0);
                let first = queens.iter().position(|&queen| attacks(queen, square));
                assert_eq!(puzzle.attacker(placed, choice).map(usize::from), first);
                assert_eq!(placed.attacked().contains(choice), first.is_some());
            }
            let pairs =
                queens.iter().flat_map(|&lower| queens.iter().map(move |&upper| (upper, lower)));
            let clash = pairs.filter(|(upper, lower)| upper.0 < lower.0);
            let clash = clash
                .filter(|&(upper, lower)| attacks(upper, lower))
                .map(|(upper, lower)| (upper.0 as u8, lower.0 as u8));
            let clash = clash.min_by_key(|&(upper, lower)| (lower, upper));
            assert_eq!(placed.clash(), clash);
            let is_full = queens.len() == usize::from(size);
            assert_eq!(status == Status::Solved, is_full && clash.is_none());
        });
    }
}

/// Where nothing is left to choose, the first node is the solution.
#[test]
fn a_solution_that_is_given_is_listed_once() {
    let clues = "1234 3412 2143 4321".parse().unwrap();
    let puzzle = Sudoku::new(clues, CellOrder::ByRows, Test::AtOnce);
    check(&puzzle, &[0.0, 1.0]);
    let mut cursor = Cursor::new(&puzzle);
    let (mut journal, mut other) = (Journal::default(), Journal::default());
    for steps in [0, 0, 1] {
        journal.run(&mut cursor, steps, Until::Bound);
        other.append(journal.since(other.reach()));
        assert_eq!((journal.solutions(), &journal), (&[0][..], &other));
    }
    assert!(journal.is_complete());
}

#[test]
fn a_journal_keeps_no_more_solutions_than_it_may_however_many_arrive() {
    let many = Journal::MOST_SOLUTIONS as u64 + 9;
    let news = News {
        marks: vec![],
        front: None,
        depths: vec![],
        solutions: (1..=many).collect(),
        found: (1..=many).map(|_| Box::default()).collect(),
    };
    let mut journal = Journal::default();
    journal.append(news);
    let kept = Journal::MOST_SOLUTIONS;
    assert_eq!(
        (journal.solutions().len(), journal.solutions().last()),
        (kept, Some(&(kept as u64)))
    );
}

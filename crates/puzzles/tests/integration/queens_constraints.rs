//! Queens as a constraint satisfaction problem: the same solutions by every method, and how many nodes
//! each enters.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::walks::each_state;
use plyscope_puzzles::backtrack::{Cursor, Moment, Puzzle, Status};
use plyscope_puzzles::csp::{Assignment, Inference, Methods, ValueOrder, Variable, VariableOrder};
use plyscope_puzzles::{ConstrainedQueens, Queens, QueensNetwork, Test};

fn constrained(size: u8, methods: Methods) -> ConstrainedQueens {
    QueensNetwork::new(size).expect("a size").search(methods)
}

/// Without inference and other orders it takes the same steps as the search without constraints.
#[test]
fn without_other_methods_it_is_the_plain_search() {
    for (size, test) in (1..=7).map(|size| (size, Test::AtOnce)).chain([(4, Test::AtTheEnd)]) {
        let (plain, constrained) = (
            Queens::new(size, test).expect("a size"),
            constrained(size, Methods { test, ..Methods::default() }),
        );
        let (mut one, mut two) = (Cursor::new(&plain), Cursor::new(&constrained));
        loop {
            assert_eq!(one.path(), two.path(), "{size}");
            assert_eq!(one.moment(), two.moment(), "{size}");
            assert_eq!(one.status(), two.status(), "{size}");
            let goes_on = one.advance();
            assert_eq!(goes_on, two.advance());
            if !goes_on {
                break;
            }
        }
    }
}

fn solutions(puzzle: &ConstrainedQueens) -> BTreeSet<Vec<u8>> {
    let mut found = BTreeSet::new();
    each_state(puzzle, |assignment: &Assignment, status| {
        if status == Status::Solved {
            let column = |row: Variable| assignment.value(row).expect("it is complete").0;
            assert!(found.insert(puzzle.network().rows().map(column).collect()), "found once");
        }
    });
    found
}

#[test]
fn every_method_finds_the_same_queens() {
    let known = [1, 0, 0, 2, 10, 4, 40];
    for (size, count) in (1..).zip(known) {
        let expected = solutions(&constrained(size, Methods::default()));
        assert_eq!(expected.len(), count, "{size} queens");
        for inference in [Inference::None, Inference::ForwardChecking, Inference::ArcConsistency] {
            for variables in [
                VariableOrder::Given,
                VariableOrder::FewestValues,
                VariableOrder::FewestValuesThenDegree,
            ] {
                for values in [ValueOrder::Given, ValueOrder::LeastConstraining] {
                    let methods = Methods { variables, values, inference, test: Test::AtOnce };
                    assert_eq!(solutions(&constrained(size, methods)), expected, "{methods:?}");
                }
            }
        }
    }
}

/// The definitions, without sharing anything with the search: what is left is found anew at each node
/// from the queens that stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slow {
    Plain,
    Checked,
    CheckedFewestFirst,
    Consistent,
}

/// Nodes entered, solutions found, and nodes entered when the first was found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Tally {
    nodes: u64,
    solutions: u64,
    first: u64,
}

fn attacks((row, column): (i32, i32), (other, beside): (i32, i32)) -> bool {
    column == beside || (row - other).abs() == (column - beside).abs()
}

type Left = BTreeMap<i32, BTreeSet<i32>>;

fn left(size: i32, queens: &[(i32, i32)]) -> Left {
    let free = (0..size).filter(|row| queens.iter().all(|queen| queen.0 != *row));
    let open = |row: i32| {
        let is_open = |&column: &i32| queens.iter().all(|&queen| !attacks(queen, (row, column)));
        (0..size).filter(is_open).collect()
    };
    free.map(|row| (row, open(row))).collect()
}

/// Without squares that leave another row none, again and again.
fn made_consistent(mut left: Left) -> Left {
    loop {
        let before = left.clone();
        for (&row, columns) in &mut left {
            columns.retain(|&column| {
                before.iter().filter(|(&other, _)| other != row).all(|(&other, beside)| {
                    beside.iter().any(|&place| !attacks((row, column), (other, place)))
                })
            });
        }
        if left == before {
            return left;
        }
    }
}

fn slow(size: i32, queens: &mut Vec<(i32, i32)>, how: Slow, tally: &mut Tally) {
    tally.nodes += 1;
    let open = left(size, queens);
    if open.is_empty() {
        tally.solutions += 1;
        if tally.solutions == 1 {
            tally.first = tally.nodes;
        }
        return;
    }
    let open = if how == Slow::Consistent { made_consistent(open) } else { open };
    if how != Slow::Plain && open.values().any(BTreeSet::is_empty) {
        return;
    }
    let next = match how {
        Slow::CheckedFewestFirst => open.iter().min_by_key(|(&row, columns)| (columns.len(), row)),
        _ => open.iter().next(),
    };
    let (&row, columns) = next.expect("a row is left");
    for &column in columns {
        queens.push((row, column));
        slow(size, queens, how, tally);
        queens.pop();
    }
}

fn tallied(puzzle: &ConstrainedQueens) -> Tally {
    let mut cursor = Cursor::new(puzzle);
    let mut first = 0;
    while cursor.advance() {
        let is_solved = cursor.moment() == Moment::Entered && cursor.status() == Status::Solved;
        if is_solved && cursor.solutions() == 1 {
            first = cursor.visited();
        }
    }
    Tally { nodes: cursor.visited(), solutions: cursor.solutions(), first }
}

/// What the guide says of eight queens; smaller boards are compared too.
#[test]
fn nodes_are_those_of_the_definitions() {
    let plain = Methods::default();
    let checked = Methods { inference: Inference::ForwardChecking, ..plain };
    let fewest = Methods { variables: VariableOrder::FewestValues, ..checked };
    let consistent = Methods { inference: Inference::ArcConsistency, ..plain };
    let tally = |nodes, first| Tally { nodes, solutions: 92, first };
    let known = [tally(2057, 114), tally(1725, 89), tally(1361, 76), tally(769, 21)];
    let all = [
        (Slow::Plain, plain),
        (Slow::Checked, checked),
        (Slow::CheckedFewestFirst, fewest),
        (Slow::Consistent, consistent),
    ];
    let of_eight = all.map(|(how, methods)| {
        let mut expected = Tally::default();
        for size in 1..=8 {
            expected = Tally::default();
            slow(size, &mut Vec::new(), how, &mut expected);
            let found = tallied(&constrained(size as u8, methods));
            assert_eq!(found, expected, "{size} queens, {how:?}");
        }
        expected
    });
    assert_eq!(of_eight, known);
}

/// A row that has no square left comes next, wherever it is.
#[test]
fn a_lost_row_comes_next() {
    for inference in [Inference::ForwardChecking, Inference::ArcConsistency] {
        let puzzle = constrained(6, Methods { inference, ..Methods::default() });
        let mut lost = 0;
        each_state(&puzzle, |assignment: &Assignment, status| {
            if let Some(emptied) = assignment.emptied() {
                assert!(matches!(status, Status::Pruned(_)));
                assert_eq!(assignment.next(), Some(emptied));
                assert!(assignment.domain(emptied).is_empty());
                assert_eq!(puzzle.lost_variable(assignment), Some(emptied));
                lost += 1;
            }
        });
        assert!(lost > 0, "{inference:?}");
        assert!(puzzle.start().emptied().is_none());
    }
}

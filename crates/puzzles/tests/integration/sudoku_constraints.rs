//! Sudoku as a constraint satisfaction problem: the same grids by every method, and how many nodes each
//! enters.

use std::collections::BTreeSet;

use crate::support::walks::{counted, each_state};
use plyscope_puzzles::backtrack::{Cursor, Puzzle, Status};
use plyscope_puzzles::csp::{
    Assignment, Inference, Methods, Network, ValueOrder, Variable, VariableOrder,
};
use plyscope_puzzles::sudoku::{CellOrder, Clues, Given};
use plyscope_puzzles::{ConstrainedSudoku, Sudoku, SudokuNetwork, Test};

fn clues(text: &str) -> Clues {
    match Given::find(text) {
        Some(given) => given.clues().expect("clues"),
        None => Clues::parse(text).expect("clues"),
    }
}

fn constrained(text: &str, methods: Methods) -> ConstrainedSudoku {
    SudokuNetwork::new(clues(text)).search(methods)
}

const TEXTS: [&str; 5] =
    ["small", "medium", "1... ..2. .3.. ....", "12.. 34.. 21.. 43..", "1234 .... .... ...."];

/// By rows, and with the fewest digits first, it takes the same steps as the search without constraints.
#[test]
fn without_inference_it_is_the_plain_search() {
    let orders = [
        (CellOrder::ByRows, VariableOrder::Given),
        (CellOrder::FewestFirst, VariableOrder::FewestValues),
    ];
    for text in TEXTS {
        for (order, variables) in orders {
            let plain = Sudoku::new(clues(text), order, Test::AtOnce);
            let constrained = constrained(text, Methods { variables, ..Methods::default() });
            let (mut one, mut two) = (Cursor::new(&plain), Cursor::new(&constrained));
            loop {
                assert_eq!(one.path(), two.path(), "{text}");
                assert_eq!(one.moment(), two.moment(), "{text}");
                assert_eq!(one.status(), two.status(), "{text}");
                let goes_on = one.advance();
                assert_eq!(goes_on, two.advance());
                if !goes_on {
                    break;
                }
            }
        }
    }
}

fn grids(puzzle: &ConstrainedSudoku) -> BTreeSet<Vec<u8>> {
    let cells = || (0..puzzle.network().variables()).map(Variable);
    let mut found = BTreeSet::new();
    each_state(puzzle, |assignment: &Assignment, status| {
        if status == Status::Solved {
            let digit = |cell: Variable| assignment.value(cell).expect("it is full").0;
            assert!(found.insert(cells().map(digit).collect()), "found once");
        }
    });
    found
}

#[test]
fn every_method_finds_the_same_grids() {
    for text in TEXTS {
        let expected = grids(&constrained(text, Methods::default()));
        for inference in [Inference::ForwardChecking, Inference::ArcConsistency] {
            for variables in [
                VariableOrder::Given,
                VariableOrder::FewestValues,
                VariableOrder::FewestValuesThenDegree,
            ] {
                for values in [ValueOrder::Given, ValueOrder::LeastConstraining] {
                    let methods = Methods { variables, values, inference, test: Test::AtOnce };
                    assert_eq!(grids(&constrained(text, methods)), expected, "{text} {methods:?}");
                }
            }
        }
    }
}

/// The definitions once more, on grids of nine digits as sets of bits: what is left is found anew at each
/// node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slow {
    Plain,
    Checked,
    CheckedFewestFirst,
    Consistent,
}

fn shares(one: usize, other: usize) -> bool {
    let place = |cell: usize| (cell / 9, cell % 9, cell / 27 * 3 + cell % 9 / 3);
    let (a, b) = (place(one), place(other));
    one != other && (a.0 == b.0 || a.1 == b.1 || a.2 == b.2)
}

struct Grid {
    peers: Vec<Vec<usize>>,
    digits: [u16; 81],
    nodes: u64,
    solutions: u64,
}

impl Grid {
    fn of(text: &str) -> Self {
        let peers = (0..81).map(|one| (0..81).filter(|&other| shares(one, other)).collect());
        let mut digits = [0; 81];
        let cells = clues(text).cells().to_vec();
        for (own, cell) in digits.iter_mut().zip(cells) {
            *own = cell.map_or(0, |digit| 1 << digit.get());
        }
        Self { peers: peers.collect(), digits, nodes: 0, solutions: 0 }
    }

    /// What is left for each empty cell; a set with its only digit for others.
    fn left(&self) -> [u16; 81] {
        std::array::from_fn(|cell| match self.digits[cell] {
            0 => self.peers[cell].iter().fold(0x3fe, |left, &peer| left & !self.digits[peer]),
            own => own,
        })
    }

    fn search(&mut self, how: Slow) {
        self.nodes += 1;
        let mut left = self.left();
        if how == Slow::Consistent {
            // A value without support is one whose digit is all that a peer has left.
            loop {
                let before = left;
                for cell in (0..81).filter(|&cell| self.digits[cell] == 0) {
                    for &peer in &self.peers[cell] {
                        if before[peer].count_ones() == 1 {
                            left[cell] &= !before[peer];
                        }
                    }
                }
                if left == before || left.contains(&0) {
                    break;
                }
            }
        }
        let mut empty = (0..81).filter(|&cell| self.digits[cell] == 0);
        let next = match how {
            Slow::CheckedFewestFirst => empty.min_by_key(|&cell| left[cell].count_ones()),
            _ => empty.next(),
        };
        let Some(next) = next else {
            self.solutions += 1;
            return;
        };
        if how != Slow::Plain && left.contains(&0) {
            return;
        }
        for digit in (1..=9).map(|digit| 1 << digit).filter(|digit| left[next] & digit != 0) {
            self.digits[next] = digit;
            self.search(how);
            self.digits[next] = 0;
        }
    }
}

/// What the guide says of the hard sudoku; the easy one is compared too.
#[test]
fn nodes_are_those_of_the_definitions() {
    let plain = Methods::default();
    let checked = Methods { inference: Inference::ForwardChecking, ..plain };
    let fewest = Methods { variables: VariableOrder::FewestValues, ..checked };
    let consistent = Methods { inference: Inference::ArcConsistency, ..plain };
    let table = [
        (Slow::Plain, plain, 65_723),
        (Slow::Checked, checked, 16_210),
        (Slow::CheckedFewestFirst, fewest, 1_495),
        (Slow::Consistent, consistent, 652),
    ];
    for (how, methods, known) in table {
        for text in ["easy", "hard"] {
            let mut grid = Grid::of(text);
            grid.search(how);
            let found = counted(&constrained(text, methods));
            assert_eq!(found, (grid.nodes, grid.solutions), "{text} {how:?}");
            if text == "hard" {
                assert_eq!(found, (known, 1), "{how:?}");
            }
        }
    }
}

/// Clues remove digits before the first choice, and a cell without digits ends it there.
#[test]
fn clues_are_inferred_from_first() {
    let methods = |inference| Methods { inference, ..Methods::default() };
    for inference in [Inference::ForwardChecking, Inference::ArcConsistency] {
        let start = constrained("123. ...4 .... ....", methods(inference)).start();
        let emptied = start.emptied().expect("nothing is left for the fourth cell");
        assert!(start.domain(emptied).is_empty(), "{inference:?}");
    }
    let start = constrained("123. .... .... ....", methods(Inference::ForwardChecking)).start();
    assert_eq!(start.domain(Variable(3)).len(), 1);
    assert_eq!(start.domain(Variable(7)).len(), 3, "not yet without what the fourth cell will get");
}

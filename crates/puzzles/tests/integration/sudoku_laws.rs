//! Laws of sudoku: whichever way it is searched, the same grids are found, and they are right.

use crate::support::backtracking::check;
use crate::support::walks::{counted, each_state};
use plyscope_puzzles::backtrack::{Choice, Choices, Puzzle, Status};
use plyscope_puzzles::sudoku::{CellOrder, Clues, Digit, Filled, Given, Size, GIVEN};
use plyscope_puzzles::{Sudoku, Test};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn sudokus(
        (holes, order) in (holes(Size::Four, 0..=9), order()),
        places in prop::collection::vec(0.0..=1.0, 20),
    ) {
        check(&Sudoku::new(holes.clone(), order, Test::AtOnce), &places);
        let few = emptied(&holes, 5);
        check(&Sudoku::new(few, order, Test::AtTheEnd), &places);
    }

    #[test]
    fn both_tests_and_all_orders_find_the_same_grids(holes in holes(Size::Four, 0..=5)) {
        let found = |order, test| {
            let mut grids = Vec::new();
            each_state(&Sudoku::new(holes.clone(), order, test), |filled, status| {
                if status == Status::Solved {
                    grids.push(grid(Size::Four, filled));
                }
            });
            grids.sort_unstable();
            grids
        };
        let grids = found(CellOrder::ByRows, Test::AtOnce);
        prop_assert!(!grids.is_empty() && grids.iter().all(|grid| is_filled_well(Size::Four, grid)));
        prop_assert_eq!(&found(CellOrder::FewestFirst, Test::AtOnce), &grids);
        prop_assert_eq!(&found(CellOrder::ByRows, Test::AtTheEnd), &grids);
        prop_assert_eq!(&found(CellOrder::FewestFirst, Test::AtTheEnd), &grids);
    }

    #[test]
    fn every_order_of_cells_finds_as_many_grids(
        (size, holes) in prop_oneof![Just(Size::Four), Just(Size::Six), Just(Size::Nine)]
            .prop_flat_map(|size| (Just(size), holes(size, 0..=14))),
    ) {
        let found = |order| {
            let mut grids = 0;
            each_state(&Sudoku::new(holes.clone(), order, Test::AtOnce), |filled, status| {
                assert_eq!(filled.clashing(), 0);
                assert_eq!(filled.clash(), None);
                if status == Status::Solved {
                    assert!(is_filled_well(size, &grid(size, filled)));
                    grids += 1;
                }
            });
            grids
        };
        let by_rows = found(CellOrder::ByRows);
        prop_assert!(by_rows >= 1);
        prop_assert_eq!(found(CellOrder::FewestFirst), by_rows);
    }

    /// A digit is offered if and only if no cell forbids it, and the one that does is the first that
    /// holds it and shares something.
    #[test]
    fn what_is_not_offered_is_forbidden(holes in holes(Size::Six, 0..=12), order in order()) {
        let size = holes.size();
        let puzzle = Sudoku::new(holes, order, Test::AtOnce);
        each_state(&puzzle, |filled, status| {
            let Some(next) = filled.next() else { return };
            for digit in size.digits() {
                let forbids = |&cell: &_| {
                    filled.digit(cell) == Some(digit)
                        && size.houses(cell).iter().any(|house| size.houses(next).contains(house))
                };
                let first = size.cells().find(forbids);
                assert_eq!(puzzle.conflict(filled, digit.choice()), first);
                assert_eq!(status.choices().contains(digit.choice()), first.is_none());
            }
        });
    }
}

fn order() -> impl Strategy<Value = CellOrder> {
    prop_oneof![Just(CellOrder::ByRows), Just(CellOrder::FewestFirst)]
}

/// A filled grid, its digits renamed, of which so many cells were emptied.
fn holes(size: Size, count: std::ops::RangeInclusive<usize>) -> impl Strategy<Value = Clues> {
    let cells: Vec<usize> = (0..size.cells().len()).collect();
    let names: Vec<u8> = (1..=size.side()).collect();
    let emptied = prop::sample::subsequence(cells, count);
    (emptied, Just(names).prop_shuffle()).prop_map(move |(emptied, names)| {
        let side = usize::from(size.side());
        let (rows, columns) = size.in_box();
        let (rows, columns) = (usize::from(rows), usize::from(columns));
        let text = (0..side * side).map(|cell| {
            let (row, column) = (cell / side, cell % side);
            let shift = row % rows * columns + row / rows;
            let digit = names[(shift + column) % side];
            if emptied.contains(&cell) {
                ".".to_owned()
            } else {
                digit.to_string()
            }
        });
        text.collect::<String>().parse().expect("clues")
    })
}

/// The clues of the same grid with at most so many cells empty: the first that are.
fn emptied(clues: &Clues, most: usize) -> Clues {
    let mut solved = Vec::new();
    each_state(&Sudoku::new(clues.clone(), CellOrder::ByRows, Test::AtOnce), |filled, status| {
        if status == Status::Solved && solved.is_empty() {
            solved = grid(clues.size(), filled);
        }
    });
    let mut left = most;
    let cells = clues.cells().iter().zip(&solved).map(|(clue, &digit)| match clue {
        None if left > 0 => {
            left -= 1;
            ".".to_owned()
        }
        _ => digit.to_string(),
    });
    cells.collect::<String>().parse().expect("clues")
}

/// The digits of a full grid, by rows.
fn grid(size: Size, filled: &Filled) -> Vec<u8> {
    size.cells().filter_map(|cell| filled.digit(cell)).map(Digit::get).collect()
}

/// Whether every row, column and box has every digit, found out without the puzzle.
fn is_filled_well(size: Size, grid: &[u8]) -> bool {
    let side = usize::from(size.side());
    let (rows, columns) = size.in_box();
    let (rows, columns) = (usize::from(rows), usize::from(columns));
    let all: Vec<u8> = (1..=size.side()).collect();
    let has_all = |cells: Vec<usize>| {
        let mut digits: Vec<u8> = cells.into_iter().map(|cell| grid[cell]).collect();
        digits.sort_unstable();
        digits == all
    };
    grid.len() == side * side
        && (0..side).all(|number| {
            let corner = number / rows * rows * side + number % rows * columns;
            let in_box = |place: usize| corner + place / columns * side + place % columns;
            has_all((0..side).map(|column| number * side + column).collect())
                && has_all((0..side).map(|row| row * side + number).collect())
                && has_all((0..side).map(in_box).collect())
        })
}

#[test]
fn a_clash_of_a_full_grid_is_the_first_by_rows() {
    let clues = "1234 3412 2143 43..".parse().unwrap();
    let puzzle = Sudoku::new(clues, CellOrder::ByRows, Test::AtTheEnd);
    let table = [
        ([1, 1], "1 in column 3: row 2, column 3; row 4, column 3"),
        ([2, 2], "2 in column 4: row 2, column 4; row 4, column 4"),
        ([2, 3], "3 in column 4: row 3, column 4; row 4, column 4"),
        ([2, 4], "4 in column 4: row 1, column 4; row 4, column 4"),
        ([3, 4], "3 in column 3: row 1, column 3; row 4, column 3"),
    ];
    for (digits, expected) in table {
        let mut filled = puzzle.start();
        for digit in digits {
            puzzle.place(&mut filled, Choice(digit - 1));
        }
        let clash = filled.clash().unwrap();
        let [one, other] = clash.cells.map(|cell| puzzle.size().named(cell));
        assert_eq!(format!("{} in {}: {one}; {other}", clash.digit, clash.house), expected);
        assert_eq!(puzzle.status(&filled), Status::Open(Choices::NONE));
    }
}

#[test]
fn given_sudokus_have_one_solution() {
    for (id, by_rows, fewest_first) in
        [("small", 19, 11), ("medium", 201, 25), ("easy", 195, 48), ("hard", 65_723, 1_495)]
    {
        let clues = Given::find(id).unwrap().clues().unwrap();
        for (order, nodes) in [(CellOrder::ByRows, by_rows), (CellOrder::FewestFirst, fewest_first)]
        {
            let puzzle = Sudoku::new(clues.clone(), order, Test::AtOnce);
            assert_eq!(counted(&puzzle), (nodes, 1), "{id} {order:?}");
        }
    }
    assert_eq!(GIVEN.len(), 4);
}

#[test]
fn empty_sudokus_of_four_are_counted() {
    for order in [CellOrder::ByRows, CellOrder::FewestFirst] {
        let puzzle = Sudoku::new(Clues::none(Size::Four), order, Test::AtOnce);
        assert_eq!(counted(&puzzle).1, 288, "{order:?}");
    }
}

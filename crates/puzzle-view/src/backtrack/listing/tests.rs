use std::collections::BTreeSet;

use plyscope_puzzles::backtrack::{Choice, Choices, Cursor, Puzzle};
use plyscope_puzzles::cryptarithm::Cryptarithm;
use plyscope_puzzles::map::Map;
use plyscope_puzzles::maze::{Grid, MazeOptions};
use plyscope_puzzles::subset_sum::{NumberOrder, Numbers, SubsetSumOptions};
use plyscope_puzzles::sudoku::Clues;
use plyscope_puzzles::tour::{Board, Ties, Tour, TourOptions};
use plyscope_puzzles::{Maze, Queens, QueensNetwork, SubsetSum, Sudoku, SudokuNetwork, Test};

use super::*;

const TOUR: Program = Program::Tour {
    ending: Ending::Closed,
    order: MoveOrder::Fixed(Fixed::Rows),
    prunings: Prunings::ALL,
};

const DEAD_END: Status = Status::Open(Choices::NONE);
const OPEN: Status = Status::Open(Choices::first_of(3));

/// The text of the current line.
fn line(program: Program, moment: Moment, status: Status, extent: Extent) -> String {
    let line = current_line(program, moment, status, extent);
    line.map_or_else(String::new, |line| listing(program).lines[line].trim().to_owned())
}

#[test]
fn every_moment_has_its_line() {
    let sudoku = Program::Sudoku(CellOrder::ByRows);
    let generate = Program::Generate(Generated::Queens);
    let left = Moment::Left(Choice(1));
    let table = [
        (TOUR, Moment::Entered, OPEN, Extent::Nothing, "extend(path):"),
        (TOUR, Moment::Entered, OPEN, Extent::Part, "mark it, append it to path"),
        (TOUR, Moment::Entered, DEAD_END, Extent::Part, "return"),
        (TOUR, Moment::Entered, DEAD_END, Extent::All, "return"),
        (
            TOUR,
            Moment::Entered,
            Status::Solved,
            Extent::All,
            "if its end is one move from its start: report the tour",
        ),
        (
            TOUR,
            Moment::Entered,
            Status::Pruned(Pruning::Dead.number()),
            Extent::Part,
            "if a square can no longer be passed through: return",
        ),
        (
            TOUR,
            Moment::Entered,
            Status::Pruned(Pruning::Cut.number()),
            Extent::Nothing,
            "if a square can no longer be reached: return",
        ),
        (TOUR, left, OPEN, Extent::Part, "unmark it, remove it from path"),
        (TOUR, Moment::Over, OPEN, Extent::Nothing, "return"),
        (Program::Queens, Moment::Entered, OPEN, Extent::Nothing, "place(row):"),
        (Program::Queens, Moment::Entered, OPEN, Extent::Part, "put a queen on it"),
        (Program::Queens, Moment::Entered, DEAD_END, Extent::Part, "return"),
        (
            Program::Queens,
            Moment::Entered,
            Status::Solved,
            Extent::All,
            "if all rows have a queen: report them, return",
        ),
        (Program::Queens, left, OPEN, Extent::Nothing, "take the queen away"),
        (sudoku, Moment::Entered, OPEN, Extent::Nothing, "fill():"),
        (sudoku, Moment::Entered, DEAD_END, Extent::Nothing, "return"),
        (sudoku, Moment::Entered, OPEN, Extent::Part, "write the digit in cell"),
        (
            sudoku,
            Moment::Entered,
            Status::Solved,
            Extent::All,
            "if no cell is empty: report the grid, return",
        ),
        (sudoku, left, OPEN, Extent::Part, "erase it"),
        (generate, Moment::Entered, OPEN, Extent::Nothing, "generate(candidate):"),
        (generate, Moment::Entered, OPEN, Extent::Part, "add it to candidate"),
        (generate, Moment::Entered, DEAD_END, Extent::All, "reject it, return"),
        (generate, Moment::Entered, Status::Solved, Extent::All, "accept it, return"),
        (generate, left, OPEN, Extent::Part, "take it away again"),
    ];
    for (program, moment, status, extent, expected) in table {
        let found = line(program, moment, status, extent);
        assert_eq!(found, expected, "{program:?} {moment:?} {status:?} {extent:?}");
    }
    // The two returns of a tour are not the same.
    let at = |extent| current_line(TOUR, Moment::Entered, DEAD_END, extent);
    assert!(at(Extent::All) < at(Extent::Part));
}

#[test]
fn choices_are_seen_in_the_listing() {
    let tour = |ending, order, prunings| Program::Tour { ending, order, prunings };
    let rows = MoveOrder::Fixed(Fixed::Rows);
    let methods = |inference| Methods { inference, ..Methods::default() };
    let map = |inference| Program::Map(methods(inference));
    let queens = |methods| Program::ConstrainedQueens(methods);
    let sum = |methods| Program::Cryptarithm(methods);
    let cells = |methods| Program::ConstrainedSudoku(methods);
    let maze = |limit| Program::Maze { order: Headings::default(), limit };
    let fewest = VariableOrder::FewestValues;
    let least = ValueOrder::LeastConstraining;
    let table = [
        (tour(Ending::Open, rows, Prunings::NONE), 9, "row by row"),
        (tour(Ending::Closed, rows, Prunings::NONE), 10, "if its end is one move"),
        (tour(Ending::Open, rows, Prunings::ALL), 11, "can no longer be reached"),
        (
            tour(Ending::Open, MoveOrder::Warnsdorff(Ties::Centre), Prunings::NONE),
            9,
            "the fewest ways on",
        ),
        (Program::Queens, 8, "attacks"),
        (
            queens(Methods { variables: fewest, ..Methods::default() }),
            9,
            "the fewest squares are left",
        ),
        (queens(Methods { values: least, ..Methods::default() }), 9, "the fewest squares first"),
        (queens(methods(Inference::ForwardChecking)), 11, "remove the squares that she attacks"),
        (queens(methods(Inference::ArcConsistency)), 11, "(AC-3)"),
        (Program::Sudoku(CellOrder::ByRows), 9, "the first empty cell"),
        (Program::Sudoku(CellOrder::FewestFirst), 9, "fewest digits left"),
        (map(Inference::None), 9, "if no neighbour of region has it:"),
        (map(Inference::ForwardChecking), 11, "take it from what is left for its neighbours"),
        (map(Inference::ArcConsistency), 11, "(AC-3)"),
        (sum(Methods::default()), 9, "the right column"),
        (sum(Methods { variables: fewest, ..Methods::default() }), 9, "the fewest digits are left"),
        (sum(Methods { values: least, ..Methods::default() }), 9, "the fewest from other letters"),
        (sum(methods(Inference::ForwardChecking)), 11, "what cannot be in its columns"),
        (sum(methods(Inference::ArcConsistency)), 11, "make arcs and columns consistent"),
        (cells(methods(Inference::ForwardChecking)), 11, "from the cells of its row"),
        (
            cells(Methods { variables: fewest, ..methods(Inference::ArcConsistency) }),
            11,
            "fewest digits",
        ),
        (cells(Methods { values: least, ..Methods::default() }), 9, "the fewest from other cells"),
        (Program::SubsetSum(SumBound::None), 8, "if every number is decided: return"),
        (Program::SubsetSum(SumBound::Sum), 9, "if the new sum is not more than target:"),
        (Program::SubsetSum(SumBound::Rest), 8, "and can still reach it:"),
        (Program::SubsetSum(SumBound::Next), 8, "the smallest number left fits"),
        (maze(None), 8, "clockwise from the north"),
        (maze(Some(MazeBound::Distance)), 9, "rows and columns to G > length: return"),
        (maze(Some(MazeBound::None)), 9, "if steps = length: return"),
        (Program::Generate(Generated::SubsetSum), 10, "its numbers add up to target"),
        (Program::Generate(Generated::Cryptarithm), 10, "the sum is right"),
        (Program::Generate(Generated::Map), 10, "the same colour"),
        (Program::Generate(Generated::Sudoku), 10, "a digit twice"),
        (Program::Generate(Generated::Tour(Ending::Open)), 10, "from the one before:"),
        (Program::Generate(Generated::Tour(Ending::Closed)), 10, "the first from the last:"),
    ];
    for (program, count, part) in table {
        let Listing { lines } = listing(program);
        assert_eq!(lines.len(), count, "{program:?}: {lines:#?}");
        assert!(lines.iter().any(|line| line.contains(part)), "{program:?}: {lines:#?}");
        assert!(lines.iter().all(|line| !line.contains(['@', '{', '?'])), "{lines:#?}");
    }
}

/// Walks through a whole search whose solutions take this many choices: every step is at a line,
/// and these are the lines that are met.
fn check<P: Puzzle>(program: Program, puzzle: &P, length: usize, met: &[usize]) {
    let mut cursor = Cursor::new(puzzle);
    let mut lines = BTreeSet::new();
    loop {
        let extent = match cursor.path().len() {
            0 => Extent::Nothing,
            made if made == length => Extent::All,
            _ => Extent::Part,
        };
        let line = current_line(program, cursor.moment(), cursor.status(), extent);
        lines.insert(line.expect("a line"));
        if !cursor.advance() {
            break;
        }
    }
    assert_eq!(lines.into_iter().collect::<Vec<_>>(), met, "{program:?}");
}

#[test]
fn every_step_of_a_search_has_its_line() {
    let queens = |test| Queens::new(4, test).expect("a size");
    check(Program::Queens, &queens(Test::AtOnce), 4, &[0, 1, 4, 6, 7]);
    let generate = Program::Generate(Generated::Queens);
    check(generate, &queens(Test::AtTheEnd), 4, &[0, 3, 4, 6, 8, 9]);
    let clues: Clues = "1... ..2. .3.. ....".parse().expect("clues");
    for order in [CellOrder::ByRows, CellOrder::FewestFirst] {
        let sudoku = Sudoku::new(clues.clone(), order, Test::AtOnce);
        check(Program::Sudoku(order), &sudoku, 13, &[0, 1, 5, 7, 8]);
    }
}

#[test]
fn every_step_of_constrained_queens_has_its_line() {
    let table: [(_, &[usize]); 3] = [
        (Inference::None, &[0, 1, 5, 7, 8]),
        (Inference::ForwardChecking, &[0, 1, 2, 6, 9, 10]),
        (Inference::ArcConsistency, &[0, 1, 2, 6, 9, 10]),
    ];
    for (inference, met) in table {
        let methods = Methods { inference, ..Methods::default() };
        let queens = QueensNetwork::new(6).expect("a size").search(methods);
        check(Program::ConstrainedQueens(methods), &queens, 6, met);
    }
}

#[test]
fn every_step_of_a_cryptarithm_has_its_line() {
    let table: [(_, &[usize]); 3] = [
        (Inference::None, &[0, 1, 5, 7, 8]),
        (Inference::ForwardChecking, &[0, 1, 2, 6, 9, 10]),
        (Inference::ArcConsistency, &[0, 1, 2, 6, 9, 10]),
    ];
    for (inference, met) in table {
        let methods = Methods { inference, ..Methods::default() };
        let sum: Cryptarithm = "TWO + TWO = FOUR".parse().expect("a sum");
        check(Program::Cryptarithm(methods), &sum.search(methods), 6, met);
    }
}

#[test]
fn every_step_of_a_constrained_sudoku_has_its_line() {
    let table: [(_, &[usize]); 3] = [
        (Inference::None, &[0, 1, 5, 7, 8]),
        (Inference::ForwardChecking, &[0, 1, 2, 6, 9, 10]),
        // Its clues lead to no dead end then.
        (Inference::ArcConsistency, &[0, 2, 6, 9, 10]),
    ];
    for (inference, met) in table {
        let methods = Methods { inference, ..Methods::default() };
        let clues: Clues = "1... ..2. .3.. ....".parse().expect("clues");
        let sudoku = SudokuNetwork::new(clues).search(methods);
        check(Program::ConstrainedSudoku(methods), &sudoku, 13, met);
    }
}

#[test]
fn every_step_of_a_subset_sum_has_its_line() {
    let table: [(_, &[usize]); 4] = [
        (SumBound::None, &[0, 1, 2, 4, 6, 7]),
        (SumBound::Sum, &[0, 1, 2, 5, 7, 8]),
        (SumBound::Rest, &[0, 1, 4, 6, 7]),
        (SumBound::Next, &[0, 1, 4, 6, 7]),
    ];
    for (bound, met) in table {
        let (numbers, order) = (Numbers::default(), NumberOrder::Ascending);
        let (target, test) = (SubsetSum::USUAL_TARGET, Test::AtOnce);
        let options = SubsetSumOptions { numbers, target, order, bound, test };
        let puzzle = SubsetSum::new(options).expect("a target");
        check(Program::SubsetSum(bound), &puzzle, 6, met);
    }
}

#[test]
fn every_step_of_a_maze_has_its_line() {
    let table: [(_, _, &[usize]); 3] = [
        (None, MazeBound::Distance, &[0, 1, 4, 6, 7]),
        (Some(11), MazeBound::Distance, &[0, 1, 2, 5, 7, 8]),
        (Some(11), MazeBound::None, &[0, 1, 2, 5, 7, 8]),
    ];
    for (length, bound, met) in table {
        let (grid, order) = (Grid::default(), Headings::default());
        let maze = Maze::new(MazeOptions { grid, order, length, bound }).expect("a length");
        let limit = length.map(|_| bound);
        check(Program::Maze { order, limit }, &maze, length.unwrap_or(22).into(), met);
    }
}

#[test]
fn every_step_of_a_map_has_its_line() {
    let table: [(_, &[usize]); 3] = [
        (Inference::None, &[0, 1, 5, 7, 8]),
        (Inference::ForwardChecking, &[0, 1, 2, 6, 9, 10]),
        (Inference::ArcConsistency, &[0, 1, 2, 6, 9, 10]),
    ];
    for (inference, met) in table {
        let methods = Methods { inference, ..Methods::default() };
        // The corners of a square around its middle, with two that face each other first.
        let map: Map = "A C A-B C-B C-D A-D A-M C-M B-M D-M".parse().expect("a map");
        check(Program::Map(methods), &map.search(methods), 5, met);
    }
}

#[test]
fn every_step_of_a_tour_has_its_line() {
    let tour = |size, ending, prunings, test| {
        let board = Board::parse(size).expect("a size");
        let path = board.squares_named("a1").expect("a square");
        let order = MoveOrder::default();
        let options = TourOptions { board, path, lead: Vec::new(), ending, order, prunings, test };
        Tour::new(options).expect("a tour")
    };
    let program = |tour: &Tour| {
        let &TourOptions { ending, order, prunings, .. } = tour.options();
        Program::Tour { ending, order, prunings }
    };
    let table: [(_, _, _, usize, &[usize]); 3] = [
        ("3x4", Ending::Open, Prunings::NONE, 11, &[0, 2, 5, 7, 8]),
        ("3x4", Ending::Closed, Prunings::NONE, 11, &[0, 3, 6, 8, 9]),
        ("5x6", Ending::Closed, Prunings::ALL, 29, &[0, 2, 4, 5, 8, 10, 11]),
    ];
    for (size, ending, prunings, length, met) in table {
        let tour = tour(size, ending, prunings, Test::AtOnce);
        check(program(&tour), &tour, length, met);
    }
    // On 3×3 squares no move leads to the one in the middle, so that every sequence is rejected.
    let generated = tour("3x3", Ending::Open, Prunings::NONE, Test::AtTheEnd);
    check(Program::Generate(Generated::Tour(Ending::Open)), &generated, 8, &[0, 4, 6, 8, 9]);
}

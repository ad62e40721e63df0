//! What each puzzle reports.

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::shown::{chess_name, Shown};
use plyscope_puzzles::csp::{
    Assignment, Csp, Inference, Methods, Network, ValueOrder, Variable, VariableOrder,
};
use plyscope_puzzles::maze::Walk;
use plyscope_puzzles::subset_sum::Decided;
use plyscope_puzzles::sudoku::{Cell, CellOrder, Clues, Digit, Filled};
use plyscope_puzzles::{
    ConstrainedQueens, ConstrainedSudoku, CryptarithmSearch, MapColouring, Maze, Placed, Queens,
    SubsetSum, Sudoku,
};
use plyscope_setup::Choice as Named;
use serde_json::{json, Map, Value as Json};

use super::{Reported, Solution};

impl Reported for Queens {
    fn about(&self) -> Map<String, Json> {
        of_queens(self.size(), Methods::default())
    }

    fn solution(&self, placed: &Placed) -> Solution {
        Solution::Columns(placed.columns().iter().map(|column| column + 1).collect())
    }
}

impl Reported for ConstrainedQueens {
    fn about(&self) -> Map<String, Json> {
        of_queens(self.network().size(), self.methods())
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        let column = |row| Some(assignment.value(row)?.0 + 1);
        Solution::Columns(self.network().rows().filter_map(column).collect())
    }

    /// Rows are counted from the bottom, as on the board.
    fn removed(&self, assignment: &Assignment) -> Vec<(String, Vec<String>)> {
        let size = self.network().size();
        let rank = |row: Variable| (usize::from(size) - row.index()).to_string();
        let square = |row: Variable, column: u8| {
            chess_name(row.index() * usize::from(size) + usize::from(column), size, size)
        };
        removed(self, assignment, rank, square)
    }
}

fn of_queens(size: u8, methods: Methods) -> Map<String, Json> {
    with_methods(fields([("puzzle", json!("queens")), ("size", json!(size))]), methods)
}

impl Reported for Sudoku {
    fn about(&self) -> Map<String, Json> {
        let variables = match self.order() {
            CellOrder::ByRows => VariableOrder::Given,
            CellOrder::FewestFirst => VariableOrder::FewestValues,
        };
        of_sudoku(self.clues(), Methods { variables, ..Methods::default() })
    }

    fn solution(&self, filled: &Filled) -> Solution {
        rows(self.clues(), |cell| filled.digit(cell))
    }
}

impl Reported for ConstrainedSudoku {
    fn about(&self) -> Map<String, Json> {
        of_sudoku(self.network().clues(), self.methods())
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        rows(self.network().clues(), |cell| assignment.value(Variable(cell.0)).map(Digit::of))
    }

    fn removed(&self, assignment: &Assignment) -> Vec<(String, Vec<String>)> {
        let name = |cell: Variable| {
            let (row, column) = self.network().size().place(Cell(cell.0));
            format!("r{}c{}", row + 1, column + 1)
        };
        removed(self, assignment, name, |_, digit| (digit + 1).to_string())
    }
}

/// `order` is the order of cells in the words of [`CellOrder`].
fn of_sudoku(clues: &Clues, methods: Methods) -> Map<String, Json> {
    let order = match methods.variables {
        VariableOrder::FewestValues => CellOrder::FewestFirst,
        VariableOrder::Given | VariableOrder::FewestValuesThenDegree => CellOrder::ByRows,
    };
    let about = [
        ("puzzle", json!("sudoku")),
        ("clues", json!(clues.to_string())),
        ("order", json!(order.id())),
    ];
    with_methods(fields(about), methods)
}

fn rows(clues: &Clues, digit: impl Fn(Cell) -> Option<Digit>) -> Solution {
    let digits: Vec<String> = clues
        .size()
        .cells()
        .filter_map(|cell| digit(cell).map(|digit| digit.to_string()))
        .collect();
    Solution::Rows(digits.chunks(clues.size().side().into()).map(<[String]>::concat).collect())
}

impl Reported for MapColouring {
    fn about(&self) -> Map<String, Json> {
        let map = self.network();
        let about = [
            ("puzzle", json!("map")),
            ("map", json!(map.written())),
            ("colours", json!(map.colours())),
        ];
        with_methods(fields(about), self.methods())
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        let map = self.network();
        let colour = |region| Some((map.name(region).to_owned(), assignment.value(region)?.0 + 1));
        Solution::Values(map.regions().filter_map(colour).collect())
    }

    fn removed(&self, assignment: &Assignment) -> Vec<(String, Vec<String>)> {
        let name = |region| self.network().name(region).to_owned();
        removed(self, assignment, name, |_, colour| (colour + 1).to_string())
    }
}

impl Reported for CryptarithmSearch {
    fn about(&self) -> Map<String, Json> {
        let sum = json!(self.network().to_string());
        with_methods(fields([("puzzle", json!("cryptarithm")), ("sum", sum)]), self.methods())
    }

    fn solution(&self, assignment: &Assignment) -> Solution {
        let sum = self.network();
        let digit = |letter| Some((sum.name(letter), assignment.value(letter)?.0));
        Solution::Values(sum.letters().filter_map(digit).collect())
    }

    fn removed(&self, assignment: &Assignment) -> Vec<(String, Vec<String>)> {
        let name = |letter| self.network().name(letter);
        removed(self, assignment, name, |_, digit| digit.to_string())
    }
}

impl Reported for SubsetSum {
    fn about(&self) -> Map<String, Json> {
        let options = self.options();
        fields([
            ("puzzle", json!("subset-sum")),
            ("numbers", json!(options.numbers.as_slice())),
            ("target", json!(options.target)),
            ("order", json!(options.order.id())),
            ("bound", json!(options.bound.id())),
        ])
    }

    fn solution(&self, decided: &Decided) -> Solution {
        Solution::Numbers(self.taken(decided))
    }
}

impl Reported for Maze {
    fn about(&self) -> Map<String, Json> {
        let options = self.options();
        fields([
            ("puzzle", json!("maze")),
            ("maze", json!(self.grid().to_string())),
            ("length", json!(options.length)),
            ("order", json!(options.order.to_string())),
            ("bound", json!(options.bound.id())),
        ])
    }

    fn solution(&self, walk: &Walk) -> Solution {
        let name = |cell: &plyscope_puzzles::maze::Cell| self.square_name(cell.index(), Lang::En);
        Solution::Squares(walk.squares().iter().map(name).collect())
    }
}

/// The fields of an object.
pub(super) fn fields<const N: usize>(fields: [(&str, Json); N]) -> Map<String, Json> {
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// The same with the methods that are used: those at the end try every value in the given order.
fn with_methods(mut about: Map<String, Json>, methods: Methods) -> Map<String, Json> {
    let variables: VariableOrder = methods.variables;
    let values: ValueOrder = methods.values;
    let inference: Inference = methods.inference;
    about.extend(fields([
        ("variables", json!(variables.id())),
        ("values", json!(values.id())),
        ("inference", json!(inference.id())),
    ]));
    about
}

/// What the last assignment has removed from the domains of variables, without auxiliary ones.
fn removed<N: Network>(
    csp: &Csp<N>,
    assignment: &Assignment,
    name: impl Fn(Variable) -> String,
    label: impl Fn(Variable, u8) -> String,
) -> Vec<(String, Vec<String>)> {
    let own = csp.network().variables();
    let all = assignment.removed(csp.network()).into_iter();
    let of_variables = all.filter(|(variable, _)| variable.0 < own);
    let named = of_variables.map(|(variable, values)| {
        (name(variable), values.iter().map(|value| label(variable, value.0)).collect())
    });
    named.collect()
}

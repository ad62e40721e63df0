//! `plyscope sudoku`.

use plyscope_puzzles::csp::{Assignment, Methods, Variable, VariableOrder};
use plyscope_puzzles::sudoku::{Cell, CellOrder, Clues, Digit, Given, Size};
use plyscope_puzzles::{Sudoku, SudokuNetwork};
use plyscope_setup::Choice;
use serde_json::json;

use super::{check_few, check_used, search};
use crate::arguments::SudokuOptions;
use crate::{input, Problem};

/// Solves a sudoku.
pub fn run(options: &SudokuOptions) -> Result<String, Problem> {
    let &SudokuOptions { order, variables, values, inference, .. } = options;
    let (clues, test) = (clues(&options.clues)?, options.search.test());
    let methods = Methods { variables, values, inference, test };
    check_used(methods)?;
    let size = clues.size();
    let empty = clues.cells().iter().filter(|cell| cell.is_none()).count();
    check_few(test, size.side(), empty)?;
    let wish = options.search.wish();
    let is_plain = methods == (Methods { test, ..Methods::default() });
    let mut about = json!({ "puzzle": "sudoku", "clues": clues.to_string(), "order": order.id() });
    let found = if is_plain {
        let puzzle = Sudoku::new(clues, order, test);
        search(&puzzle, wish, |filled| grid(size, |cell| filled.digit(cell)))
    } else {
        let variables = match (variables, order) {
            (VariableOrder::Given, CellOrder::FewestFirst) => VariableOrder::FewestValues,
            (own, _) => own,
        };
        about["variables"] = json!(variables.id());
        about["values"] = json!(values.id());
        about["inference"] = json!(inference.id());
        let puzzle = SudokuNetwork::new(clues).search(Methods { variables, ..methods });
        let digit =
            |assignment: &Assignment, cell: Cell| assignment.value(Variable(cell.0)).map(Digit::of);
        search(&puzzle, wish, |assignment| grid(size, |cell| digit(assignment, cell)))
    };
    if options.search.json {
        return Ok(found.as_json(about, test, |grid| json!(line(size, grid))));
    }
    let shown = match found.kept.as_slice() {
        [] => String::new(),
        [only] => drawn(size, only) + "\n",
        several => several.iter().map(|grid| line(size, grid) + "\n").collect::<String>() + "\n",
    };
    Ok(shown + &found.as_text())
}

fn clues(argument: &str) -> Result<Clues, Problem> {
    let clues = match Given::find(argument) {
        Some(given) => given.clues(),
        None => Clues::parse(&input::text(argument)?),
    };
    clues.map_err(|problem| input::wrong(argument, problem.to_string()))
}

/// The digits of a full grid, by rows.
fn grid(size: Size, digit: impl Fn(Cell) -> Option<Digit>) -> Vec<Digit> {
    size.cells().filter_map(digit).collect()
}

/// The rows in one line, as clues are written.
fn line(size: Size, grid: &[Digit]) -> String {
    let rows = grid.chunks(usize::from(size.side()));
    let row = |row: &[Digit]| row.iter().map(Digit::to_string).collect::<String>();
    rows.map(row).collect::<Vec<_>>().join(" ")
}

/// The grid with lines between its boxes.
fn drawn(size: Size, grid: &[Digit]) -> String {
    let (rows, columns) = size.in_box();
    let (rows, columns, side) = (usize::from(rows), usize::from(columns), usize::from(size.side()));
    let part = |digits: &[Digit]| digits.iter().map(Digit::to_string).collect::<Vec<_>>().join(" ");
    let row = |row: &[Digit]| row.chunks(columns).map(part).collect::<Vec<_>>().join(" | ");
    let lines: Vec<String> = grid.chunks(side).map(row).collect();
    let dashes = |c: char| if c == '|' { '+' } else { '-' };
    let between: String = lines.iter().take(1).flat_map(|line| line.chars().map(dashes)).collect();
    let bands: Vec<String> = lines.chunks(rows).map(|band| band.join("\n")).collect();
    bands.join(&format!("\n{between}\n")) + "\n"
}

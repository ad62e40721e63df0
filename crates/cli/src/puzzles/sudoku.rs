//! `plyscope sudoku`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::csp::{Methods, VariableOrder};
use plyscope_puzzles::sudoku::{CellOrder, Clues, Given, Size};
use plyscope_report::backtrack::Solution;

use super::{check_used, lines};
use crate::arguments::SudokuOptions;
use crate::{input, Problem};

/// Solves a sudoku.
pub fn run(options: &SudokuOptions) -> Result<String, Problem> {
    let &SudokuOptions { order, variables, values, inference, .. } = options;
    let clues = clues(&options.clues)?;
    let methods = Methods { variables, values, inference, test: options.search.test() };
    check_used(methods)?;
    let variables = match (variables, order) {
        (VariableOrder::Given, CellOrder::FewestFirst) => VariableOrder::FewestValues,
        (own, _) => own,
    };
    let size = clues.size();
    let puzzle = Puzzle::sudoku(clues, Methods { variables, ..methods });
    super::run(&puzzle, &options.search, |solutions| match solutions {
        [Solution::Rows(only)] => drawn(size, only),
        several => lines(several),
    })
}

fn clues(argument: &str) -> Result<Clues, Problem> {
    let clues = match Given::find(argument) {
        Some(given) => given.clues(),
        None => Clues::parse(&input::text(argument)?),
    };
    clues.map_err(|problem| input::wrong(argument, problem.to_string()))
}

/// The grid with lines between its boxes.
fn drawn(size: Size, rows: &[String]) -> String {
    let (in_box, columns) = size.in_box();
    let row = |row: &String| {
        let digits: Vec<String> = row.chars().map(String::from).collect();
        let parts: Vec<String> =
            digits.chunks(columns.into()).map(|digits| digits.join(" ")).collect();
        parts.join(" | ")
    };
    let lines: Vec<String> = rows.iter().map(row).collect();
    let dashes = |c: char| if c == '|' { '+' } else { '-' };
    let between: String = lines.iter().take(1).flat_map(|line| line.chars().map(dashes)).collect();
    let bands: Vec<String> = lines.chunks(in_box.into()).map(|band| band.join("\n")).collect();
    bands.join(&format!("\n{between}\n")) + "\n"
}

//! `plyscope sudoku`.

use plyscope_puzzles::sudoku::{Clues, Digit, Filled, Given, Size};
use plyscope_puzzles::Sudoku;
use plyscope_setup::Choice;
use serde_json::json;

use super::{check_few, search};
use crate::arguments::SudokuOptions;
use crate::{input, Problem};

/// Solves a sudoku.
pub fn run(options: &SudokuOptions) -> Result<String, Problem> {
    let (clues, test) = (clues(&options.clues)?, options.search.test());
    let size = clues.size();
    let empty = clues.cells().iter().filter(|cell| cell.is_none()).count();
    check_few(test, size.side(), empty)?;
    let puzzle = Sudoku::new(clues, options.order, test);
    let found = search(&puzzle, options.search.wish(), |filled| grid(size, filled));
    if options.search.json {
        let puzzle = json!({ "puzzle": "sudoku", "clues": puzzle.clues().to_string(), "order": options.order.id() });
        return Ok(found.as_json(puzzle, test, |grid| json!(line(size, grid))));
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
fn grid(size: Size, filled: &Filled) -> Vec<Digit> {
    size.cells().filter_map(|cell| filled.digit(cell)).collect()
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

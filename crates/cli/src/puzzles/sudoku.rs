//! `plyscope sudoku`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::csp::{Methods, VariableOrder};
use plyscope_puzzles::sudoku::{CellOrder, Clues, Given, Size};
use plyscope_report::backtrack::Solution;

use super::methods::MethodArguments;
use super::{lines, PuzzleSearch, Searched};
use crate::arguments::values::choice;
use crate::{input, Problem};

/// Solve a sudoku of 4, 6 or 9 rows: solutions, nodes, and complete candidates tested
#[derive(Args)]
#[command(after_help = "\
Examples:
  plyscope sudoku
  plyscope sudoku --clues hard --order fewest
  plyscope sudoku --clues '1... ..2. .3.. ...4' --count
  plyscope sudoku --clues hard --count --inference arc-consistency
  plyscope sudoku --clues @puzzle.txt --limit 2")]
pub struct Arguments {
    /// The clues by rows, . for an empty cell: a text, - for standard input, @FILE for a file; or
    /// small, medium, easy or hard for one that is given
    #[arg(long, value_name = "TEXT", default_value = "easy", allow_hyphen_values = true)]
    clues: String,
    /// Which empty cell is filled next: rows for the first one (the default), or fewest for one that the
    /// fewest digits are left for; the same as --variables given, or fewest
    #[arg(long, value_name = "ORDER", conflicts_with = "variables", value_parser = choice::<CellOrder>)]
    order: Option<CellOrder>,
    #[command(flatten)]
    methods: MethodArguments,
    #[command(flatten)]
    search: PuzzleSearch,
}

impl Searched for Arguments {
    fn search(&self) -> &PuzzleSearch {
        &self.search
    }

    fn run(&self) -> Result<String, Problem> {
        let clues = clues(&self.clues)?;
        let methods = self.methods.of(&self.search)?;
        // Generate and test fills cells in this order, too.
        let variables = match self.order {
            Some(CellOrder::FewestFirst) => VariableOrder::FewestValues,
            Some(CellOrder::ByRows) | None => methods.variables,
        };
        let size = clues.size();
        let puzzle = Puzzle::sudoku(clues, Methods { variables, ..methods });
        super::run(&puzzle, &self.search, |solutions| match solutions {
            [Solution::Rows(only)] => drawn(size, only),
            several => lines(several),
        })
    }
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

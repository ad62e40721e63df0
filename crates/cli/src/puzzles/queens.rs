//! `plyscope queens`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::Queens;
use plyscope_report::backtrack::Solution;

use super::methods::MethodArguments;
use super::{lines, PuzzleSearch, Searched};
use crate::arguments::values::number;
use crate::Problem;

/// The fewest and the most queens.
const LEAST: u64 = *Queens::SIZES.start() as u64;
const MOST: u64 = *Queens::SIZES.end() as u64;

/// Place queens so that none attacks another: solutions, nodes, and complete candidates tested
#[derive(Args)]
#[command(after_help = "\
Examples:
  plyscope queens
  plyscope queens --size 6 --count
  plyscope queens --size 6 --count --generate-and-test
  plyscope queens --count --inference forward-checking --variables fewest
  plyscope queens --size 5 --limit 10 --json")]
pub struct Arguments {
    /// How many rows, columns and queens there are
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = number::<u8, LEAST, MOST>)]
    size: u8,
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
        let size = self.size;
        let methods = self.methods.of(&self.search)?;
        let impossible =
            || format!("{size} queens are not possible; expected 1 to {}", Queens::SIZES.end());
        let puzzle = Puzzle::queens(size, methods).ok_or_else(impossible)?;
        super::run(&puzzle, &self.search, |solutions| match solutions {
            [Solution::Columns(only)] => drawn(only),
            several => lines(several),
        })
    }
}

/// The board, for the columns of the queens from the top, counted from 1.
fn drawn(columns: &[u8]) -> String {
    let row = |&queen: &u8| {
        let squares =
            (1..=columns.len()).map(|column| if column == usize::from(queen) { "Q" } else { "." });
        squares.collect::<Vec<_>>().join(" ") + "\n"
    };
    columns.iter().map(row).collect()
}

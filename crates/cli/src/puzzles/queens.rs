//! `plyscope queens`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::csp::{Inference, ValueOrder, VariableOrder};
use plyscope_puzzles::Queens;
use plyscope_report::backtrack::Solution;

use super::{lines, PuzzleSearch, Searched};
use crate::arguments::values::{choice, number};
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
    /// Which row gets its queen next: given for the first one from the top, fewest for one with the
    /// fewest squares left (MRV); fewest-degree is the same here, since every two rows share a constraint
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<VariableOrder>)]
    variables: VariableOrder,
    /// Which column is tried first: given for the first one from the left, or least-constraining
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<ValueOrder>)]
    values: ValueOrder,
    /// What is inferred from a choice: none, forward-checking or arc-consistency (MAC)
    #[arg(long, value_name = "METHOD", default_value = "none", value_parser = choice::<Inference>)]
    inference: Inference,
    #[command(flatten)]
    search: PuzzleSearch,
}

impl Searched for Arguments {
    fn search(&self) -> &PuzzleSearch {
        &self.search
    }

    fn run(&self) -> Result<String, Problem> {
        let &Self { size, variables, values, inference, .. } = self;
        let methods = self.search.methods(variables, values, inference)?;
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

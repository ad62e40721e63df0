//! `plyscope queens`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::Queens;
use plyscope_report::backtrack::Solution;

use super::{check_used, lines};
use crate::arguments::QueensOptions;
use crate::Problem;

/// Places queens.
pub fn run(options: &QueensOptions) -> Result<String, Problem> {
    let &QueensOptions { size, variables, values, inference, .. } = options;
    let methods = Methods { variables, values, inference, test: options.search.test() };
    check_used(methods)?;
    let impossible =
        || format!("{size} queens are not possible; expected 1 to {}", Queens::SIZES.end());
    let puzzle = Puzzle::queens(size, methods).ok_or_else(impossible)?;
    super::run(&puzzle, &options.search, |solutions| match solutions {
        [Solution::Columns(only)] => drawn(only),
        several => lines(several),
    })
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

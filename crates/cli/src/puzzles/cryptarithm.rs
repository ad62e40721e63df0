//! `plyscope cryptarithm`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::cryptarithm::{Cryptarithm, CryptarithmProblem};
use plyscope_puzzles::csp::Methods;
use plyscope_report::backtrack::Solution;

use super::check_used;
use crate::arguments::CryptarithmOptions;
use crate::{input, Problem};

/// Solves a sum of words.
pub fn run(options: &CryptarithmOptions) -> Result<String, Problem> {
    let &CryptarithmOptions { variables, values, inference, .. } = options;
    let sum = sum(&options.sum)?;
    let methods = Methods { variables, values, inference, test: options.search.test() };
    check_used(methods)?;
    let puzzle = Puzzle::Cryptarithm(sum.clone().search(methods));
    super::run(&puzzle, &options.search, |solutions| {
        let lines = solutions.iter().map(|solution| written(&sum, solution) + "\n");
        format!("{sum}\n") + &lines.collect::<String>()
    })
}

fn sum(argument: &str) -> Result<Cryptarithm, Problem> {
    let text = input::text(argument)?;
    text.trim()
        .parse()
        .map_err(|problem: CryptarithmProblem| input::wrong(argument, problem.to_string()))
}

/// The sum in digits: `9567 + 1085 = 10652`.
fn written(sum: &Cryptarithm, solution: &Solution) -> String {
    let Solution::Values(digits) = solution else { return String::new() };
    let digit = |letter: usize| digits.get(letter).map(|(_, digit)| digit.to_string());
    let words: Vec<String> = sum
        .words()
        .iter()
        .map(|word| word.iter().filter_map(|letter| digit(letter.index())).collect())
        .collect();
    let (added, total) = words.split_at(words.len().saturating_sub(1));
    format!("{} = {}", added.join(" + "), total.join(""))
}

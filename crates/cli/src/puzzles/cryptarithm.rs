//! `plyscope cryptarithm`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::cryptarithm::{Cryptarithm, CryptarithmProblem, GIVEN_SUMS};
use plyscope_report::backtrack::Solution;

use super::methods::MethodArguments;
use super::{PuzzleSearch, Searched};
use crate::{input, Problem};

/// Give the letters of a sum digits: solutions, nodes, and complete candidates tested
#[derive(Args)]
#[command(after_help = "\
Examples:
  plyscope cryptarithm
  plyscope cryptarithm 'SEND + MORE = MONEY' --inference arc-consistency
  plyscope cryptarithm 'TWO + TWO = FOUR' --count --variables fewest
  plyscope cryptarithm 'FORTY + TEN + TEN = SIXTY' --inference forward-checking --json")]
pub struct Arguments {
    /// The sum: words with + between them, = and a word; - for standard input, @FILE for a file
    #[arg(value_name = "SUM", default_value = GIVEN_SUMS[0], allow_hyphen_values = true)]
    sum: String,
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
        let sum = sum(&self.sum)?;
        let methods = self.methods.of(&self.search)?;
        let puzzle = Puzzle::Cryptarithm(sum.clone().search(methods));
        super::run(&puzzle, &self.search, |solutions| {
            let lines = solutions.iter().map(|solution| written(&sum, solution) + "\n");
            format!("{sum}\n") + &lines.collect::<String>()
        })
    }
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

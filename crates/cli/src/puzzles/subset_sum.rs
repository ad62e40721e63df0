//! `plyscope subset-sum`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::subset_sum::{
    NumberOrder, Numbers, SubsetSumOptions, SubsetSumProblem, SumBound,
};
use plyscope_puzzles::SubsetSum;
use plyscope_report::backtrack::Solution;

use super::{PuzzleSearch, Searched};
use crate::arguments::values::{choice, number};
use crate::input;
use crate::problem::{misuse, OrMisuse, Problem};

/// The smallest and the largest target.
const LEAST: u64 = *SubsetSum::TARGETS.start() as u64;
const MOST: u64 = *SubsetSum::TARGETS.end() as u64;

/// Find numbers that add up to a target: solutions, nodes, and complete candidates tested
#[derive(Args)]
#[command(after_help = "\
Examples:
  plyscope subset-sum
  plyscope subset-sum '5 10 12 13 15 18' --target 30 --count --bound next
  plyscope subset-sum '18 7 5 20 12 10 15' --target 35 --order ascending --limit 9 --json")]
pub struct Arguments {
    /// Positive whole numbers with spaces or commas between them; - for standard input, @FILE for a file
    #[arg(value_name = "NUMBERS", default_value_t = Numbers::default().to_string())]
    numbers: String,
    /// What some of them are to add up to
    #[arg(long, value_name = "N", default_value_t = SubsetSum::USUAL_TARGET,
        value_parser = number::<u32, LEAST, MOST>)]
    target: u32,
    /// In which order numbers are decided: given, ascending or descending
    #[arg(long, value_name = "ORDER", default_value = "given", value_parser = choice::<NumberOrder>)]
    order: NumberOrder,
    /// Where the search does not go on: none, sum where the target is exceeded, rest where also what is left
    /// cannot reach it, next where also the smallest number left is too large
    #[arg(long, value_name = "BOUND", default_value = "rest", value_parser = choice::<SumBound>)]
    bound: SumBound,
    #[command(flatten)]
    search: PuzzleSearch,
}

impl Searched for Arguments {
    fn search(&self) -> &PuzzleSearch {
        &self.search
    }

    fn run(&self) -> Result<String, Problem> {
        let &Self { target, order, bound, .. } = self;
        let wrong = |problem: SubsetSumProblem| input::wrong(&self.numbers, problem.to_string());
        let numbers = input::text(&self.numbers)?.parse().map_err(wrong)?;
        let test = self.search.test();
        let options = SubsetSumOptions { numbers, target, order, bound, test };
        let puzzle = SubsetSum::new(options).or_misuse()?;
        let puzzle = Puzzle::SubsetSum(puzzle);
        if !puzzle.unused().is_empty() {
            return misuse(
                "--generate-and-test tests only what is complete, so it takes no --bound",
            );
        }
        let line = |solution: &Solution| match solution {
            Solution::Numbers(numbers) => {
                let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
                format!("{} = {target}\n", numbers.join(" + "))
            }
            other => super::line(other),
        };
        super::run(&puzzle, &self.search, |solutions| solutions.iter().map(line).collect())
    }
}

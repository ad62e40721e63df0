//! `plyscope subset-sum`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::subset_sum::{SubsetSumOptions, SubsetSumProblem};
use plyscope_puzzles::SubsetSum;
use plyscope_report::backtrack::Solution;

use crate::arguments::SubsetSumArguments;
use crate::{input, Problem};

/// Finds numbers that add up to a target.
pub fn run(arguments: &SubsetSumArguments) -> Result<String, Problem> {
    let &SubsetSumArguments { target, order, bound, .. } = arguments;
    let wrong = |problem: SubsetSumProblem| input::wrong(&arguments.numbers, problem.to_string());
    let numbers = input::text(&arguments.numbers)?.parse().map_err(wrong)?;
    let test = arguments.search.test();
    let options = SubsetSumOptions { numbers, target, order, bound, test };
    let puzzle = SubsetSum::new(options).map_err(|problem| problem.to_string())?;
    let puzzle = Puzzle::SubsetSum(puzzle);
    if !puzzle.unused().is_empty() {
        return Err(
            "--generate-and-test tests only what is complete, so it takes no --bound".into()
        );
    }
    let line = |solution: &Solution| match solution {
        Solution::Numbers(numbers) => {
            let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
            format!("{} = {target}\n", numbers.join(" + "))
        }
        other => super::line(other),
    };
    super::run(&puzzle, &arguments.search, |solutions| solutions.iter().map(line).collect())
}

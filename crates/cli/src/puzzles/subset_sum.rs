//! `plyscope subset-sum`.

use plyscope_puzzles::subset_sum::{SubsetSumOptions, SubsetSumProblem, SumBound};
use plyscope_puzzles::{SubsetSum, Test};
use plyscope_setup::Choice;
use serde_json::json;

use super::search;
use crate::arguments::SubsetSumArguments;
use crate::{input, Problem};

/// Finds numbers that add up to a target.
pub fn run(arguments: &SubsetSumArguments) -> Result<String, Problem> {
    let &SubsetSumArguments { target, order, bound, .. } = arguments;
    let test = arguments.search.test();
    if test == Test::AtTheEnd && bound != SumBound::default() {
        return Err(
            "--generate-and-test tests only what is complete, so it takes no --bound".into()
        );
    }
    let wrong = |problem: SubsetSumProblem| input::wrong(&arguments.numbers, problem.to_string());
    let numbers = input::text(&arguments.numbers)?.parse().map_err(wrong)?;
    let options = SubsetSumOptions { numbers, target, order, bound, test };
    let puzzle = SubsetSum::new(options).map_err(|problem| problem.to_string())?;
    let found = search(&puzzle, arguments.search.wish(), |decided| puzzle.taken(decided));
    if arguments.search.json {
        let about = json!({
            "puzzle": "subset-sum",
            "numbers": puzzle.options().numbers.as_slice(),
            "target": target,
            "order": order.id(),
            "bound": bound.id(),
        });
        return Ok(found.as_json(about, test, |numbers| json!(numbers)));
    }
    let line = |numbers: &Vec<u32>| {
        let numbers: Vec<String> = numbers.iter().map(u32::to_string).collect();
        format!("{} = {target}\n", numbers.join(" + "))
    };
    Ok(found.listed(line) + &found.as_text())
}

//! Puzzles that are solved by backtracking, or by generate and test.

pub mod cryptarithm;
pub mod map;
pub mod maze;
pub mod queens;
pub mod subset_sum;
pub mod sudoku;

use plyscope_puzzle_view::backtrack::methods::are_unused;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::Test;
use plyscope_report::backtrack::{
    result, search_problem, too_many, Candidates, End, Found, Limits, Solution, Wish,
    MOST_CANDIDATES,
};

use crate::arguments::PuzzleSearch;
use crate::numbers::grouped;
use crate::output::versioned;
use crate::solve::rows;
use crate::Problem;

impl PuzzleSearch {
    const fn test(&self) -> Test {
        if self.generate_and_test {
            Test::AtTheEnd
        } else {
            Test::AtOnce
        }
    }

    fn limits(&self) -> Limits {
        let wish = match self.count {
            true => Wish::Count,
            false => Wish::Solutions(self.limit.map_or(1, |limit| limit as usize)),
        };
        Limits { wish, steps: self.steps }
    }
}

/// Searches a puzzle, and describes what was found; `shown` is for the solutions that are kept.
fn run(
    puzzle: &Puzzle,
    search: &PuzzleSearch,
    shown: impl FnOnce(&[Solution]) -> String,
) -> Result<String, Problem> {
    if let Some(Candidates { ways, choices }) = too_many(puzzle) {
        return Err(format!(
            "{choices} choices of {ways} make more than the {} complete candidates that are generated \
             and tested at most; without --generate-and-test every choice is tested",
            grouped(MOST_CANDIDATES)
        )
        .into());
    }
    let found = search_problem(puzzle, search.limits());
    if search.json {
        return Ok(format!("{:#}\n", versioned(result(puzzle, &found))));
    }
    let shown = if found.kept.is_empty() { String::new() } else { shown(&found.kept) + "\n" };
    Ok(shown + &counted(&found))
}

/// Refuses methods that are not used where only what is complete is tested.
fn check_used(methods: Methods) -> Result<(), Problem> {
    if !are_unused(methods) {
        return Ok(());
    }
    Err("--generate-and-test tests only what is complete, so it takes no --variables, --values and \
         --inference"
        .into())
}

/// A line for each solution.
fn lines(solutions: &[Solution]) -> String {
    solutions.iter().map(|solution| line(solution) + "\n").collect()
}

fn line(solution: &Solution) -> String {
    let words: Vec<String> = match solution {
        Solution::Columns(columns) => columns.iter().map(u8::to_string).collect(),
        Solution::Values(values) => {
            values.iter().map(|(name, value)| format!("{name}={value}")).collect()
        }
        Solution::Numbers(numbers) => numbers.iter().map(u32::to_string).collect(),
        Solution::Rows(words) | Solution::Squares(words) => words.clone(),
    };
    words.join(" ")
}

/// What was counted.
fn counted(found: &Found) -> String {
    let number = grouped(found.count.solutions);
    let solutions = match (found.end, found.count.solutions) {
        (End::Enough, _) => format!("{number}; there may be more, --count counts them all"),
        (End::Steps, _) => format!("{number} found when the steps were used up"),
        (End::Over | End::NotBegun, 0) => "none".to_owned(),
        (End::Over | End::NotBegun, _) => number,
    };
    let steps = match found.count.steps {
        1 => "1 step".to_owned(),
        steps => format!("{} steps", grouped(steps)),
    };
    rows(&[
        ("solutions", solutions),
        ("nodes", format!("{}, in {steps}", grouped(found.count.nodes))),
        ("candidates", grouped(found.candidates)),
    ])
}

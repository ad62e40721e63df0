//! Puzzles that are solved by backtracking, or by generate and test.

mod cryptarithm;
mod map;
mod maze;
mod methods;
mod queens;
mod subset_sum;
mod sudoku;

use clap::{Args, Subcommand};
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::Test;
use plyscope_report::backtrack::{
    result, search_problem, too_many, Candidates, End, Found, Limits, Solution, Wish,
    MOST_CANDIDATES,
};

use crate::arguments::values::number;
use crate::numbers::{self, grouped};
use crate::output::versioned;
use crate::solve::rows;
use crate::Problem;

/// Makes the list of puzzles. A puzzle has a line: its name, and its module with its `Arguments`.
macro_rules! puzzles {
    ($( $name:ident: $module:ident, )+) => {
        /// A puzzle.
        #[derive(Subcommand)]
        pub enum PuzzleCommand {
            $( $name($module::Arguments), )+
        }

        impl PuzzleCommand {
            /// What is asked of it.
            pub fn arguments(&self) -> &dyn Searched {
                match self { $( Self::$name(arguments) => arguments ),+ }
            }
        }
    };
}

puzzles! {
    Queens: queens,
    Sudoku: sudoku,
    Map: map,
    Cryptarithm: cryptarithm,
    SubsetSum: subset_sum,
    Maze: maze,
}

/// The arguments of a puzzle.
pub trait Searched {
    /// How it is searched, and how far.
    fn search(&self) -> &PuzzleSearch;

    /// Searches it, and describes what was found.
    fn run(&self) -> Result<String, Problem>;
}

/// How a puzzle is searched, and how far.
#[derive(Args)]
pub struct PuzzleSearch {
    /// Stop at the first solution (the default)
    #[arg(long, group = "how-many")]
    pub first: bool,
    /// Stop after K solutions, and list them
    #[arg(long, value_name = "K", group = "how-many",
        value_parser = number::<u32, 1, 1_000_000>)]
    pub limit: Option<u32>,
    /// Count all solutions
    #[arg(long, group = "how-many")]
    pub count: bool,
    /// Give up after so many steps
    #[arg(long, value_name = "N", value_parser = number::<u64, 0, { u64::MAX }>)]
    pub steps: Option<u64>,
    /// Test only what is complete, instead of every choice
    #[arg(long)]
    pub generate_and_test: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

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
    let steps = numbers::counted(found.count.steps, "step", "steps");
    rows(&[
        ("solutions", solutions),
        ("nodes", format!("{}, in {steps}", grouped(found.count.nodes))),
        ("candidates", grouped(found.candidates)),
    ])
}

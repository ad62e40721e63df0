//! Puzzles that are solved by backtracking, or by generate and test.

pub mod cryptarithm;
pub mod map;
pub mod maze;
pub mod queens;
pub mod subset_sum;
pub mod sudoku;

use plyscope_puzzles::backtrack::{Cursor, Moment, Puzzle, Status};
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::Test;
use plyscope_setup::Choice;
use serde_json::{json, Value as Json};

use crate::arguments::PuzzleSearch;
use crate::numbers::grouped;
use crate::output::versioned;
use crate::solve::rows;
use crate::Problem;

/// The most complete candidates for generate and test: enough for 9 queens; 10 would take too long.
const MOST: u64 = 1_000_000_000;

/// When a search stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wish {
    /// After so many solutions, which are kept.
    Solutions(usize),
    /// At its end; the solutions are counted and not kept.
    Count,
}

/// What a search found.
struct Found<S> {
    /// The data kept of the solutions, in the order found.
    kept: Vec<S>,
    solutions: u64,
    /// How many partial and complete solutions were entered.
    nodes: u64,
    steps: u64,
    /// How many of the nodes were complete candidates.
    candidates: u64,
    /// Whether the search was exhaustive.
    end: End,
}

/// How a search ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    /// Everything was tried.
    Whole,
    /// It had found enough solutions.
    Early,
}

impl PuzzleSearch {
    const fn test(&self) -> Test {
        if self.generate_and_test {
            Test::AtTheEnd
        } else {
            Test::AtOnce
        }
    }

    fn wish(&self) -> Wish {
        if self.count {
            Wish::Count
        } else {
            Wish::Solutions(self.limit.map_or(1, |limit| limit as usize))
        }
    }
}

/// Searches a puzzle, and keeps `keep`'s result for each solution.
fn search<P: Puzzle, S>(puzzle: &P, wish: Wish, keep: impl Fn(&P::State) -> S) -> Found<S> {
    let mut cursor = Cursor::new(puzzle);
    let (mut kept, mut candidates) = (Vec::new(), 0);
    let mut end = End::Whole;
    loop {
        if cursor.moment() == Moment::Entered {
            candidates += u64::from(puzzle.candidates(cursor.state()) == 0);
            if let (Status::Solved, Wish::Solutions(most)) = (cursor.status(), wish) {
                kept.push(keep(cursor.state()));
                if kept.len() == most {
                    end = End::Early;
                    break;
                }
            }
        }
        if !cursor.advance() {
            break;
        }
    }
    let (solutions, nodes, steps) = (cursor.solutions(), cursor.visited(), cursor.step());
    Found { kept, solutions, nodes, steps, candidates, end }
}

/// Refuses methods that are not used where only what is complete is tested.
fn check_used(methods: Methods) -> Result<(), Problem> {
    let test = methods.test;
    if test == Test::AtOnce || methods == (Methods { test, ..Methods::default() }) {
        return Ok(());
    }
    Err("--generate-and-test tests only what is complete, so it takes no --variables, --values and \
         --inference"
        .into())
}

/// Refuses to generate and test more than `MOST` candidates: `ways` to the power of `choices`.
fn check_few(test: Test, ways: u8, choices: usize) -> Result<(), Problem> {
    let power =
        u32::try_from(choices).ok().and_then(|choices| u64::from(ways).checked_pow(choices));
    if test == Test::AtOnce || power.is_some_and(|candidates| candidates <= MOST) {
        return Ok(());
    }
    Err(format!(
        "{choices} choices of {ways} make more than the {} complete candidates that are generated \
         and tested at most; without --generate-and-test every choice is tested",
        grouped(MOST)
    )
    .into())
}

impl<S> Found<S> {
    /// The solutions kept, a line each, and an empty line where there are some.
    fn listed(&self, line: impl Fn(&S) -> String) -> String {
        let lines: String = self.kept.iter().map(line).collect();
        if lines.is_empty() {
            lines
        } else {
            lines + "\n"
        }
    }

    /// What was counted, as text.
    fn as_text(&self) -> String {
        let solutions = match (self.end, self.solutions) {
            (End::Early, solutions) => {
                format!("{}; there may be more, --count counts them all", grouped(solutions))
            }
            (End::Whole, 0) => "none".to_owned(),
            (End::Whole, solutions) => grouped(solutions),
        };
        let steps = match self.steps {
            1 => "1 step".to_owned(),
            steps => format!("{} steps", grouped(steps)),
        };
        rows(&[
            ("solutions", solutions),
            ("nodes", format!("{}, in {steps}", grouped(self.nodes))),
            ("candidates", grouped(self.candidates)),
        ])
    }

    /// The result as JSON, added to an object that describes the search.
    fn as_json(&self, mut object: Json, test: Test, show: impl Fn(&S) -> Json) -> String {
        object["test"] = json!(test.id());
        object["found"] = self.kept.iter().map(show).collect();
        object["solutions"] = json!(self.solutions);
        object["finished"] = json!(self.end == End::Whole);
        object["nodes"] = json!(self.nodes);
        object["steps"] = json!(self.steps);
        object["candidates"] = json!(self.candidates);
        format!("{:#}\n", versioned(object))
    }
}

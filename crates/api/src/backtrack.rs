//! `backtrack` and `backtrack_steps`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::tour::{known, Known};
use plyscope_report::backtrack::{
    result, search_problem, steps, Found, Limits, NoSteps, Part, Wish,
};
use plyscope_report::json;
use serde_json::Value as Json;

use crate::problem::{Code, Problem};
use crate::puzzle::puzzle;
use crate::request::Request;
use crate::trace::{check_part, language, MOST_STEPS};

/// The most solutions that are handed over, each of them a list or an object.
const MOST_SOLUTIONS: u64 = 10_000;

/// How many steps a search takes at most, unless another number is asked for.
const USUAL_STEPS: u64 = 10_000_000;

/// The most steps that can be asked for.
const LONGEST: u64 = 1_000_000_000;

/// Searches a puzzle by backtracking, or by generate and test, and returns what was found.
///
/// # Errors
/// For an invalid request.
pub fn backtrack(request: &str) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let limits = limits(&mut request)?;
    // What is proved is about tours.
    let is_tour = request.is("puzzle", "tour");
    let anyway = is_tour && request.flag("anyway")?.unwrap_or_default();
    let puzzle = puzzle(&mut request)?;
    let found = match is_hopeless(&puzzle) && !anyway {
        true => Found::nothing(),
        false => search_problem(&puzzle, limits),
    };
    Ok(result(&puzzle, &found))
}

/// Takes how many solutions are looked for, and how many steps the search may take.
fn limits(request: &mut Request) -> Result<Limits, Problem> {
    let limit = request.whole("limit", 1, MOST_SOLUTIONS)?;
    let counts = request.flag("count")?.unwrap_or_default();
    let steps = request.whole("steps", 0, LONGEST)?.unwrap_or(USUAL_STEPS);
    let wish = match (limit, counts) {
        (Some(_), true) => {
            let message = "limit lists solutions and count counts them; only one can be given";
            return Err(Problem::of_option("limit", message));
        }
        (_, true) => Wish::Count,
        (limit, false) => Wish::Solutions(limit.map_or(1, |limit| limit as usize)),
    };
    Ok(Limits { wish, steps: Some(steps) })
}

/// Whether it is proved that there is no solution.
fn is_hopeless(puzzle: &Puzzle) -> bool {
    let Puzzle::Tour(tour) = puzzle else { return false };
    let options = tour.options();
    let known = known(&options.board, options.path.first().copied(), options.ending);
    matches!(known, Known::Impossible(_))
}

/// Searches a puzzle, and returns the steps from `from` to `to`, where 0 is the beginning; with a language,
/// each with its caption.
///
/// # Errors
/// For an invalid request.
pub fn backtrack_steps(request: &str) -> Result<Json, Problem> {
    let mut request = Request::parse(request)?;
    let (from, to) = (request.whole("from", 0, LONGEST)?, request.whole("to", 0, LONGEST)?);
    check_part(from, to)?;
    let from = from.unwrap_or(0);
    let lang = language(&mut request)?;
    let puzzle = puzzle(&mut request)?;
    let part = Part { from, to, most: MOST_STEPS.into() };
    let steps = steps(&puzzle, part, lang).map_err(|problem| match problem {
        NoSteps::TooMany => {
            let message = format!(
                "there are more than {MOST_STEPS} steps, as many as are handed over at once, so ask for \
                 a part of them with from and to"
            );
            Problem::new(Code::TooLarge, message)
        }
        NoSteps::Beyond { step, last } => {
            let option = if step == from { "from" } else { "to" };
            let message = format!("there is no step {step}; the last one is {last}");
            Problem::new(Code::Step, message).about(option)
        }
    })?;
    Ok(steps.into_iter().map(|step| json(&step)).collect())
}

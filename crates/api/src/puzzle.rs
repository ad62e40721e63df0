//! The puzzle of a request.

use plyscope_i18n::Lang;
use plyscope_puzzle_view::backtrack::link::LinkProblem;
use plyscope_puzzle_view::backtrack::problem::{Problem as Puzzle, PuzzleId};
use plyscope_puzzle_view::problems::of_link;
use plyscope_report::backtrack::{too_many, Candidates, MOST_CANDIDATES};
use plyscope_setup::address::{self, FromQuery, Query};
use plyscope_setup::Choice;
use serde_json::Value as Json;

use crate::problem::{Code, Problem};
use crate::request::{wrong, Request};

/// Takes the puzzle: all options that are left, which are the parts of an address.
///
/// # Errors
/// For an option that is unknown, invalid or without effect, and for more candidates than are generated
/// and tested.
pub fn puzzle(request: &mut Request) -> Result<Puzzle, Problem> {
    if !request.has(PuzzleId::NAME) {
        let names: Vec<&str> = PuzzleId::ALL.iter().map(|&(name, _)| name).collect();
        let message =
            format!("there is nothing to search; expected a puzzle: {}", names.join(", "));
        return Err(Problem::of_option(PuzzleId::NAME, message));
    }
    let given = request.rest();
    let texts: Vec<String> = given.values().map(text).collect();
    let parts = given.keys().map(String::as_str).zip(texts.iter().map(String::as_str));
    let mut query = Query::of(parts);
    let puzzle = Puzzle::from_query(&mut query);
    let known = [query.asked(), request.known()].concat();
    let strange = given.iter().find(|(_, value)| !value.is_string() && !value.is_number());
    match (query.finish().first(), strange) {
        (Some(LinkProblem::Address(address::Problem::Unknown { name, .. })), _) => {
            return Err(Problem::unknown(name, &known));
        }
        (_, Some((name, value))) => return Err(wrong(name, value, "a text or a number")),
        (Some(problem), None) => return Err(of_part(problem)),
        (None, None) => {}
    }
    let unused = puzzle.unused().iter().copied();
    let unused: Vec<&str> = unused.filter(|name| given.contains_key(*name)).collect();
    if let [first, ..] = unused[..] {
        let names = unused.join(", ");
        let message = format!("test complete tests only what is complete, so it takes no {names}");
        return Err(Problem::of_option(first, message));
    }
    if let Some(Candidates { ways, choices }) = too_many(&puzzle) {
        let message = format!(
            "{choices} choices of {ways} make more than the {} complete candidates that are generated \
             and tested at most; without test complete every choice is tested",
            Lang::En.number(MOST_CANDIDATES)
        );
        return Err(Problem::new(Code::TooLarge, message).about("test"));
    }
    Ok(puzzle)
}

/// A value as an address has it.
fn text(value: &Json) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The problem of a part.
fn of_part(problem: &LinkProblem) -> Problem {
    let message = of_link(problem, Lang::En);
    match problem {
        LinkProblem::Address(address::Problem::Choice(choice)) => Problem::of_choice(choice),
        LinkProblem::Address(address::Problem::TooLong { .. }) => {
            Problem::new(Code::TooLarge, message)
        }
        _ => Problem::of_option(problem.parameter().unwrap_or(PuzzleId::NAME), message),
    }
}

//! `plyscope map`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::csp::Methods;
use plyscope_puzzles::map::{Map, MapProblem};

use super::{check_used, lines};
use crate::arguments::MapOptions;
use crate::{input, Problem};

/// Colours a map.
pub fn run(options: &MapOptions) -> Result<String, Problem> {
    let &MapOptions { colours, variables, values, inference, .. } = options;
    let map = map(&options.map)?;
    let methods = Methods { variables, values, inference, test: options.search.test() };
    check_used(methods)?;
    let impossible =
        || format!("{colours} colours are not possible; expected 1 to {}", Map::COLOURS.end());
    let map = map.with_colours(colours).ok_or_else(impossible)?;
    super::run(&Puzzle::Map(map.search(methods)), &options.search, lines)
}

fn map(argument: &str) -> Result<Map, Problem> {
    let wrong = |problem: MapProblem| input::wrong(argument, problem.to_string());
    input::text(argument)?.parse().map_err(wrong)
}

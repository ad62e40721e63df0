//! `plyscope map`.

use plyscope_puzzles::csp::{Assignment, Methods, Network};
use plyscope_puzzles::map::Map;
use plyscope_setup::Choice;
use serde_json::json;

use super::{check_few, check_used, search};
use crate::arguments::MapOptions;
use crate::{input, Problem};

/// Colours a map.
pub fn run(options: &MapOptions) -> Result<String, Problem> {
    let &MapOptions { colours, variables, values, inference, .. } = options;
    let (map, test) = (map(&options.map)?, options.search.test());
    let chosen = Methods { variables, values, inference, test };
    check_used(chosen)?;
    check_few(test, colours, usize::from(map.variables()))?;
    let puzzle = map
        .with_colours(colours)
        .ok_or_else(|| {
            format!("{colours} colours are not possible; expected 1 to {}", Map::COLOURS.end())
        })?
        .search(chosen);
    let found =
        search(&puzzle, options.search.wish(), |assignment| coloured(puzzle.network(), assignment));
    if options.search.json {
        let about = json!({
            "puzzle": "map",
            "map": puzzle.network().written(),
            "colours": colours,
            "variables": variables.id(),
            "values": values.id(),
            "inference": inference.id(),
        });
        return Ok(found.as_json(about, test, |pairs| {
            pairs.iter().map(|(name, colour)| (name.clone(), json!(colour))).collect()
        }));
    }
    let line = |pairs: &Vec<(String, u8)>| {
        let words: Vec<String> =
            pairs.iter().map(|(name, colour)| format!("{name}={colour}")).collect();
        words.join(" ") + "\n"
    };
    Ok(found.listed(line) + &found.as_text())
}

fn map(argument: &str) -> Result<Map, Problem> {
    let text = input::text(argument)?;
    text.parse().map_err(|problem: plyscope_puzzles::map::MapProblem| {
        input::wrong(argument, problem.to_string())
    })
}

/// The number of the colour of each region, from 1, in the given order.
fn coloured(map: &Map, assignment: &Assignment) -> Vec<(String, u8)> {
    let colour = |region| Some((map.name(region).to_owned(), assignment.value(region)?.0 + 1));
    map.regions().filter_map(colour).collect()
}

//! `plyscope map`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::map::{Map, MapProblem};

use super::methods::MethodArguments;
use super::{lines, PuzzleSearch, Searched};
use crate::arguments::values::number;
use crate::{input, Problem};

/// The fewest and the most colours.
const FEWEST: u64 = *Map::COLOURS.start() as u64;
const MOST: u64 = *Map::COLOURS.end() as u64;

/// Colour a map, so that neighbours differ: solutions, nodes, and complete candidates tested
#[derive(Args)]
#[command(after_help = "\
Examples:
  plyscope map
  plyscope map --map netherlands --colours 4 --count
  plyscope map --map 'A-B-C-A C-D' --inference forward-checking --variables fewest
  plyscope map --map netherlands --inference arc-consistency --variables fewest-degree --json")]
pub struct Arguments {
    /// The map: australia, netherlands, or borders such as 'A-B-C-A C-D'; - for standard input, @FILE
    /// for a file
    #[arg(long, value_name = "TEXT", default_value = "australia")]
    map: String,
    /// How many colours there are
    #[arg(long, value_name = "N", default_value_t = Map::USUAL_COLOURS,
        value_parser = number::<u8, FEWEST, MOST>)]
    colours: u8,
    #[command(flatten)]
    methods: MethodArguments,
    #[command(flatten)]
    search: PuzzleSearch,
}

impl Searched for Arguments {
    fn search(&self) -> &PuzzleSearch {
        &self.search
    }

    fn run(&self) -> Result<String, Problem> {
        let colours = self.colours;
        let map = map(&self.map)?;
        let methods = self.methods.of(&self.search)?;
        let impossible =
            || format!("{colours} colours are not possible; expected 1 to {}", Map::COLOURS.end());
        let map = map.with_colours(colours).ok_or_else(impossible)?;
        super::run(&Puzzle::Map(map.search(methods)), &self.search, lines)
    }
}

fn map(argument: &str) -> Result<Map, Problem> {
    let wrong = |problem: MapProblem| input::wrong(argument, problem.to_string());
    input::text(argument)?.parse().map_err(wrong)
}

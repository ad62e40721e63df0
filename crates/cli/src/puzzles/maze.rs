//! `plyscope maze`.

use clap::Args;
use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::maze::{Grid, Headings, MazeBound, MazeOptions, MazeProblem};
use plyscope_puzzles::{Maze, Test};

use super::{lines, PuzzleSearch, Searched};
use crate::arguments::values::{choice, number};
use crate::input;
use crate::problem::{misuse, OrMisuse, Problem};

/// The most steps that can be asked for.
const LONGEST: u64 = *Maze::LENGTHS.end() as u64;

/// Find the paths through a maze that visit no square twice: solutions and nodes
#[derive(Args)]
#[command(mut_arg("generate_and_test", |argument| argument.hide(true)), after_help = "\
Examples:
  plyscope maze
  plyscope maze 'S.# ... #.G' --length 4 --limit 9
  plyscope maze --length 11 --count --bound none --order 3214 --json")]
pub struct Arguments {
    /// The rows: # for a wall, ., S and G, with spaces or / between rows; - for standard input, @FILE for a
    /// file
    #[arg(value_name = "MAZE", default_value_t = Grid::default().to_string())]
    maze: String,
    /// The most steps of a path
    #[arg(long, value_name = "N", value_parser = number::<u8, 1, LONGEST>)]
    length: Option<u8>,
    /// In which order headings are tried: clockwise, clockwise-2 from the east on, or 1 (north) to 4 (west)
    /// in any order such as 1324
    #[arg(long, value_name = "ORDER", default_value_t = Headings::default())]
    order: Headings,
    /// Where a path is given up: distance where the goal is too far for the steps that are left, none where
    /// all are taken
    #[arg(long, value_name = "BOUND", default_value = "distance", requires = "length",
        value_parser = choice::<MazeBound>)]
    bound: MazeBound,
    #[command(flatten)]
    search: PuzzleSearch,
}

impl Searched for Arguments {
    fn search(&self) -> &PuzzleSearch {
        &self.search
    }

    fn run(&self) -> Result<String, Problem> {
        let &Self { length, order, bound, .. } = self;
        if self.search.test() == Test::AtTheEnd {
            return misuse(
                "a path is tested with every step, so a maze takes no --generate-and-test",
            );
        }
        let wrong = |problem: MazeProblem| input::wrong(&self.maze, problem.to_string());
        let grid: Grid = input::text(&self.maze)?.parse().map_err(wrong)?;
        let options = MazeOptions { grid, order, length, bound };
        let maze = Maze::new(options).or_misuse()?;
        super::run(&Puzzle::Maze(maze), &self.search, lines)
    }
}

//! `plyscope maze`.

use plyscope_puzzle_view::backtrack::problem::Problem as Puzzle;
use plyscope_puzzles::maze::{Grid, MazeOptions, MazeProblem};
use plyscope_puzzles::{Maze, Test};

use super::lines;
use crate::arguments::MazeArguments;
use crate::{input, Problem};

/// Finds ways through a maze.
pub fn run(arguments: &MazeArguments) -> Result<String, Problem> {
    let &MazeArguments { length, order, bound, .. } = arguments;
    if arguments.search.test() == Test::AtTheEnd {
        let refusal = "a walk is tested with every step, so a maze takes no --generate-and-test";
        return Err(refusal.into());
    }
    let wrong = |problem: MazeProblem| input::wrong(&arguments.maze, problem.to_string());
    let grid: Grid = input::text(&arguments.maze)?.parse().map_err(wrong)?;
    let options = MazeOptions { grid, order, length, bound };
    let maze = Maze::new(options).map_err(|problem| problem.to_string())?;
    super::run(&Puzzle::Maze(maze), &arguments.search, lines)
}

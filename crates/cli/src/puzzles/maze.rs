//! `plyscope maze`.

use plyscope_puzzle_view::backtrack::shown::chess_name;
use plyscope_puzzles::maze::{Cell, Grid, MazeOptions, MazeProblem};
use plyscope_puzzles::{Maze, Test};
use plyscope_setup::Choice;
use serde_json::json;

use super::search;
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
    let (rows, columns) = (maze.grid().rows(), maze.grid().columns());
    let name = |cell: &Cell| chess_name(cell.index(), rows, columns);
    let found = search(&maze, arguments.search.wish(), |walk| -> Vec<String> {
        walk.squares().iter().map(name).collect()
    });
    if arguments.search.json {
        let about = json!({
            "puzzle": "maze",
            "maze": maze.grid().to_string(),
            "length": length,
            "order": order.to_string(),
            "bound": bound.id(),
        });
        return Ok(found.as_json(about, Test::AtOnce, |names| json!(names)));
    }
    Ok(found.listed(|names| names.join(" ") + "\n") + &found.as_text())
}

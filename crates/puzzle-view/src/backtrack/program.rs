//! The listing of a search, and the current line.

use plyscope_puzzles::backtrack::Status;
use plyscope_puzzles::Test;

use super::listing::{current_line, listing, Extent, Generated, Program};
use super::problem::Problem;
use super::search::Search;
use plyscope_view::scene::listing::Listing;

impl Search {
    /// The search as a textbook prints it.
    #[must_use]
    pub fn listing(&self) -> Listing {
        listing_of(self.problem())
    }

    /// The current line of the listing, from 0.
    #[must_use]
    pub fn current_line(&self) -> Option<usize> {
        self.line_at(self.status())
    }

    /// The same, for a known status of the current node.
    pub(super) fn line_at(&self, status: Status) -> Option<usize> {
        let here = self.here();
        let extent = match here.path.len() {
            0 => Extent::Nothing,
            all if all == self.length() => Extent::All,
            _ => Extent::Part,
        };
        current_line(program(self.problem()), here.moment, status, extent)
    }
}

/// The search of a puzzle as a textbook prints it.
#[must_use]
pub fn listing_of(problem: &Problem) -> Listing {
    listing(program(problem))
}

fn program(problem: &Problem) -> Program {
    match (problem, problem.test()) {
        (Problem::Tour(tour), Test::AtOnce) => {
            let options = tour.options();
            let (ending, order, prunings) = (options.ending, options.order, options.prunings);
            Program::Tour { ending, order, prunings }
        }
        (Problem::Tour(tour), Test::AtTheEnd) => {
            Program::Generate(Generated::Tour(tour.options().ending))
        }
        (Problem::Queens(_), Test::AtOnce) => Program::Queens,
        (Problem::ConstrainedQueens(queens), Test::AtOnce) => {
            Program::ConstrainedQueens(queens.methods())
        }
        (Problem::Queens(_) | Problem::ConstrainedQueens(_), Test::AtTheEnd) => {
            Program::Generate(Generated::Queens)
        }
        (Problem::Sudoku(sudoku), Test::AtOnce) => Program::Sudoku(sudoku.order()),
        (Problem::ConstrainedSudoku(sudoku), Test::AtOnce) => {
            Program::ConstrainedSudoku(sudoku.methods())
        }
        (Problem::Sudoku(_) | Problem::ConstrainedSudoku(_), Test::AtTheEnd) => {
            Program::Generate(Generated::Sudoku)
        }
        (Problem::Map(map), Test::AtOnce) => Program::Map(map.methods()),
        (Problem::Map(_), Test::AtTheEnd) => Program::Generate(Generated::Map),
        (Problem::Cryptarithm(sum), Test::AtOnce) => Program::Cryptarithm(sum.methods()),
        (Problem::Cryptarithm(_), Test::AtTheEnd) => Program::Generate(Generated::Cryptarithm),
        (Problem::SubsetSum(sum), Test::AtOnce) => Program::SubsetSum(sum.options().bound),
        (Problem::Maze(maze), _) => {
            let options = maze.options();
            Program::Maze { order: options.order, limit: options.length.map(|_| options.bound) }
        }
        (Problem::SubsetSum(_), Test::AtTheEnd) => Program::Generate(Generated::SubsetSum),
    }
}

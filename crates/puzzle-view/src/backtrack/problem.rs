//! The puzzles that can be shown: the only list of them.

use std::convert::Infallible;
use std::ops::ControlFlow;

use plyscope_puzzles::backtrack::{count_part, estimate, Choice, Count, Estimate, Puzzle, Split};
use plyscope_puzzles::tour::{Tour, TourOptions, TourProblem};
use plyscope_puzzles::{
    ConstrainedQueens, ConstrainedSudoku, CryptarithmSearch, MapColouring, Maze, Queens, SubsetSum,
    Sudoku, Test,
};

use super::board::Board as Picture;
use super::shown::Shown;
use super::tour::square_at;
use plyscope_setup::Choice as Named;

/// A puzzle with its choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A knight's tour.
    Tour(Box<Tour>),
    /// Queens on a square board.
    Queens(Queens),
    /// Queens with inference, or in other orders than from the top and from the left.
    ConstrainedQueens(ConstrainedQueens),
    /// A sudoku.
    Sudoku(Sudoku),
    /// A sudoku with inference, or in other orders.
    ConstrainedSudoku(ConstrainedSudoku),
    /// The colouring of a map.
    Map(MapColouring),
    /// A sum of words.
    Cryptarithm(CryptarithmSearch),
    /// Numbers that add up to a target.
    SubsetSum(SubsetSum),
    /// Ways through a maze.
    Maze(Maze),
}

/// Dispatches on the kind of puzzle.
#[macro_export]
#[doc(hidden)]
macro_rules! with_puzzle {
    ($problem:expr, $puzzle:ident => $result:expr) => {
        match $problem {
            $crate::backtrack::problem::Problem::Tour($puzzle) => {
                let $puzzle = &**$puzzle;
                $result
            }
            $crate::backtrack::problem::Problem::Queens($puzzle) => $result,
            $crate::backtrack::problem::Problem::ConstrainedQueens($puzzle) => $result,
            $crate::backtrack::problem::Problem::Sudoku($puzzle) => $result,
            $crate::backtrack::problem::Problem::ConstrainedSudoku($puzzle) => $result,
            $crate::backtrack::problem::Problem::Map($puzzle) => $result,
            $crate::backtrack::problem::Problem::Cryptarithm($puzzle) => $result,
            $crate::backtrack::problem::Problem::SubsetSum($puzzle) => $result,
            $crate::backtrack::problem::Problem::Maze($puzzle) => $result,
        }
    };
}
pub use with_puzzle as with;

/// Which puzzle it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PuzzleId {
    /// A knight's tour.
    #[default]
    Tour,
    /// Queens on a square board.
    Queens,
    /// A sudoku.
    Sudoku,
    /// The colouring of a map.
    Map,
    /// A sum of words.
    Cryptarithm,
    /// Numbers that add up to a target.
    SubsetSum,
    /// Ways through a maze.
    Maze,
}

impl Named for PuzzleId {
    const NAME: &'static str = "puzzle";
    const ALL: &'static [(&'static str, Self)] = &[
        ("tour", Self::Tour),
        ("queens", Self::Queens),
        ("sudoku", Self::Sudoku),
        ("map", Self::Map),
        ("cryptarithm", Self::Cryptarithm),
        ("subset-sum", Self::SubsetSum),
        ("maze", Self::Maze),
    ];
}

/// A tour of 5×5 squares from a corner is small enough to be seen whole.
impl Default for Problem {
    fn default() -> Self {
        Self::default_of(PuzzleId::Tour)
    }
}

impl Problem {
    /// Which puzzle it is.
    #[must_use]
    pub const fn id(&self) -> PuzzleId {
        match self {
            Self::Tour(_) => PuzzleId::Tour,
            Self::Queens(_) | Self::ConstrainedQueens(_) => PuzzleId::Queens,
            Self::Sudoku(_) | Self::ConstrainedSudoku(_) => PuzzleId::Sudoku,
            Self::Map(_) => PuzzleId::Map,
            Self::Cryptarithm(_) => PuzzleId::Cryptarithm,
            Self::SubsetSum(_) => PuzzleId::SubsetSum,
            Self::Maze(_) => PuzzleId::Maze,
        }
    }

    /// When partial solutions are tested.
    #[must_use]
    pub const fn test(&self) -> Test {
        match self {
            Self::Tour(tour) => tour.options().test,
            Self::Queens(queens) => queens.test(),
            Self::ConstrainedQueens(queens) => queens.methods().test,
            Self::Sudoku(sudoku) => sudoku.test(),
            Self::ConstrainedSudoku(sudoku) => sudoku.methods().test,
            Self::Map(map) => map.methods().test,
            Self::Cryptarithm(sum) => sum.methods().test,
            Self::SubsetSum(sum) => sum.options().test,
            Self::Maze(_) => Test::AtOnce,
        }
    }

    /// The board with some choices made, up to the first one that is not allowed.
    #[must_use]
    pub fn board_with(&self, path: &[Choice]) -> Picture {
        with!(self, puzzle => {
            let mut state = puzzle.start();
            for &choice in path {
                if !puzzle.status(&state).choices().contains(choice) {
                    break;
                }
                puzzle.place(&mut state, choice);
            }
            puzzle.scene(&state)
        })
    }

    /// The whole search in parts that can be counted separately, at least this many if it has as
    /// many nodes.
    #[must_use]
    pub fn split(&self, least: usize) -> Split {
        with!(self, puzzle => Split::of(puzzle, least))
    }

    /// Counts the part of the search that begins with some choices; nothing if they are not
    /// allowed. `watch` receives the progress now and then.
    pub fn count_part(&self, part: &[Choice], mut watch: impl FnMut(&Count)) -> Count {
        let watch = |count: &Count| -> ControlFlow<Infallible> {
            watch(count);
            ControlFlow::Continue(())
        };
        match with!(self, puzzle => count_part(puzzle, part, watch)) {
            Some(ControlFlow::Continue(count)) => count,
            None => Count::default(),
        }
    }

    /// An estimate of how many nodes the search has.
    #[must_use]
    pub fn estimate(&self, probes: u32) -> Estimate {
        with!(self, puzzle => estimate(puzzle, probes, 1))
    }

    /// The same tour with a square, counted row by row from the top, blocked out, or open again;
    /// `None` for the start and for other puzzles.
    #[must_use]
    pub fn with_toggled(&self, square: usize) -> Option<Self> {
        let Self::Tour(own) = self else { return None };
        let options = own.options();
        let square = square_at(&options.board, square)?;
        let blocked = options.board.blocked();
        let kept = blocked.iter().filter(|&other| other != square);
        let added = Some(square).filter(|&square| !blocked.contains(square));
        let board = options.board.with_blocked(kept.chain(added));
        tour(TourOptions { board, lead: Vec::new(), ..options.clone() }).ok()
    }

    /// How many steps of the search make given moves.
    #[must_use]
    pub fn led(&self) -> u64 {
        match self {
            Self::Tour(tour) => tour.options().lead.len() as u64,
            _ => 0,
        }
    }
}

/// The tour with other options.
///
/// # Errors
/// When they are not valid.
pub fn tour(options: TourOptions) -> Result<Problem, TourProblem> {
    Tour::new(options).map(|tour| Problem::Tour(Box::new(tour)))
}

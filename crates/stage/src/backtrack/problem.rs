//! The puzzles that can be shown: the only list of them.

use plyscope_core::excerpt;
use std::convert::Infallible;
use std::ops::ControlFlow;

use plyscope_core::backtrack::{count_part, estimate, Choice, Count, Estimate, Puzzle, Split};
use plyscope_core::puzzles::sudoku::{CellOrder, Clues, GIVEN};
use plyscope_core::puzzles::tour::{
    Board, Ending, MoveOrder, Prunings, Tour, TourOptions, TourProblem,
};
use plyscope_core::puzzles::{Queens, Sudoku, Test};

use super::board::Board as Picture;
use super::link::{LinkProblem, Said};
use super::shown::Shown;
use super::tour::square_at;
use crate::setup::Choice as Named;

/// A puzzle with its choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Problem {
    /// A knight's tour.
    Tour(Box<Tour>),
    /// Queens on a square board.
    Queens(Queens),
    /// A sudoku.
    Sudoku(Sudoku),
}

/// Does the same with a puzzle, whichever it is.
macro_rules! with {
    ($problem:expr, $puzzle:ident => $result:expr) => {
        match $problem {
            $crate::backtrack::problem::Problem::Tour($puzzle) => {
                let $puzzle = &**$puzzle;
                $result
            }
            $crate::backtrack::problem::Problem::Queens($puzzle) => $result,
            $crate::backtrack::problem::Problem::Sudoku($puzzle) => $result,
        }
    };
}
pub(crate) use with;

/// Which puzzle it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PuzzleId {
    /// A knight's tour.
    Tour,
    /// Queens on a square board.
    Queens,
    /// A sudoku.
    Sudoku,
}

impl Named for PuzzleId {
    const NAME: &'static str = "puzzle";
    const ALL: &'static [(&'static str, Self)] =
        &[("tour", Self::Tour), ("queens", Self::Queens), ("sudoku", Self::Sudoku)];
}

impl Named for Test {
    const NAME: &'static str = "test";
    const ALL: &'static [(&'static str, Self)] =
        &[("choices", Self::AtOnce), ("complete", Self::AtTheEnd)];
}

impl Named for Ending {
    const NAME: &'static str = "tour";
    const ALL: &'static [(&'static str, Self)] = &[("open", Self::Open), ("closed", Self::Closed)];
}

impl Named for CellOrder {
    const NAME: &'static str = "cells";
    const ALL: &'static [(&'static str, Self)] =
        &[("rows", Self::ByRows), ("fewest", Self::FewestFirst)];
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
            Self::Queens(_) => PuzzleId::Queens,
            Self::Sudoku(_) => PuzzleId::Sudoku,
        }
    }

    /// When partial solutions are tested.
    #[must_use]
    pub const fn test(&self) -> Test {
        match self {
            Self::Tour(tour) => tour.options().test,
            Self::Queens(queens) => queens.test(),
            Self::Sudoku(sudoku) => sudoku.test(),
        }
    }

    /// The board with some choices made, as far as they can be made one after the other.
    #[must_use]
    pub fn board_with(&self, path: &[Choice]) -> Picture {
        with!(self, puzzle => {
            let mut state = puzzle.start();
            for &choice in path {
                if !puzzle.outlook(&state).choices().contains(choice) {
                    break;
                }
                puzzle.place(&mut state, choice);
            }
            puzzle.scene(&state)
        })
    }

    /// The whole search in parts that can be counted apart, in so many or more where it has as many
    /// nodes.
    #[must_use]
    pub fn split(&self, least: usize) -> Split {
        with!(self, puzzle => Split::of(puzzle, least))
    }

    /// Counts the part of the search that begins with some choices; nothing where they cannot be
    /// made. `watch` sees how far it is, now and then.
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
    /// `None` where that cannot be: of the start, and of other puzzles.
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

    /// How many steps the search makes moves that were given to it.
    #[must_use]
    pub fn led(&self) -> u64 {
        match self {
            Self::Tour(tour) => tour.options().lead.len() as u64,
            Self::Queens(_) | Self::Sudoku(_) => 0,
        }
    }

    /// The puzzle as it is shown first.
    #[must_use]
    pub fn default_of(id: PuzzleId) -> Self {
        Self::read(id, &mut Said::default())
    }

    /// The puzzle that an address describes; what cannot be understood is complained of, and left
    /// as it is by default.
    pub(super) fn read(id: PuzzleId, said: &mut Said) -> Self {
        let test = said.choice::<Test>();
        match id {
            PuzzleId::Tour => Self::Tour(Box::new(read_tour(test, said))),
            PuzzleId::Queens => {
                let size = said.parsed("size", 6, |given| {
                    let size = given.parse().ok().filter(|size| Queens::SIZES.contains(size));
                    size.ok_or_else(|| LinkProblem::Size { given: excerpt(given) })
                });
                Self::Queens(Queens::new(size, test).expect("the size was looked at"))
            }
            PuzzleId::Sudoku => {
                let clues = said.take("clues").map(|given| Clues::parse(&given));
                let clues = match clues {
                    Some(Ok(clues)) => Some(clues),
                    Some(Err(problem)) => {
                        said.complain(LinkProblem::Clues(problem));
                        None
                    }
                    None => None,
                };
                let clues = clues.or_else(|| GIVEN[0].clues().ok());
                let clues = clues.expect("a test reads those that are given");
                Self::Sudoku(Sudoku::new(clues, said.choice(), test))
            }
        }
    }

    /// Says what [`Problem::read`] reads, by names and values; what is so by default is left out.
    pub(super) fn print(&self, add: &mut dyn FnMut(&str, &str)) {
        add(PuzzleId::NAME, self.id().id());
        match self {
            Self::Tour(tour) => print_tour(tour.options(), add),
            Self::Queens(queens) => add("size", &queens.size().to_string()),
            Self::Sudoku(sudoku) => {
                add("clues", &sudoku.clues().to_string());
                if sudoku.order() != CellOrder::default() {
                    add(CellOrder::NAME, sudoku.order().id());
                }
            }
        }
        if self.test() != Test::default() {
            add(Test::NAME, self.test().id());
        }
    }
}

fn read_tour(test: Test, said: &mut Said) -> Tour {
    let small = Board::new(5, 5).expect("a small board is a board");
    let tour = |problem| LinkProblem::Tour(problem);
    let board = said.parsed("board", small, |given| Board::parse(given).map_err(tour));
    let blocked =
        said.parsed("blocked", Vec::new(), |given| board.squares_named(given).map_err(tour));
    let board = board.with_blocked(blocked);
    let path = said.parsed("path", Vec::new(), |given| board.squares_named(given).map_err(tour));
    let start = said.parsed("start", None, |given| board.square(given).map(Some).map_err(tour));
    let first = start.or(path.first().copied()).or(board.open().iter().next());
    // The moves to make first begin with the start, or go on from there.
    let lead = match path.split_first() {
        Some((&begin, rest)) if Some(begin) == first => rest.to_vec(),
        _ => path,
    };
    let ending = said.choice();
    let order = said.parsed("order", MoveOrder::default(), |given| given.parse().map_err(tour));
    let prunings = said.parsed("prune", Prunings::NONE, |given| given.parse().map_err(tour));
    let options = TourOptions {
        board,
        path: first.into_iter().collect(),
        lead,
        ending,
        order,
        prunings,
        test,
    };
    Tour::new(options.clone())
        .or_else(|problem| {
            said.complain(LinkProblem::Tour(problem));
            // Without what may be wrong with one another.
            let board = Board::new(board.rows(), board.columns())?;
            let path = board.squares().take(1).collect();
            Tour::new(TourOptions { board, path, lead: Vec::new(), test: Test::AtOnce, ..options })
        })
        .expect("a whole board has tours to look for from its first square")
}

fn print_tour(options: &TourOptions, add: &mut dyn FnMut(&str, &str)) {
    let board = &options.board;
    let named = |squares: &mut dyn Iterator<Item = _>| {
        squares.map(|square| board.name(square)).collect::<Vec<_>>().join(" ")
    };
    add("board", &format!("{}x{}", board.rows(), board.columns()));
    add("start", &named(&mut options.path.iter().copied()));
    if !options.lead.is_empty() {
        add("path", &named(&mut options.path.iter().chain(&options.lead).copied()));
    }
    if options.ending != Ending::default() {
        add(Ending::NAME, options.ending.id());
    }
    if options.order != MoveOrder::default() {
        add("order", &options.order.to_string());
    }
    if options.prunings != Prunings::NONE {
        add("prune", &options.prunings.to_string());
    }
    if !board.blocked().is_empty() {
        add("blocked", &named(&mut board.blocked().iter()));
    }
}

/// The tour with other choices.
///
/// # Errors
/// What is wrong with them.
pub fn tour(options: TourOptions) -> Result<Problem, TourProblem> {
    Tour::new(options).map(|tour| Problem::Tour(Box::new(tour)))
}

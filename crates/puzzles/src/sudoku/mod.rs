//! Sudoku: every digit once in each row, column and box.
//!
//! Howard Garns, "Number Place", *Dell Pencil Puzzles & Word Games* 16 (1979).

mod clues;
mod constrained;
mod filled;
mod given;
mod problem;
mod size;

pub use clues::Clues;
pub use constrained::{ConstrainedSudoku, SudokuNetwork};
pub use filled::{Clash, Filled};
pub use given::{Given, GIVEN};
pub use problem::CluesProblem;
pub use size::{Cell, Digit, House, Size};

use plyscope_search::Choice as Named;

use super::Test;
use crate::backtrack::{Choice, Choices, Puzzle, Status};

/// A sudoku, filled one cell at a time; a choice is the digit, the lowest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sudoku {
    clues: Clues,
    order: CellOrder,
    test: Test,
}

/// Which empty cell is filled next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum CellOrder {
    /// The first one, by rows.
    #[default]
    ByRows,
    /// One that the fewest digits are left for; of equals the first one by rows. Bitner & Reingold,
    /// "Backtrack programming techniques", *Communications of the ACM* 18 (1975), call it search
    /// rearrangement.
    FewestFirst,
}

impl Sudoku {
    /// The problem for these clues.
    #[must_use]
    pub const fn new(clues: Clues, order: CellOrder, test: Test) -> Self {
        Self { clues, order, test }
    }

    /// What is given.
    #[must_use]
    pub const fn clues(&self) -> &Clues {
        &self.clues
    }

    /// Which empty cell is filled next.
    #[must_use]
    pub const fn order(&self) -> CellOrder {
        self.order
    }

    /// When the digits are tested.
    #[must_use]
    pub const fn test(&self) -> Test {
        self.test
    }

    /// Its size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.clues.size()
    }

    /// The cell that forbids a digit in the next one, the first by rows; `None` where nothing does.
    #[must_use]
    pub fn conflict(&self, filled: &Filled, choice: Choice) -> Option<Cell> {
        let next = filled.next()?;
        let digit = Some(Digit::of(choice));
        let forbids =
            |&cell: &Cell| filled.digit(cell) == digit && self.size().shared(cell, next).is_some();
        self.size().cells().find(forbids)
    }

    /// The first empty cell, by rows, that no digit is left for, so that no solution goes on; `None`
    /// where each has one.
    #[must_use]
    pub fn lost_cell(&self, filled: &Filled) -> Option<Cell> {
        let mut empty = self.size().cells().filter(|&cell| filled.digit(cell).is_none());
        empty.find(|&cell| filled.allowed(cell).is_empty())
    }

    fn next(&self, filled: &Filled) -> Option<Cell> {
        let mut empty = self.size().cells().filter(|&cell| filled.digit(cell).is_none());
        match self.order {
            CellOrder::ByRows => empty.next(),
            CellOrder::FewestFirst => empty.min_by_key(|&cell| filled.allowed(cell).len()),
        }
    }
}

impl Puzzle for Sudoku {
    type State = Filled;

    fn start(&self) -> Filled {
        let mut filled = Filled::new(&self.clues);
        filled.go_to(self.next(&filled));
        filled
    }

    fn status(&self, filled: &Filled) -> Status {
        match filled.next() {
            None if filled.clashing() == 0 => Status::Solved,
            None => Status::Open(Choices::NONE),
            Some(cell) => Status::Open(match self.test {
                Test::AtOnce => filled.allowed(cell),
                Test::AtTheEnd => Choices::first_of(self.size().side()),
            }),
        }
    }

    fn candidates(&self, filled: &Filled) -> u8 {
        filled.next().map_or(0, |_| self.size().side())
    }

    fn place(&self, filled: &mut Filled, choice: Choice) {
        filled.fill(Digit::of(choice));
        filled.go_to(self.next(filled));
    }

    fn remove(&self, filled: &mut Filled, _: Choice) {
        filled.clear();
    }
}

impl Named for CellOrder {
    const NAME: &'static str = "cells";
    const ALL: &'static [(&'static str, Self)] =
        &[("rows", Self::ByRows), ("fewest", Self::FewestFirst)];
}

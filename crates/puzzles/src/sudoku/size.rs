//! The sizes of a sudoku, and its cells, digits and houses.

use std::fmt;
use std::num::NonZeroU8;

use crate::backtrack::Choice;

/// How large a sudoku is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// 4×4 cells, boxes of 2×2.
    Four,
    /// 6×6 cells, boxes of 2 rows and 3 columns.
    Six,
    /// 9×9 cells, boxes of 3×3.
    Nine,
}

/// A cell: its number by rows, from 0 at the top left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u8);

/// A digit, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Digit(NonZeroU8);

/// Cells among which every digit has to be there once: a row, a column or a box, from 0, boxes by
/// rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum House {
    /// A row, from the top.
    Row(u8),
    /// A column, from the left.
    Column(u8),
    /// A box.
    Box(u8),
}

impl Size {
    /// All sizes.
    pub const ALL: [Self; 3] = [Self::Four, Self::Six, Self::Nine];

    /// How many rows, columns, boxes and digits there are.
    #[must_use]
    pub const fn side(self) -> u8 {
        match self {
            Self::Four => 4,
            Self::Six => 6,
            Self::Nine => 9,
        }
    }

    /// How many rows and columns a box has.
    #[must_use]
    pub const fn in_box(self) -> (u8, u8) {
        match self {
            Self::Four => (2, 2),
            Self::Six => (2, 3),
            Self::Nine => (3, 3),
        }
    }

    /// All cells, by rows.
    pub fn cells(self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..self.side() * self.side()).map(Cell)
    }

    /// All digits, from 1.
    pub fn digits(self) -> impl Iterator<Item = Digit> {
        (0..self.side()).map(|number| Digit::of(Choice(number)))
    }

    /// The cell in a row and a column, both from 0; `None` where there is none.
    #[must_use]
    pub const fn cell(self, row: u8, column: u8) -> Option<Cell> {
        let side = self.side();
        if row < side && column < side {
            Some(Cell(row * side + column))
        } else {
            None
        }
    }

    /// The row of a cell, from 0 at the top, and its column, from 0 at the left.
    #[must_use]
    pub const fn place(self, cell: Cell) -> (u8, u8) {
        (cell.0 / self.side(), cell.0 % self.side())
    }

    /// A cell in English words, counted from 1: `row 1, column 2`.
    #[must_use]
    pub fn named(self, cell: Cell) -> String {
        let (row, column) = self.place(cell);
        format!("row {}, column {}", row + 1, column + 1)
    }

    /// The row, the column and the box that a cell belongs to.
    #[must_use]
    pub const fn houses(self, cell: Cell) -> [House; 3] {
        let (row, column) = self.place(cell);
        let (rows, columns) = self.in_box();
        let boxes_across = self.side() / columns;
        [
            House::Row(row),
            House::Column(column),
            House::Box(row / rows * boxes_across + column / columns),
        ]
    }

    /// What two cells share, so that they cannot hold the same digit: a row, else a column, else a
    /// box. A cell shares nothing with itself.
    #[must_use]
    pub fn shared(self, one: Cell, other: Cell) -> Option<House> {
        let others = self.houses(other);
        self.houses(one).into_iter().find(|house| one != other && others.contains(house))
    }
}

impl Digit {
    /// The digit that a choice puts in its cell.
    #[must_use]
    pub const fn of(choice: Choice) -> Self {
        Self(NonZeroU8::MIN.saturating_add(choice.0))
    }

    /// The choice that puts the digit in a cell.
    #[must_use]
    pub const fn choice(self) -> Choice {
        Choice(self.0.get() - 1)
    }

    /// The digit as a number, from 1.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0.get()
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Row(row) => write!(f, "row {}", row + 1),
            Self::Column(column) => write!(f, "column {}", column + 1),
            Self::Box(number) => write!(f, "box {}", number + 1),
        }
    }
}

//! The squares of a maze.

use super::Heading;

/// A square: its number, row by row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub u8);

impl Cell {
    /// Its place in a list of all squares.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Squares in rows, some of them walls, with a start and a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Grid {
    pub(super) columns: u8,
    /// Whether each square is a wall, row by row from the top.
    pub(super) walls: Vec<bool>,
    pub(super) start: Cell,
    pub(super) goal: Cell,
}

impl Grid {
    /// The most rows, and the most columns.
    pub const LONGEST: u8 = 12;

    /// How many rows there are.
    #[must_use]
    pub const fn rows(&self) -> u8 {
        (self.walls.len() / self.columns as usize) as u8
    }

    /// How many columns there are.
    #[must_use]
    pub const fn columns(&self) -> u8 {
        self.columns
    }

    /// Where a way begins.
    #[must_use]
    pub const fn start(&self) -> Cell {
        self.start
    }

    /// Where a way ends.
    #[must_use]
    pub const fn goal(&self) -> Cell {
        self.goal
    }

    /// All squares, row by row from the top.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.walls.len() as u8).map(Cell)
    }

    /// Whether a square is a wall.
    #[must_use]
    pub fn is_wall(&self, cell: Cell) -> bool {
        self.walls.get(cell.index()).copied().unwrap_or(true)
    }

    /// How many squares are no walls.
    #[must_use]
    pub fn open(&self) -> usize {
        self.walls.iter().filter(|is_wall| !**is_wall).count()
    }

    /// The row and the column of a square, from 0 at the top and at the left.
    #[must_use]
    pub const fn place(&self, cell: Cell) -> (u8, u8) {
        (cell.0 / self.columns, cell.0 % self.columns)
    }

    /// The square beside another one, wall or not; `None` outside the maze.
    #[must_use]
    pub fn beside(&self, cell: Cell, heading: Heading) -> Option<Cell> {
        let (row, column) = self.place(cell);
        let (down, right) = heading.offset();
        let row = row.checked_add_signed(down).filter(|&row| row < self.rows())?;
        let column = column.checked_add_signed(right).filter(|&column| column < self.columns)?;
        Some(Cell(row * self.columns + column))
    }

    /// How many steps it is at least from one square to another: the rows and columns between them (Manhattan
    /// distance).
    #[must_use]
    pub const fn distance(&self, one: Cell, other: Cell) -> u8 {
        let ((row, column), (other_row, other_column)) = (self.place(one), self.place(other));
        row.abs_diff(other_row) + column.abs_diff(other_column)
    }
}

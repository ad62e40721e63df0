//! A walk through a maze, and what can be seen of it.

use super::{Cell, Grid, Maze};
use crate::backtrack::{Choice, Choices};

/// The squares of a walk, each of them marked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Walk {
    /// The squares in the order of the walk, the start first.
    squares: Vec<Cell>,
    /// Whether each square of the maze is marked.
    marked: Vec<bool>,
}

/// Why no way goes on from a walk.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MazeLoss {
    /// No free squares lead to the goal.
    CutOff,
    /// The shortest way through free squares is too long.
    TooLong {
        /// How many steps it has.
        least: usize,
    },
}

impl Walk {
    /// The walk that has just begun.
    pub(super) fn new(grid: &Grid) -> Self {
        let mut walk = Self { squares: Vec::new(), marked: vec![false; grid.cells().count()] };
        walk.enter(grid.start());
        walk
    }

    /// The squares in the order of the walk, the start first.
    #[must_use]
    pub fn squares(&self) -> &[Cell] {
        &self.squares
    }

    /// How many steps were taken.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.squares.len().saturating_sub(1)
    }

    /// The last square.
    #[must_use]
    pub fn here(&self) -> Cell {
        self.squares.last().copied().unwrap_or(Cell(0))
    }

    /// Whether a square is marked.
    #[must_use]
    pub fn has(&self, cell: Cell) -> bool {
        self.marked.get(cell.index()).copied().unwrap_or(false)
    }

    pub(super) fn enter(&mut self, cell: Cell) {
        self.squares.push(cell);
        self.marked[cell.index()] = true;
    }

    pub(super) fn leave(&mut self) {
        if let Some(cell) = self.squares.pop() {
            self.marked[cell.index()] = false;
        }
    }
}

impl Maze {
    /// Why no way goes on from a walk, found by going through free squares in all directions at once; `None`
    /// where one does.
    #[must_use]
    pub fn loss(&self, walk: &Walk) -> Option<MazeLoss> {
        let distances = self.flood(&walk.marked, walk.here(), |_, _| true);
        let most = self.options().length.map(usize::from);
        match distances[self.grid().goal().index()] {
            None => Some(MazeLoss::CutOff),
            Some(least) => most
                .is_some_and(|most| walk.steps() + least > most)
                .then_some(MazeLoss::TooLong { least }),
        }
    }

    /// The squares that the search has left again on its way to a walk: `tried` has, for each square of the
    /// walk, the choices that were tried there and taken back. Where a search has tried everything from a
    /// square, it has been on all that can be reached from there, by the shortest way as well; so they are
    /// found without searching again.
    #[must_use]
    pub fn backed_out(&self, walk: &Walk, tried: &[Choices]) -> Vec<Cell> {
        let mut left = vec![false; walk.marked.len()];
        let mut marked = left.clone();
        for (steps, (&from, &tried)) in walk.squares.iter().zip(tried).enumerate() {
            marked[from.index()] = true;
            let begun = |choice: Choice| self.beside(from).get(usize::from(choice.0)).copied();
            for first in tried.iter().filter_map(begun) {
                let goes_on = |cell: Cell, further: usize| {
                    cell != self.grid().goal() && self.cut(steps + 1 + further, cell).is_none()
                };
                let reached = self.flood(&marked, first, goes_on);
                for (cell, distance) in reached.iter().enumerate() {
                    left[cell] |= distance.is_some();
                }
            }
        }
        self.grid().cells().filter(|cell| left[cell.index()] && !walk.has(*cell)).collect()
    }

    /// How many steps it is to each square from one of them, by the shortest way that keeps off walls and
    /// marked squares, and goes on from a square at some distance only where that is so. O(squares).
    fn flood(
        &self,
        marked: &[bool],
        from: Cell,
        goes_on: impl Fn(Cell, usize) -> bool,
    ) -> Vec<Option<usize>> {
        let mut distances = vec![None; self.grid().cells().count()];
        let mut queue = vec![(from, 0)];
        distances[from.index()] = Some(0);
        let mut next = 0;
        while let Some(&(cell, distance)) = queue.get(next) {
            next += 1;
            if !goes_on(cell, distance) {
                continue;
            }
            for &other in self.beside(cell) {
                let is_free = !self.grid().is_wall(other) && !marked[other.index()];
                if is_free && distances[other.index()].is_none() {
                    distances[other.index()] = Some(distance + 1);
                    queue.push((other, distance + 1));
                }
            }
        }
        distances
    }
}

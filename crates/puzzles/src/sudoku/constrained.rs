//! Sudoku as a constraint satisfaction problem.

use super::{Cell, Clues, Digit, Size};
use crate::backtrack::{Choice, Choices};
use crate::csp::{Csp, Methods, Network, Variable};

/// The constraints of a sudoku. A cell is a variable, numbered by rows; its value is its digit, from 0 for
/// the digit 1. Every two cells of a row, a column or a box differ. Clues are given values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SudokuNetwork {
    clues: Clues,
    /// The cells that share a row, a column or a box with each cell, by rows.
    others: Vec<Vec<Variable>>,
}

/// The search for digits with inference, or in other orders.
pub type ConstrainedSudoku = Csp<SudokuNetwork>;

impl SudokuNetwork {
    /// The constraints for these clues.
    #[must_use]
    pub fn new(clues: Clues) -> Self {
        let size = clues.size();
        let others = |cell: Cell| {
            let others = size.cells().filter(|&other| size.shared(cell, other).is_some());
            others.map(|other| Variable(other.0)).collect()
        };
        Self { others: size.cells().map(others).collect(), clues }
    }

    /// What is given.
    #[must_use]
    pub const fn clues(&self) -> &Clues {
        &self.clues
    }

    /// Its size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.clues.size()
    }

    /// The search with these methods.
    #[must_use]
    pub const fn search(self, methods: Methods) -> ConstrainedSudoku {
        Csp::new(self, methods)
    }
}

impl Network for SudokuNetwork {
    fn variables(&self) -> u8 {
        let side = self.size().side();
        side * side
    }

    fn domain(&self, cell: Variable) -> Choices {
        match self.given(cell) {
            Some(digit) => [digit].into_iter().collect(),
            None => Choices::first_of(self.size().side()),
        }
    }

    fn given(&self, cell: Variable) -> Option<Choice> {
        self.clues.cells().get(cell.index()).copied().flatten().map(Digit::choice)
    }

    fn neighbours(&self, cell: Variable) -> &[Variable] {
        self.others.get(cell.index()).map_or(&[], Vec::as_slice)
    }

    fn supports(&self, _: Variable, digit: Choice, _: Variable) -> Choices {
        Choices::first_of(self.size().side()).without([digit].into_iter().collect())
    }
}

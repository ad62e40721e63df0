//! Queens as a constraint satisfaction problem.

use super::Queens;
use crate::backtrack::{Choice, Choices};
use crate::csp::{Csp, Methods, Network, Variable};

/// The constraints of the queens' problem. A row is a variable, numbered from the top; its value is the
/// column of its queen, from the left. Every two rows share a constraint: their queens attack each
/// other in no way.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QueensNetwork {
    size: u8,
    /// The other rows of each row, from the top.
    others: Vec<Vec<Variable>>,
}

/// The search for queens with inference, or with other orders than from the top and from the left.
pub type ConstrainedQueens = Csp<QueensNetwork>;

impl QueensNetwork {
    /// The constraints for a board; `None` where the size is not one of [`Queens::SIZES`].
    #[must_use]
    pub fn new(size: u8) -> Option<Self> {
        let others = |row| (0..size).filter(move |&other| other != row).map(Variable).collect();
        Queens::SIZES
            .contains(&size)
            .then(|| Self { size, others: (0..size).map(others).collect() })
    }

    /// The number of rows, of columns and of queens.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The rows, from the top.
    pub fn rows(&self) -> impl Iterator<Item = Variable> + use<> {
        (0..self.size).map(Variable)
    }

    /// The search with these methods.
    #[must_use]
    pub const fn search(self, methods: Methods) -> ConstrainedQueens {
        Csp::new(self, methods)
    }
}

impl Network for QueensNetwork {
    fn variables(&self) -> u8 {
        self.size
    }

    fn domain(&self, _: Variable) -> Choices {
        Choices::first_of(self.size)
    }

    fn neighbours(&self, row: Variable) -> &[Variable] {
        self.others.get(row.index()).map_or(&[], Vec::as_slice)
    }

    /// All columns but that of the queen, and those of the squares on her diagonals.
    fn supports(&self, row: Variable, column: Choice, other: Variable) -> Choices {
        let (file, away) = (1_u32 << column.0, row.0.abs_diff(other.0));
        let attacked = Choices::from_bits(file | file << away | file >> away);
        Choices::first_of(self.size).without(attacked)
    }
}

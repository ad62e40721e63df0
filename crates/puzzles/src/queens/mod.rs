//! The queens' problem: as many queens as the board has rows, none attacking another.
//!
//! Max Bezzel, 1848. The counts are sequence A000170 of the OEIS.

mod constrained;

pub use constrained::{ConstrainedQueens, QueensNetwork};

use crate::backtrack::{Choice, Choices, Puzzle, Status};

use super::Test;

/// Queens on a square board, one in each row from the top; a choice is the column from the left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Queens {
    size: u8,
    test: Test,
}

/// The queens placed so far.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Placed {
    /// The column of the queen in each row, from the top.
    columns: Vec<u8>,
    /// How many of the queens are attacked by one above them.
    attacked: u8,
}

impl Queens {
    /// The smallest and the largest board.
    pub const SIZES: std::ops::RangeInclusive<u8> = 1..=16;

    /// The problem for a board; `None` where the size is not one of [`Queens::SIZES`].
    #[must_use]
    pub fn new(size: u8, test: Test) -> Option<Self> {
        Self::SIZES.contains(&size).then_some(Self { size, test })
    }

    /// The number of rows, of columns and of queens.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// When the queens are tested.
    #[must_use]
    pub const fn test(&self) -> Test {
        self.test
    }

    /// The row, from 0, of the queen that attacks a square of the next row, the first from above;
    /// `None` where none does.
    #[must_use]
    pub fn attacker(&self, placed: &Placed, choice: Choice) -> Option<u8> {
        placed.attacker(placed.columns.len(), choice.0)
    }

    /// The first row, from 0, that has no queen yet and whose squares are all attacked, so that no
    /// solution goes on; `None` where each has a square left.
    #[must_use]
    pub fn lost_row(&self, placed: &Placed) -> Option<u8> {
        let above = placed.columns.len();
        let is_attacked = |row: u8, column: u8| {
            placed.columns.iter().enumerate().any(|(other, &queen)| {
                let aside = usize::from(queen.abs_diff(column));
                aside == 0 || aside == usize::from(row) - other
            })
        };
        let mut open = (above as u8)..self.size;
        open.find(|&row| (0..self.size).all(|column| is_attacked(row, column)))
    }
}

impl Placed {
    /// The column of the queen in each row, from the top.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.columns
    }

    /// The columns of the next row that are attacked. A queen attacks her own column, and, so many
    /// rows below her, the columns as far to her left and right.
    #[must_use]
    pub fn attacked(&self) -> Choices {
        let below = (1..).zip(self.columns.iter().rev());
        Choices::from_bits(below.fold(0, |bits, (rows, &column)| {
            let file = 1 << column;
            bits | file | file << rows | file >> rows
        }))
    }

    /// The rows, from 0, of two queens of which one attacks the other: the first one from above
    /// that is attacked by one above her, after the first who does that.
    #[must_use]
    pub fn clash(&self) -> Option<(u8, u8)> {
        let rows = (0..).zip(self.columns.iter().enumerate());
        let mut attacked =
            rows.filter_map(|(row, (above, &column))| Some((self.attacker(above, column)?, row)));
        attacked.next()
    }

    /// The row of the first of so many queens who attacks a square of the row below them.
    fn attacker(&self, above: usize, column: u8) -> Option<u8> {
        let queens = (0..).zip(&self.columns[..above]);
        let distant = |row: u8| above.abs_diff(row.into());
        let mut attackers = queens.filter(|&(row, &queen)| {
            let aside = usize::from(queen.abs_diff(column));
            aside == 0 || aside == distant(row)
        });
        attackers.next().map(|(row, _)| row)
    }
}

impl Puzzle for Queens {
    type State = Placed;

    fn start(&self) -> Placed {
        Placed::default()
    }

    fn status(&self, placed: &Placed) -> Status {
        match (self.candidates(placed), placed.attacked) {
            (0, 0) => Status::Solved,
            (all, _) => Status::Open(match self.test {
                Test::AtOnce => Choices::first_of(all).without(placed.attacked()),
                Test::AtTheEnd => Choices::first_of(all),
            }),
        }
    }

    fn candidates(&self, placed: &Placed) -> u8 {
        if placed.columns.len() < usize::from(self.size) {
            self.size
        } else {
            0
        }
    }

    fn place(&self, placed: &mut Placed, choice: Choice) {
        placed.attacked += u8::from(placed.attacked().contains(choice));
        placed.columns.push(choice.0);
    }

    fn remove(&self, placed: &mut Placed, choice: Choice) {
        placed.columns.pop();
        placed.attacked -= u8::from(placed.attacked().contains(choice));
    }
}

//! Boards on which some queens stand already, in the first rows.

use std::ops::RangeInclusive;

use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::backtrack::{Choice, Cursor, Moment, Puzzle, Status};
use plyscope_puzzles::{Queens, Test};
use serde_json::{json, Value as Json};

use super::wrong::MISCONCEPTIONS;
use crate::boards::{Board, Misconception, Square};

/// The sizes of boards that programs are asked about.
pub const SIZES: RangeInclusive<u8> = 1..=8;

/// The most squares that are tried below the given queens where nothing is tested: a program without
/// any test must end soon.
const MAX_CANDIDATES: usize = 10_000;

/// Whether a queen attacks a square.
pub const fn attacks(queen: Square, square: Square) -> bool {
    let aside = queen.column.abs_diff(square.column);
    aside == 0 || aside == queen.row.abs_diff(square.row)
}

/// A board with given queens, one in each of the first rows, none attacking another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct QueensBoard {
    puzzle: Queens,
    given: Vec<u8>,
}

impl QueensBoard {
    /// A board with queens in these columns, from the top row on; `None` if they attack one another
    /// or are not on it, or if too much is left to try.
    #[must_use]
    pub fn new(size: u8, given: &[u8]) -> Option<Self> {
        let puzzle = Queens::new(size, Test::AtOnce).filter(|_| SIZES.contains(&size))?;
        let mut state = puzzle.start();
        for &column in given {
            let choice = Choice(column);
            if !puzzle.status(&state).choices().contains(choice) {
                return None;
            }
            puzzle.place(&mut state, choice);
        }
        let board = Self { puzzle, given: given.to_vec() };
        (board.candidates() <= MAX_CANDIDATES).then_some(board)
    }

    /// How many rows and columns there are.
    #[must_use]
    pub const fn size(&self) -> u8 {
        self.puzzle.size()
    }

    /// The puzzle, which begins with an empty board.
    #[must_use]
    pub const fn puzzle(&self) -> &Queens {
        &self.puzzle
    }

    /// The columns of the given queens, from the top row on.
    #[must_use]
    pub fn columns(&self) -> &[u8] {
        &self.given
    }

    /// How many squares are tried below the given queens where nothing is tested.
    #[must_use]
    pub fn candidates(&self) -> usize {
        let (mut all, mut in_row) = (0_usize, 1_usize);
        for _ in self.given.len()..self.size().into() {
            in_row = in_row.saturating_mul(self.size().into());
            all = all.saturating_add(in_row);
        }
        all
    }
}

impl Board for QueensBoard {
    type Puzzle = Queens;

    const PUZZLE: &'static str = "queens";

    fn misconceptions() -> &'static [Misconception<Self>] {
        MISCONCEPTIONS
    }

    fn all() -> Vec<Self> {
        super::boards::all()
    }

    fn smaller(&self) -> Vec<Self> {
        super::boards::smaller(self)
    }

    fn sides(&self) -> (u8, u8) {
        (self.size(), self.size())
    }

    fn given(&self) -> Vec<Square> {
        let queens = (0..).zip(&self.given);
        queens.map(|(row, &column)| Square { row, column }).collect()
    }

    fn fields(&self) -> Vec<(&'static str, Json)> {
        vec![("size", json!(self.size())), ("given", json!(self.names(self.given())))]
    }

    fn max_tries(&self) -> usize {
        self.candidates()
    }

    /// The search of the empty board, at the moment at which the last given queen is put.
    fn begun(&self) -> Cursor<'_, Queens> {
        let mut cursor = Cursor::new(&self.puzzle);
        let stands = |cursor: &Cursor<'_, Queens>| {
            cursor.path().iter().map(|choice| choice.0).eq(self.given.iter().copied())
        };
        while !stands(&cursor) && cursor.advance() {}
        cursor
    }

    fn next(&self, cursor: &mut Cursor<'_, Queens>) -> Option<Square> {
        while cursor.advance() {
            match (cursor.moment(), cursor.path()) {
                (Moment::Entered, [above @ .., choice]) => {
                    return Some(Square { row: above.len() as u8, column: choice.0 });
                }
                (Moment::Left(_), path) if path.len() < self.given.len() => return None,
                _ => {}
            }
        }
        None
    }

    /// How many solutions there are below the given queens.
    fn value(&self, ended: &Cursor<'_, Queens>) -> u64 {
        let begun = self.begun();
        let is_solved = begun.status() == Status::Solved;
        ended.solutions() - (begun.solutions() - u64::from(is_solved))
    }

    fn problem(&self) -> Problem {
        Problem::Queens(self.puzzle.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn queens_that_attack_one_another_are_not_given() {
        let table: [(u8, &[u8], bool); 9] = [
            (4, &[], true),
            (4, &[1, 3, 0, 2], true),
            (4, &[0, 1], false),
            (4, &[0, 0], false),
            (4, &[4], false),
            (1, &[0, 0], false),
            (0, &[], false),
            (9, &[0, 2, 4, 6, 8], false),
            // 8 + 8² + … + 8⁸ squares.
            (8, &[], false),
        ];
        for (size, given, is_board) in table {
            assert_eq!(QueensBoard::new(size, given).is_some(), is_board, "{size}: {given:?}");
        }
    }

    #[test]
    fn squares_have_the_names_of_the_page() {
        let board = QueensBoard::new(4, &[1]).expect("a board");
        for (row, column, name) in [(0, 0, "a4"), (0, 3, "d4"), (3, 0, "a1"), (2, 1, "b2")] {
            let square = Square { row, column };
            assert_eq!((board.name(square).as_str(), board.find(name)), (name, Some(square)));
        }
        for name in ["", "a0", "a5", "e1", "A1", "a1 ", "11", "a01"] {
            assert_eq!(board.find(name), None, "{name}");
        }
    }
}

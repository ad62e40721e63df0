//! What all kinds of boards have.

use std::fmt::Debug;

use plyscope_program_trace::value;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzle_view::backtrack::shown::{chess_name, Shown};
use plyscope_puzzles::backtrack::Cursor;
use plyscope_search::Value;
use serde_json::Value as Json;

use super::Misconception;

/// The most boards on which a program is judged.
pub const MAX_BOARDS: usize = 2_000;

/// A square of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Square {
    /// The row from the top, from 0.
    pub row: u8,
    /// The column from the left, from 0.
    pub column: u8,
}

/// A board that programs are asked about, with the search of the project on it.
pub trait Board: Clone + PartialEq + Debug + 'static {
    /// What is searched.
    type Puzzle: Shown;

    /// The name of the puzzle in files.
    const PUZZLE: &'static str;

    /// The misconceptions, the likeliest first.
    fn misconceptions() -> &'static [Misconception<Self>];

    /// All boards among which one is looked for that distinguishes misconceptions, from small to large.
    fn all() -> Vec<Self>;

    /// The boards to try instead of this one, the smallest first.
    fn smaller(&self) -> Vec<Self>;

    /// How many rows and columns there are.
    fn sides(&self) -> (u8, u8);

    /// The squares that are taken before the program begins, in their order.
    fn given(&self) -> Vec<Square>;

    /// What tells the board from others, as JSON.
    fn fields(&self) -> Vec<(&'static str, Json)>;

    /// How many squares a program may try that makes a mistake.
    fn max_tries(&self) -> usize;

    /// The search at the moment at which the program begins.
    fn begun(&self) -> Cursor<'_, Self::Puzzle>;

    /// Goes on to the next square that is tried; `None` at the end.
    fn next(&self, cursor: &mut Cursor<'_, Self::Puzzle>) -> Option<Square>;

    /// What the program has to return, from the search at its end.
    fn value(&self, ended: &Cursor<'_, Self::Puzzle>) -> u64;

    /// What a program returns; `None` for something that is no value.
    fn returned(json: &Json) -> Option<Value> {
        value(json)
    }

    /// The puzzle as the page shows it.
    fn problem(&self) -> Problem;

    /// The name of a square, as in chess.
    fn name(&self, square: Square) -> String {
        let (rows, columns) = self.sides();
        let number = usize::from(square.row) * usize::from(columns) + usize::from(square.column);
        chess_name(number, rows, columns)
    }

    /// The names of squares.
    fn names(&self, squares: impl IntoIterator<Item = Square>) -> Vec<String> {
        squares.into_iter().map(|square| self.name(square)).collect()
    }

    /// The square with a name.
    fn find(&self, name: &str) -> Option<Square> {
        let (rows, columns) = self.sides();
        let row = |row| (0..columns).map(move |column| Square { row, column });
        let mut squares = (0..rows).flat_map(row);
        squares.find(|&square| self.name(square) == name)
    }

    /// The search when it has tried so many squares.
    fn after(&self, tries: usize) -> Cursor<'_, Self::Puzzle> {
        let mut cursor = self.begun();
        for _ in 0..tries {
            self.next(&mut cursor);
        }
        cursor
    }
}

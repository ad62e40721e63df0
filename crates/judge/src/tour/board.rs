//! Boards on which a knight has made some moves already.

use plyscope_program_trace::value;
use plyscope_puzzle_view::backtrack::problem::Problem;
use plyscope_puzzles::backtrack::{Cursor, Moment};
use plyscope_puzzles::tour::{
    Board as TourSquares, Direction, Ending, MoveOrder, Prunings, Square as TourSquare, TourOptions,
};
use plyscope_puzzles::{Test, Tour};
use plyscope_search::Value;
use serde_json::{json, Value as Json};

use super::wrong::MISCONCEPTIONS;
use crate::boards::{Board, Misconception, Square};

/// The most squares that are tried where the search goes on after the first tour: a program that does so
/// must end soon.
const MAX_TRIES: usize = 2_000;

/// The search for a tour that begins with a path, which must be one.
pub(super) fn tour(board: TourSquares, path: Vec<TourSquare>) -> Option<Tour> {
    let options = TourOptions {
        board,
        path,
        lead: Vec::new(),
        ending: Ending::Open,
        order: MoveOrder::default(),
        prunings: Prunings::NONE,
        test: Test::AtOnce,
    };
    Tour::new(options).ok()
}

/// A board with the first squares of a knight's route.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TourBoard {
    tour: Tour,
}

impl TourBoard {
    /// A board with so many rows and columns on which the knight has visited these squares; `None` if
    /// they are no way of a knight, if no square is left, or if too much is left to try.
    #[must_use]
    pub fn new(rows: u8, columns: u8, route: &[Square]) -> Option<Self> {
        let board = TourSquares::new(rows, columns).ok()?;
        let square = |square: &Square| {
            let rank = rows.checked_sub(1)?.checked_sub(square.row)?;
            board.at(square.column, rank)
        };
        let path: Vec<TourSquare> = route.iter().map(square).collect::<Option<_>>()?;
        Self::after(board, path)
    }

    /// The same for a path of the puzzle.
    pub(super) fn after(board: TourSquares, path: Vec<TourSquare>) -> Option<Self> {
        if path.len() >= usize::from(board.area()) {
            return None;
        }
        let tour = tour(board, path)?;
        let made = Self { tour };
        (made.most_tries() <= MAX_TRIES).then_some(made)
    }

    /// What is searched.
    pub(super) const fn tour(&self) -> &Tour {
        &self.tour
    }

    /// The squares a knight's move away from a square, in the order in which they are tried: clockwise,
    /// beginning with two up and one to the right.
    pub fn moves(&self, from: Square) -> impl DoubleEndedIterator<Item = Square> + '_ {
        let (rows, columns) = self.sides();
        Direction::ALL.into_iter().filter_map(move |direction| {
            let (right, up) = direction.offset();
            let column = from.column.checked_add_signed(right)?;
            let row = from.row.checked_add_signed(-up)?;
            (row < rows && column < columns).then_some(Square { row, column })
        })
    }

    /// A square of the puzzle, which counts rows from the bottom.
    pub(super) fn square(&self, square: TourSquare) -> Square {
        let board = self.tour.board();
        Square { row: board.rows() - 1 - board.rank(square), column: board.file(square) }
    }

    /// How many squares are tried where the search goes on after the first tour; of more than may be,
    /// one more.
    fn most_tries(&self) -> usize {
        let mut cursor = self.begun();
        let entered = std::iter::from_fn(|| cursor.advance().then(|| cursor.moment()));
        entered.filter(|moment| *moment == Moment::Entered).take(MAX_TRIES + 1).count()
    }
}

impl Board for TourBoard {
    type Puzzle = Tour;

    const PUZZLE: &'static str = "tour";

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
        (self.tour.board().rows(), self.tour.board().columns())
    }

    fn given(&self) -> Vec<Square> {
        self.tour.options().path.iter().map(|&square| self.square(square)).collect()
    }

    fn fields(&self) -> Vec<(&'static str, Json)> {
        let (rows, columns) = self.sides();
        let given = json!(self.names(self.given()));
        vec![("rows", json!(rows)), ("columns", json!(columns)), ("given", given)]
    }

    fn max_tries(&self) -> usize {
        MAX_TRIES
    }

    fn begun(&self) -> Cursor<'_, Tour> {
        Cursor::new(&self.tour)
    }

    /// The search ends with the first tour.
    fn next(&self, cursor: &mut Cursor<'_, Tour>) -> Option<Square> {
        while cursor.solutions() == 0 && cursor.advance() {
            if cursor.moment() == Moment::Entered {
                return Some(self.square(cursor.state().here()));
            }
        }
        None
    }

    fn value(&self, ended: &Cursor<'_, Tour>) -> u64 {
        ended.solutions()
    }

    /// Whether there is a tour: true or false, or 1 or 0.
    fn returned(json: &Json) -> Option<Value> {
        match json {
            Json::Bool(is_found) => Value::whole((*is_found).into()),
            json => value(json),
        }
    }

    fn problem(&self) -> Problem {
        Problem::Tour(Box::new(self.tour.clone()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_ways_of_a_knight_with_a_square_left_are_boards() {
        type Route = &'static [(u8, u8)];
        let table: [(u8, u8, Route, bool); 8] = [
            (3, 3, &[(0, 0)], true),
            (3, 4, &[(2, 0), (0, 1)], true),
            (3, 3, &[], false),
            (3, 3, &[(3, 0)], false),
            (2, 3, &[(0, 0)], false),
            (3, 3, &[(0, 0), (1, 1)], false),
            (3, 3, &[(0, 0), (1, 2), (0, 0)], false),
            // Too much is left to try.
            (8, 8, &[(0, 0)], false),
        ];
        for (rows, columns, route, is_board) in table {
            let route: Vec<Square> =
                route.iter().map(|&(row, column)| Square { row, column }).collect();
            assert_eq!(TourBoard::new(rows, columns, &route).is_some(), is_board, "{route:?}");
        }
    }

    #[test]
    fn moves_are_those_of_the_puzzle() {
        for board in super::super::boards::all().iter().step_by(20) {
            let mut cursor = board.begun();
            let here = board.given().last().copied().expect("a square");
            let free = board.moves(here).filter(|square| !board.given().contains(square));
            let first = board.next(&mut cursor);
            assert_eq!(first, free.into_iter().next(), "{board:?}");
        }
    }
}

//! What is searched for tours, and how.

use plyscope_search::Choice as Named;

use super::{Board, Direction, MoveOrder, Prunings, Square, Tour, TourProblem};
use crate::Test;

/// Where a tour may end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Ending {
    /// Anywhere.
    #[default]
    Open,
    /// A knight's move from where it began.
    Closed,
}

/// What is searched, and how.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TourOptions {
    /// The board.
    pub board: Board,
    /// The first squares of the tour, at least one: the search goes on from the last of them and
    /// takes none of them back.
    pub path: Vec<Square>,
    /// The squares after those that the search is to visit first of all, whatever the order of
    /// moves says. It backs out of them when nothing else is left to try there, and then goes on
    /// as if they had come first by themselves. Generate and test does not ask for them.
    pub lead: Vec<Square>,
    /// Where the tour may end.
    pub ending: Ending,
    /// In which order moves are tried.
    pub order: MoveOrder,
    /// What is found out early.
    pub prunings: Prunings,
    /// When a sequence of squares is tested. At the end, all sequences of all squares are tried,
    /// in the order of their numbers, and there is nothing to prune.
    pub test: Test,
}

impl TourOptions {
    /// What is wrong with the squares that come first, or with the board.
    pub(super) fn check(&self) -> Result<(), TourProblem> {
        let board = &self.board;
        let name = |square| board.name(square);
        let mut left = board.open();
        let mut before = None;
        for &square in self.path.iter().chain(&self.lead) {
            if !board.has(square) {
                let (rows, columns) = (board.rows(), board.columns());
                return Err(TourProblem::OffBoard { given: name(square), rows, columns });
            }
            if board.blocked().contains(square) {
                return Err(TourProblem::Blocked { square: name(square) });
            }
            if !left.contains(square) {
                return Err(TourProblem::Twice { square: name(square) });
            }
            left.remove(square);
            let is_move =
                |from| Direction::ALL.iter().any(|to| to.from(board, from) == Some(square));
            if let Some(from) = before.replace(square).filter(|&from| !is_move(from)) {
                return Err(TourProblem::NoMove { from: name(from), to: name(square) });
            }
        }
        if self.path.is_empty() {
            return Err(TourProblem::NoStart);
        }
        let area = board.area();
        if self.test == Test::AtTheEnd && area > Tour::MOST_IN_SEQUENCE {
            return Err(TourProblem::TooLarge { area });
        }
        Ok(())
    }
}

impl Named for Ending {
    const NAME: &'static str = "tour";
    const ALL: &'static [(&'static str, Self)] = &[("open", Self::Open), ("closed", Self::Closed)];
}

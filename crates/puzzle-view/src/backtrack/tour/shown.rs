//! The view of the knight's tour.

use plyscope_puzzles::backtrack::{Choice, Puzzle, Status};
use plyscope_puzzles::tour::{
    Board as TourBoard, Ending, Loss, Pruning, Route, Square, Squares, Tour, TourOptions,
};
use plyscope_puzzles::Test;

use super::named;
use crate::backtrack::board::{Board, Content, Look, WayEnd};
use crate::backtrack::shown::{Place, Shown};
use plyscope_i18n::{texts, Lang};

impl Shown for Tour {
    fn scene(&self, route: &Route) -> Board {
        let board = self.board();
        let content = |square| match board.blocked().contains(square) {
            true => Content::BlockedOut,
            false => Content::Free,
        };
        let mut squares = vec![Content::Free; usize::from(board.area())];
        for square in board.squares() {
            squares[place(self, square)] = content(square);
        }
        let is_closed =
            self.options().ending == Ending::Closed && self.status(route) == Status::Solved;
        Board {
            rows: board.rows(),
            columns: board.columns(),
            look: Look::Chequered,
            squares,
            way: route.squares().iter().map(|&square| place(self, square)).collect(),
            end: if is_closed { WayEnd::Closed } else { WayEnd::Open },
            ..Board::single()
        }
    }

    fn square_name(&self, square: usize, _: Lang) -> String {
        square_at(self.board(), square).map(|at| self.board().name(at)).unwrap_or_default()
    }

    fn place_of(&self, route: &Route, choice: Choice) -> Place {
        match self.candidate(route, choice) {
            Some(candidate) => Place {
                square: place(self, candidate.square),
                label: self.board().name(candidate.square),
                cell: None,
            },
            None => Place::default(),
        }
    }

    fn obstacle(&self, route: &Route, choice: Choice) -> Option<usize> {
        let square = self.candidate(route, choice)?.square;
        route.number(square).map(|_| place(self, square))
    }

    fn length(&self) -> usize {
        self.board().open().len() as usize - 1
    }

    fn root_label(&self) -> String {
        self.options().path.first().map(|&start| self.board().name(start)).unwrap_or_default()
    }

    fn begun(&self, route: &Route, lang: Lang) -> String {
        texts::tour_begun(lang, &self.board().name(route.here()))
    }

    fn placed(&self, before: &Route, choice: Choice, lang: Lang) -> String {
        let (from, to) = (self.board().name(before.here()), self.place_of(before, choice).label);
        let number = before.squares().len() + 1;
        match self.options().test {
            Test::AtOnce => texts::tour_placed(lang, number, &from, &to),
            Test::AtTheEnd => texts::tour_jumped(lang, number, &to, &from),
        }
    }

    fn stuck(&self, route: &Route, pruned: Option<u8>, lang: Lang) -> String {
        let name = |square| self.board().name(square);
        let here = name(route.here());
        if let Some(pruning) = pruned.and_then(Pruning::numbered) {
            let shown = self.evidence(route).map(|(_, squares)| squares);
            let shown = named(self, shown.unwrap_or_default(), lang);
            return match pruning {
                Pruning::Dead => texts::tour_pruned_dead(lang, &shown),
                Pruning::Cut => texts::tour_pruned_apart(lang, &shown),
            };
        }
        match (self.options().test, route.free().is_empty()) {
            (Test::AtTheEnd, _) => texts::tour_rejected(lang),
            (Test::AtOnce, false) if is_led_here(self, route) => texts::tour_stuck_led(lang, &here),
            (Test::AtOnce, false) => texts::tour_stuck(lang, &here),
            (Test::AtOnce, true) => {
                texts::tour_not_closed(lang, route.squares().len(), &here, &name(route.start()))
            }
        }
    }

    fn lost(&self, route: &Route, lang: Lang) -> Option<String> {
        let named = |squares| named(self, squares, lang);
        let count = |squares: Squares| squares.len() as usize;
        Some(match self.loss(route)? {
            Loss::Isolated(squares) => {
                texts::tour_lost_isolated(lang, &named(squares), count(squares))
            }
            Loss::Ends(squares) => texts::tour_lost_ends(lang, &named(squares)),
            Loss::OneWay(squares) => {
                texts::tour_lost_one_way(lang, &named(squares), count(squares))
            }
            Loss::NoWayBack(start) => texts::tour_lost_no_way_back(lang, &self.board().name(start)),
            Loss::Unreachable(squares) => {
                texts::tour_lost_unreachable(lang, &named(squares), count(squares))
            }
        })
    }

    fn solved(&self, route: &Route, lang: Lang) -> String {
        let count = route.squares().len();
        match self.options().ending {
            Ending::Open => texts::tour_solved(lang, count),
            Ending::Closed => {
                texts::tour_solved_closed(lang, count, &self.board().name(route.start()))
            }
        }
    }
}

/// Whether the route has just come to the end of the moves that were given.
fn is_led_here(tour: &Tour, route: &Route) -> bool {
    let TourOptions { path, lead, .. } = tour.options();
    !lead.is_empty() && route.squares().strip_prefix(&**path) == Some(&**lead)
}

/// The square at a place, counted row by row from the top.
pub(super) fn square_at(board: &TourBoard, place: usize) -> Option<Square> {
    let columns = usize::from(board.columns());
    let rank = usize::from(board.rows()).checked_sub(place / columns + 1)?;
    board.at((place % columns) as u8, rank as u8)
}

/// Where a square is on the board, counted row by row from the top.
fn place(tour: &Tour, square: Square) -> usize {
    let board = tour.board();
    let row = usize::from(board.rows() - 1 - board.rank(square));
    row * usize::from(board.columns()) + usize::from(board.file(square))
}

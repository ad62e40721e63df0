//! The misconceptions about the knight's tour, each as a search of its own.

use plyscope_i18n::texts;

use super::board::TourBoard;
use crate::boards::{Board, Misconception, Run, Square};

/// What a search does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mistake {
    /// It goes to squares on which the knight has been.
    VisitsAgain,
    /// It gives no square up again.
    NeverTakesBack,
    /// It takes the tour for complete while one square is left.
    OneShort,
    /// It returns true at a dead end.
    TrueAtDeadEnd,
    /// It follows the first free move and tries no other.
    FirstMoveOnly,
    /// It goes on after it has found a tour.
    GoesOn,
    /// It does not pass on that a tour was found below.
    IgnoresResult,
    /// It tries the moves from the last to the first.
    FromTheLast,
}

/// All of them, the likeliest first.
pub const MISCONCEPTIONS: &[Misconception<TourBoard>] = &[
    Misconception {
        id: "not-taken-back",
        run: |board| run(board, Mistake::NeverTakesBack),
        text: texts::judge_tour_thought_not_taken_back,
    },
    Misconception {
        id: "visited-again",
        run: |board| run(board, Mistake::VisitsAgain),
        text: texts::judge_tour_thought_visited_again,
    },
    Misconception {
        id: "first-move-only",
        run: |board| run(board, Mistake::FirstMoveOnly),
        text: texts::judge_tour_thought_first_move_only,
    },
    Misconception {
        id: "result-ignored",
        run: |board| run(board, Mistake::IgnoresResult),
        text: texts::judge_tour_thought_result_ignored,
    },
    Misconception {
        id: "goes-on",
        run: |board| run(board, Mistake::GoesOn),
        text: texts::judge_tour_thought_goes_on,
    },
    Misconception {
        id: "one-short",
        run: |board| run(board, Mistake::OneShort),
        text: texts::judge_tour_thought_one_short,
    },
    Misconception {
        id: "true-at-dead-end",
        run: |board| run(board, Mistake::TrueAtDeadEnd),
        text: texts::judge_tour_thought_true_at_dead_end,
    },
    Misconception {
        id: "direction",
        run: |board| run(board, Mistake::FromTheLast),
        text: texts::judge_tour_thought_direction,
    },
];

/// What a program does on a board that makes a mistake.
fn run(board: &TourBoard, mistake: Mistake) -> Run {
    let route = board.given();
    let (rows, columns) = board.sides();
    let area = usize::from(rows) * usize::from(columns);
    let here = route.last().copied();
    let mut search = Search { board, mistake, area, route, squares: Vec::new() };
    let is_found = here.is_some_and(|here| search.complete(here));
    Run { squares: search.squares, value: u64::from(is_found) }
}

struct Search<'b> {
    board: &'b TourBoard,
    mistake: Mistake,
    area: usize,
    route: Vec<Square>,
    squares: Vec<Square>,
}

impl Search<'_> {
    /// Whether the route, which ends here, can be completed. Recurses once per square.
    fn complete(&mut self, here: Square) -> bool {
        let is_short = self.mistake == Mistake::OneShort;
        if self.route.len() + usize::from(is_short) >= self.area {
            return true;
        }
        let mut moves: Vec<Square> = self.board.moves(here).collect();
        if self.mistake == Mistake::FromTheLast {
            moves.reverse();
        }
        let mut is_found = false;
        for square in moves {
            if self.mistake != Mistake::VisitsAgain && self.route.contains(&square) {
                continue;
            }
            self.route.push(square);
            self.squares.push(square);
            is_found |= self.complete(square);
            match self.mistake {
                Mistake::GoesOn | Mistake::IgnoresResult => {}
                Mistake::FirstMoveOnly => return is_found,
                _ if is_found => return true,
                _ => {}
            }
            if self.mistake != Mistake::NeverTakesBack {
                self.route.pop();
            }
        }
        match self.mistake {
            Mistake::TrueAtDeadEnd => true,
            Mistake::IgnoresResult => false,
            _ => is_found,
        }
    }
}

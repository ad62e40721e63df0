//! The misconceptions about placing queens, each as a search of its own.

use plyscope_i18n::texts;

use super::board::{attacks, QueensBoard};
use crate::boards::{Board, Misconception, Run, Square};

/// What a search does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Mistake {
    /// It tests only some of: the column, the diagonal that falls to the right, the one that rises.
    Tests([bool; 3]),
    /// It tests when all queens stand.
    TestsAtTheEnd,
    /// It puts a queen first and tests then.
    TestsAfter,
    /// It takes no queen away.
    NeverTakesAway,
    /// It stops at the first solution.
    StopsAtFirst,
    /// It counts a solution while the last row is empty.
    LastRow,
    /// It tries columns from the right.
    FromTheRight,
}

/// All of them, the likeliest first.
pub const MISCONCEPTIONS: &[Misconception<QueensBoard>] = &[
    Misconception {
        id: "no-diagonals",
        run: |board| run(board, Mistake::Tests([true, false, false])),
        text: texts::judge_queens_thought_no_diagonals,
    },
    Misconception {
        id: "no-falling-diagonal",
        run: |board| run(board, Mistake::Tests([true, false, true])),
        text: texts::judge_queens_thought_no_falling_diagonal,
    },
    Misconception {
        id: "no-rising-diagonal",
        run: |board| run(board, Mistake::Tests([true, true, false])),
        text: texts::judge_queens_thought_no_rising_diagonal,
    },
    Misconception {
        id: "no-column",
        run: |board| run(board, Mistake::Tests([false, true, true])),
        text: texts::judge_queens_thought_no_column,
    },
    Misconception {
        id: "no-test",
        run: |board| run(board, Mistake::Tests([false; 3])),
        text: texts::judge_queens_thought_no_test,
    },
    Misconception {
        id: "not-taken-away",
        run: |board| run(board, Mistake::NeverTakesAway),
        text: texts::judge_queens_thought_not_taken_away,
    },
    Misconception {
        id: "first-only",
        run: |board| run(board, Mistake::StopsAtFirst),
        text: texts::judge_queens_thought_first_only,
    },
    Misconception {
        id: "last-row",
        run: |board| run(board, Mistake::LastRow),
        text: texts::judge_queens_thought_last_row,
    },
    Misconception {
        id: "tests-after",
        run: |board| run(board, Mistake::TestsAfter),
        text: texts::judge_queens_thought_tests_after,
    },
    Misconception {
        id: "tests-at-the-end",
        run: |board| run(board, Mistake::TestsAtTheEnd),
        text: texts::judge_queens_thought_tests_at_the_end,
    },
    Misconception {
        id: "direction",
        run: |board| run(board, Mistake::FromTheRight),
        text: texts::judge_queens_thought_direction,
    },
];

/// What a program does on a board that makes a mistake.
fn run(board: &QueensBoard, mistake: Mistake) -> Run {
    let mut search = Search {
        size: board.size(),
        mistake,
        queens: board.given(),
        squares: Vec::new(),
        is_over: false,
    };
    let value = search.place(board.columns().len() as u8);
    Run { squares: search.squares, value }
}

struct Search {
    size: u8,
    mistake: Mistake,
    queens: Vec<Square>,
    squares: Vec<Square>,
    is_over: bool,
}

impl Search {
    /// How many solutions there are from a row on. Recurses once per row.
    fn place(&mut self, row: u8) -> u64 {
        let rows = match self.mistake {
            Mistake::LastRow => self.size - 1,
            _ => self.size,
        };
        if row >= rows {
            self.is_over = self.mistake == Mistake::StopsAtFirst;
            return u64::from(self.mistake != Mistake::TestsAtTheEnd || self.is_solution());
        }
        let mut solutions = 0;
        for number in 0..self.size {
            let column = match self.mistake {
                Mistake::FromTheRight => self.size - 1 - number,
                _ => number,
            };
            let square = Square { row, column };
            let is_attacked = self.queens.iter().any(|&queen| self.sees(queen, square));
            if is_attacked && self.mistake != Mistake::TestsAfter {
                continue;
            }
            self.queens.push(square);
            self.squares.push(square);
            if !is_attacked {
                solutions += self.place(row + 1);
            }
            if self.mistake != Mistake::NeverTakesAway {
                self.queens.pop();
            }
            if self.is_over {
                break;
            }
        }
        solutions
    }

    /// Whether the search sees that a queen attacks a square.
    fn sees(&self, queen: Square, square: Square) -> bool {
        let tests = match self.mistake {
            Mistake::Tests(tests) => tests,
            Mistake::TestsAtTheEnd => [false; 3],
            _ => [true; 3],
        };
        let below = i16::from(square.row) - i16::from(queen.row);
        let right = i16::from(square.column) - i16::from(queen.column);
        let attacks = [right == 0, right == below, right == -below];
        tests.into_iter().zip(attacks).any(|(tests, attacks)| tests && attacks)
    }

    /// Whether no queen attacks another.
    fn is_solution(&self) -> bool {
        let pairs = (1..).zip(&self.queens);
        pairs
            .into_iter()
            .all(|(next, one)| self.queens.iter().skip(next).all(|&other| !attacks(*one, other)))
    }
}

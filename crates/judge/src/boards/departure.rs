//! Where a program departs from the search of a board: the first square that is not what the search
//! tries.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::caption;
use plyscope_puzzle_view::backtrack::outcome::{Driver, Found};
use plyscope_puzzles::backtrack::{Cursor, Moment};
use plyscope_search::Value;

use super::{Board, Run, Square, Tries, Words};

/// The first thing that a program does otherwise than the search.
#[derive(Clone, PartialEq, Debug)]
pub struct Departure {
    /// The number of the line of the answer; `None` where it ends too early or the value is wrong.
    pub line: Option<u32>,
    /// Which square it is about, from 1.
    pub visit: usize,
    /// How it departs.
    pub how: How,
}

/// How a program departs from the search.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum How {
    /// It tries another square, or one more after the search has ended.
    Tries {
        /// The square.
        got: Square,
        /// That of the search.
        expected: Option<Square>,
    },
    /// It ends before the search does.
    Ends {
        /// The next square of the search.
        expected: Square,
    },
    /// It returns another value; `None` for something that is no value.
    Result {
        /// What it returns.
        got: Option<Value>,
        /// What the search returns.
        expected: u64,
    },
}

impl Departure {
    /// Where a program departs, if it does.
    #[must_use]
    pub fn of(board: &impl Board, tries: &Tries) -> Option<Self> {
        let run = Run::of(board);
        let pairs = tries.squares().zip(&run.squares);
        let same = pairs.take_while(|(got, expected)| got == *expected).count();
        let (got, expected) = (tries.tried.get(same), run.squares.get(same).copied());
        let line = got.map(|&(line, _)| line);
        let how = match (got, expected) {
            (Some(&(_, got)), expected) => How::Tries { got, expected },
            (None, Some(expected)) => How::Ends { expected },
            (None, None) if super::is_value(tries, run.value) => return None,
            (None, None) => How::Result { got: tries.value.flatten(), expected: run.value },
        };
        Some(Self { line, visit: same + 1, how })
    }

    /// The step of the search, as the page shows it, up to which both do the same.
    #[must_use]
    pub fn step(&self, board: &impl Board) -> u64 {
        self.cursor(board).step()
    }

    /// The search at that step: where it tries nothing more, that is its end.
    fn cursor<'b, B: Board>(&self, board: &'b B) -> Cursor<'b, B::Puzzle> {
        let mut cursor = board.after(self.visit - 1);
        match self.how {
            How::Tries { expected: Some(_), .. } | How::Ends { .. } => {}
            How::Result { .. } => {
                board.next(&mut cursor);
            }
            How::Tries { expected: None, .. } => {
                board.next(&mut cursor);
                // Not where a given square is taken back: the page goes on with the next one.
                if cursor.moment() != Moment::Entered {
                    cursor.retreat();
                }
            }
        }
        cursor
    }

    /// What the program does, what the search does instead, and why.
    #[must_use]
    pub fn sentences<B: Words>(&self, board: &B, lang: Lang) -> String {
        let (visit, name) = (self.visit, |square| board.name(square));
        let what = match self.how {
            How::Tries { got, expected: Some(expected) } => {
                B::tries(visit, &name(got), &name(expected), lang)
            }
            How::Tries { got, expected: None } => B::goes_on(visit, &name(got), lang),
            How::Ends { expected } => B::ends(visit, &name(expected), lang),
            How::Result { got, expected } => {
                return B::result(
                    &B::written(got, lang),
                    &B::written(number(expected), lang),
                    lang,
                );
            }
        };
        let objection = match self.how {
            How::Tries { got, .. } => board.objection(&board.after(visit - 1), got, lang),
            _ => None,
        };
        let cursor = self.cursor(board);
        // Only the caption of a square that is given up needs the solutions.
        let found = Found { driver: Driver::Search, paths: &[], count: 0 };
        let caption = caption::caption(&cursor, &found, lang);
        let why = texts::judge_boards_says(lang, cursor.step() as usize, &caption);
        lang.sentences([what].into_iter().chain(objection).chain([why]))
    }
}

/// What a search returns.
pub fn number(value: u64) -> Option<Value> {
    i64::try_from(value).ok().and_then(Value::whole)
}

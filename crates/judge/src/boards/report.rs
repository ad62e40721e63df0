//! Reports on programs on boards.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_report::parts::{ByName, Worth};
use plyscope_report::values;
use serde::Serialize;
use serde_json::{json, Value as Json};

use super::departure::{number, Departure, How};
use super::{Boards, Counterexample, Misconception, Words};
use crate::judging::Verdict;
use crate::report::{Done, Example, Sentence, Wording};

impl<B: Words> Wording for Boards<B> {
    type Judged = JudgedOnBoards;
    type Failed = ByName<Json>;
    type Value = u64;
    type Difference = BoardDifference;

    fn judged(&self, boards: usize) -> JudgedOnBoards {
        JudgedOnBoards { puzzle: B::PUZZLE, boards }
    }

    fn sentence(&self, sentence: Sentence<'_>, lang: Lang) -> String {
        match sentence {
            Sentence::Verdict { verdict, tasks } => match verdict {
                Verdict::Right => B::right(tasks, lang),
                Verdict::WrongValue => B::wrong_value(lang),
                Verdict::WrongNodes => texts::judge_boards_wrong_squares(lang),
                // What is said of no answer does not name the search.
                verdict => texts::judge_wrong(lang, verdict.id(), ""),
            },
            Sentence::Passed { passed, tasks } => texts::judge_boards_passed(lang, passed, tasks),
            Sentence::TooMany { more, expected } => {
                texts::judge_boards_too_many(lang, more, expected)
            }
        }
    }

    fn id(wrong: &&'static Misconception<B>) -> &'static str {
        wrong.id()
    }

    fn thought(wrong: &&'static Misconception<B>, _: &Counterexample<B>, lang: Lang) -> String {
        wrong.text(lang)
    }

    fn example(found: &Counterexample<B>, lang: Lang) -> Example<'_, Self> {
        let board = &found.board;
        let departure = found.departure.as_ref().map(|departure| {
            (difference(board, departure, lang), departure.sentences(board, lang))
        });
        let got = found.answer.as_ref().map(|tries| {
            let value = tries.value.flatten();
            Done {
                value: value.and_then(Worth::of),
                written: B::written(value, lang),
                visited: board.names(tries.squares()),
            }
        });
        let expected = &found.expected;
        let fields = board.fields().into_iter();
        Example {
            task: board.shown(lang),
            failed: ByName(fields.map(|(name, value)| (name.to_owned(), value)).collect()),
            expected: Done {
                value: expected.value,
                written: B::written(number(expected.value), lang),
                visited: board.names(expected.squares.iter().copied()),
            },
            got,
            departure,
            link: link(found),
        }
    }

    fn values(got: &str, expected: &str, lang: Lang) -> String {
        B::values(got, expected, lang)
    }

    fn visited([got, expected]: [String; 2], lang: Lang) -> [String; 2] {
        [texts::judge_boards_yours(lang, &got), texts::judge_boards_expected(lang, &expected)]
    }

    fn tests(lang: Lang) -> [String; 2] {
        [B::test(lang), texts::judge_boards_test_squares(lang)]
    }
}

/// What a program was judged as, and on how many boards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct JudgedOnBoards {
    /// The name of the puzzle.
    pub puzzle: &'static str,
    /// How many boards there were.
    pub boards: usize,
}

/// Where a program first departs from the search of a board.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BoardDifference {
    /// Whether it tries another square, or returns another value.
    pub kind: &'static str,
    /// The number of the square that it tries, from 1.
    pub visit: usize,
    /// The line of its trace.
    pub line: Option<u32>,
    /// The square or the value that it has; null for none.
    pub got: Json,
    /// The square or the value of the search; null for none.
    pub expected: Json,
    /// The step of the search that shows it.
    pub step: u64,
    /// How it departs and why that is wrong, in sentences.
    pub text: String,
}

fn difference(board: &impl Words, departure: &Departure, lang: Lang) -> BoardDifference {
    let (kind, got, expected) = match departure.how {
        How::Tries { got, expected } => {
            ("square", json!(board.name(got)), json!(expected.map(|square| board.name(square))))
        }
        How::Ends { expected } => ("square", Json::Null, json!(board.name(expected))),
        How::Result { got, expected } => {
            ("value", got.map_or(Json::Null, values::value), json!(expected))
        }
    };
    BoardDifference {
        kind,
        visit: departure.visit,
        line: departure.line,
        got,
        expected,
        step: departure.step(board),
        text: departure.sentences(board, lang),
    }
}

/// The page that shows the right search where the program departs from it, relative to a site.
fn link<B: Words>(found: &Counterexample<B>) -> String {
    let step = match &found.departure {
        Some(departure) => departure.step(&found.board),
        None => found.board.begun().step(),
    };
    format!("backtracking.html#{}", Link::print(&found.board.problem(), step))
}

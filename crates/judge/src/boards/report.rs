//! Reports on programs on boards.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::backtrack::link::Link;
use plyscope_report::values;
use serde_json::{json, Value as Json};

use super::departure::{number, Departure, How};
use super::{Boards, Counterexample, Misconception, Words};
use crate::judging::Verdict;
use crate::report::{Done, Example, Sentence, Wording};

impl<B: Words> Wording for Boards<B> {
    const TASKS: &'static str = "boards";

    fn name(&self) -> (&'static str, &'static str) {
        ("puzzle", B::PUZZLE)
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

    fn example(found: &Counterexample<B>, lang: Lang) -> Example<'_> {
        let board = &found.board;
        let departure = found.departure.as_ref().map(|departure| {
            (difference(board, departure, lang), departure.sentences(board, lang))
        });
        let got = found.answer.as_ref().map(|tries| {
            let value = tries.value.flatten();
            Done {
                value: value.map_or(Json::Null, values::value),
                written: B::written(value, lang),
                visited: board.names(tries.squares()),
            }
        });
        let expected = &found.expected;
        Example {
            task: board.shown(lang),
            fields: board.fields(),
            expected: Done {
                value: json!(expected.value),
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

fn difference(board: &impl Words, departure: &Departure, lang: Lang) -> Json {
    let (kind, got, expected) = match departure.how {
        How::Tries { got, expected } => {
            ("square", json!(board.name(got)), json!(expected.map(|square| board.name(square))))
        }
        How::Ends { expected } => ("square", Json::Null, json!(board.name(expected))),
        How::Result { got, expected } => {
            ("value", got.map_or(Json::Null, values::value), json!(expected))
        }
    };
    json!({
        "kind": kind,
        "visit": departure.visit,
        "line": departure.line,
        "got": got,
        "expected": expected,
        "step": departure.step(board),
        "text": departure.sentences(board, lang),
    })
}

/// The page that shows the right search where the program departs from it, relative to a site.
fn link<B: Words>(found: &Counterexample<B>) -> String {
    let step = match &found.departure {
        Some(departure) => departure.step(&found.board),
        None => found.board.begun().step(),
    };
    format!("backtracking.html#{}", Link::print(&found.board.problem(), step))
}

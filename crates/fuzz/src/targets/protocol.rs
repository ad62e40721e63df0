//! What a judged program answers: the lines of a search, and those of queens and a knight on a board.

use plyscope_i18n::Lang;
use plyscope_judge::boards::Square;
use plyscope_judge::judging::{Failure, Judging, Reading, Reason};
use plyscope_judge::queens::{Queens, QueensBoard};
use plyscope_judge::report::{self, Wording};
use plyscope_judge::tour::{TourBoard, Tours};
use plyscope_program_trace::Place;
use plyscope_search::GameTree;
use plyscope_setup::Setup;

use super::seeds::inputs;
use super::trace;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "protocol", check: Check::Text(check), seeds, words, max_bytes: 2_048 };

fn seeds() -> Vec<Vec<u8>> {
    let queens = [
        "{\"event\": \"enter\", \"square\": \"a1\"}\n{\"event\": \"leave\"}\n{\"value\": 0}\n",
        "{\"event\":\"enter\",\"square\":\"b2\"}\n\nhello\n{\"event\":\"enter\"}\n",
    ];
    trace::seeds().into_iter().chain(inputs(queens)).collect()
}

fn words() -> Vec<String> {
    let queens =
        ["{\"event\":\"enter\",\"square\":\"c3\"}\n", "{\"value\":2}\n", "{\"event\":\"leave\"}\n"];
    trace::words().into_iter().chain(queens.map(str::to_owned)).collect()
}

fn check(lines: &str) {
    let tree = GameTree::parse(trace::TREE).expect("a tree");
    judge(Judging::new(&Setup::default(), vec![tree]), lines);
    let board = QueensBoard::new(4, &[]).expect("a board");
    judge(Judging::of(Queens::default(), vec![board]), lines);
    let board = TourBoard::new(3, 4, &[Square { row: 2, column: 0 }]).expect("a board");
    judge(Judging::of(Tours::default(), vec![board]), lines);
}

/// Judges one answer, up to the first line that makes no sense. What smaller task is answered in the
/// same way is not looked for.
fn judge<S: Wording>(mut judging: Judging<S>, lines: &str) {
    judging.hurry();
    let task = judging.next_task().expect("a task");
    let answer = read(judging.subject().reading(&task), lines);
    judging.answer(answer.map_err(|reason| Failure { reason, errors: String::new() }));
    let report = judging.finish();
    assert!(report::json(&report, Lang::En).is_object());
    for lang in Lang::ALL {
        assert!(!report::text(&report, lang).is_empty());
    }
}

fn read<R: Reading>(mut reader: R, lines: &str) -> Result<R::Answer, Reason> {
    for (number, line) in (1..).zip(lines.lines()) {
        if let Err(reason) = reader.line(line) {
            match &reason {
                Reason::Square(problem) => {
                    assert_eq!(problem.line, number);
                    laws::in_every_language(|lang| problem.sentence(lang));
                }
                Reason::Line(problem) => {
                    assert_eq!(problem.place, Place::Line(number));
                    laws::in_every_language(|lang| problem.sentence(lang));
                }
                other => panic!("{other:?} is not about a line"),
            }
            return Err(reason);
        }
    }
    Ok(reader.finish())
}

//! Answers to the questions of a lesson.

use super::super::answers::{Answer, AnswersProblem, Unread};
use super::*;

#[test]
fn answers_are_read_by_name_and_by_number() {
    let lesson = parse(LESSON);
    let answer = |question, line, text: &str| Answer { question, line, text: text.to_owned() };
    let unread = |line, problem| Unread { line, problem };
    let unknown = |given: &str| AnswersProblem::Unknown { given: given.to_owned(), most: 2 };
    let twice = |given: &str| AnswersProblem::Twice { given: given.to_owned() };
    #[rustfmt::skip]
    let table = [
        ("heart: L3-4\n2: none", vec![answer(0, 1, "L3-4"), answer(1, 2, "none")], vec![]),
        ("# by number\n\n1： L3-4\n   L4-4\n", vec![answer(0, 3, "L3-4\nL4-4")], vec![]),
        ("１: L3-4\n# and\n\n　L4-4\n　L4-5", vec![answer(0, 1, "L3-4\n\n\nL4-4\nL4-5")], vec![]),
        ("2:\r\n", vec![answer(1, 1, "")], vec![]),
        ("3: x\n  y\n0: z", vec![], vec![unread(1, unknown("3")), unread(3, unknown("0"))]),
        ("1: a\nheart: b\n  c\n  d\n2: e", vec![answer(0, 1, "a"), answer(1, 5, "e")], vec![unread(2, twice("heart"))]),
        ("L3-4\n  L4-4", vec![], vec![unread(1, AnswersProblem::Lost)]),
        ("  1: a", vec![], vec![unread(1, AnswersProblem::Lost)]),
        ("99999999999999999999: a", vec![], vec![unread(1, unknown("99999999999999999999"))]),
    ];
    for (text, answers, problems) in table {
        assert_eq!(lesson.read_answers(text), (answers, problems), "{text}");
    }
    for (blocks, sentence) in [(0, "this lesson has no questions"), (1, "expected 1, or the")] {
        let lesson = parse(&ask("tree: 4 8").repeat(blocks));
        let (_, problems) = lesson.read_answers("7: x");
        assert!(problems[0].to_string().contains(sentence), "{}", problems[0]);
    }
    let (_, problems) = lesson.read_answers("3: x");
    assert!(problems[0].to_string().starts_with("Line 1: No question is called “3”"));
}

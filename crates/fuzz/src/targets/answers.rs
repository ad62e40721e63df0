//! The answers to a lesson as one text, `name: answer` a line.

use plyscope_lesson::Lesson;

use super::seeds::inputs;
use crate::{laws, Check, Target};

pub const TARGET: Target =
    Target { name: "answers", check: Check::Text(check), seeds, words, max_bytes: 1_024 };

/// Two questions, of which the first has a name.
const LESSON: &str = "```question\nid: first\ntree: ((8 5) (20 3)) ((2 4) (15 6))\n```\n\n\
    ```question\nquestion: best-move\ntree: (4 8) (2 5)\n```\n";

fn seeds() -> Vec<Vec<u8>> {
    inputs([
        "first: L3-4 L4-4\n  L4-7..8\n2: L2-1\n",
        "# comment\n1：L3-4\n\n2: \n\tL2-2\n",
        "lost\n",
    ])
}

fn words() -> Vec<String> {
    ["first:", "2:", "3:", "\n  ", "\n# "].map(Into::into).into()
}

fn check(text: &str) {
    let lesson = Lesson::parse(LESSON).expect("a short lesson");
    let (answers, unread) = lesson.read_answers(text);
    for problem in &unread {
        laws::is_at_a_line(text, problem.line, None);
        laws::in_every_language(|lang| problem.message(lang));
    }
    let mut questions: Vec<usize> = answers.iter().map(|answer| answer.question).collect();
    assert!(questions.iter().all(|&question| question < lesson.questions().count()));
    questions.sort_unstable();
    assert!(questions.windows(2).all(|two| two[0] < two[1]), "two answers to one question");
    // Written by number, one answer a line, they are the same.
    let printed = answers
        .iter()
        .map(|answer| format!("{}: {}\n", answer.question + 1, answer.text.replace('\n', "\n ")));
    let (again, unread) = lesson.read_answers(&printed.collect::<String>());
    assert_eq!(unread, []);
    let texts = |answers: &[plyscope_lesson::answers::Answer]| -> Vec<(usize, String)> {
        answers.iter().map(|answer| (answer.question, answer.text.clone())).collect()
    };
    assert_eq!(texts(&again), texts(&answers));
}

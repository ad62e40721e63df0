//! Questions from addresses, and what is found of their answers.

// Each test uses some of it.
#![allow(dead_code)]

use std::ops::Range;

use plyscope_i18n::Lang;
use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::grade::Score;
use plyscope_quiz::question::Question;

/// The quiz of the lectures.
pub const QUIZ: &str = "tree=((8+5)+(20+3))+((2+4)+(15+6))";

/// A deep cutoff.
pub const DEEP: &str = "tree=(6+7)+(((5+9)+8)+4)";

/// A question; its address is understood, and printed so that it is the same again.
pub fn asked(address: &str) -> Result<Asked, Unaskable> {
    let (question, problems) = Question::parse(address);
    assert_eq!(problems, [], "{address}");
    let question = question.expect("a question");
    assert_eq!(Question::parse(&question.print()), (Some(question.clone()), vec![]), "{address}");
    Asked::of(&question)
}

/// The same of a kind.
pub fn ask(kind: &str, search: &str) -> Result<Asked, Unaskable> {
    asked(&format!("question={kind}&{search}"))
}

/// The key of a question, and the score of each answer: how many pieces are right and wrong, of how
/// many.
pub fn check(address: &str, key: &str, answers: &[(&str, (u32, u32, u32))]) {
    let quiz = asked(address).unwrap_or_else(|problem| panic!("{address}: {problem:?}"));
    assert_eq!(quiz.key(), key, "{address}");
    for &(answer, (right, wrong, of)) in answers {
        let grade =
            quiz.grade(answer, Lang::En).unwrap_or_else(|error| panic!("{answer}: {error}"));
        assert_eq!(grade.score, Score { right, wrong, of }, "{address}: {answer}");
    }
}

/// The place and the beginning of the error of an answer that cannot be read.
pub fn check_unread(quiz: &Asked, answer: &str, at: Range<usize>, begins: &str) {
    let error = quiz.grade(answer, Lang::En).expect_err(answer);
    assert_eq!(error.at, at, "{answer}");
    assert!(error.to_string().starts_with(begins), "{answer}: {error}");
}

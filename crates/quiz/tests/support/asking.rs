//! Questions of one kind, from addresses.

use plyscope_quiz::asked::{Asked, Unaskable};
use plyscope_quiz::question::Question;

/// The quiz of the lectures.
pub const QUIZ: &str = "tree=((8+5)+(20+3))+((2+4)+(15+6))";

/// A question of a kind; its address is understood, and printed so that it is the same again.
pub fn ask(kind: &str, search: &str) -> Result<Asked, Unaskable> {
    let (question, problems) = Question::parse(&format!("question={kind}&{search}"));
    assert_eq!(problems, [], "{search}");
    let question = question.expect("a question");
    assert_eq!(Question::parse(&question.print()), (Some(question.clone()), vec![]), "{search}");
    Asked::of(&question)
}

//! Which part of a draft a problem is about.

use super::{Draft, Fault, Key};
use plyscope_quiz::question::QuestionProblem;

impl Draft {
    /// The part that a problem is about.
    pub(super) fn blame(problem: QuestionProblem) -> Fault {
        let key = problem.parameter().and_then(Key::named);
        Fault { key: key.unwrap_or(Key::TREE), problem }
    }
}

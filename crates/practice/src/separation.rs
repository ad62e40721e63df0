//! How well a question distinguishes misconceptions: on some trees two lead to the same answer, or one
//! leads to the right one.

use std::collections::BTreeSet;

use plyscope_quiz::asked::Asked;

/// How many of the misconceptions that apply to a question lead to wrong answers of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Separation {
    /// How many different wrong answers they lead to.
    pub answers: usize,
    /// How many apply.
    pub applying: usize,
}

impl Separation {
    /// Those of a question.
    #[must_use]
    pub fn of(asked: &Asked) -> Self {
        let misconceptions = asked.misconceptions();
        let key = asked.key();
        let answers: BTreeSet<&String> = misconceptions
            .iter()
            .map(|(_, answer)| answer)
            .filter(|answer| **answer != key)
            .collect();
        Self { answers: answers.len(), applying: misconceptions.len() }
    }

    /// Whether each that applies leads to a wrong answer of its own.
    #[must_use]
    pub const fn is_complete(self) -> bool {
        self.answers == self.applying
    }

    /// Whether fewer remain that no answer shows.
    #[must_use]
    pub const fn is_better_than(self, other: Self) -> bool {
        self.applying - self.answers < other.applying - other.answers
    }
}

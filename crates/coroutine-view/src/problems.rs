//! Messages for problems with coroutines: their address or its form.

use plyscope_puzzles::coroutine::{Label, LabelsProblem, NotALabel, SearchTree};

use crate::link::LinkProblem;
use crate::reading::label_name;
use plyscope_i18n::{texts, Lang};
use plyscope_setup::problems::of_address;

/// The message for a part of an address.
#[must_use]
pub fn of_link(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::Address(problem) => of_address(problem, lang),
        LinkProblem::Labels(problem) => of_labels(problem, lang),
        LinkProblem::Wanted(problem) => of_wanted(problem, lang),
    }
}

/// Why labels make no tree.
#[must_use]
pub fn of_labels(problem: &LabelsProblem, lang: Lang) -> String {
    match problem {
        LabelsProblem::Empty => texts::coroutine_labels_empty(lang, SearchTree::MAX_LABELS),
        LabelsProblem::TooMany => texts::coroutine_labels_many(lang, SearchTree::MAX_LABELS),
        LabelsProblem::Label { problem, number } => {
            let (digits, letters) = limits();
            texts::coroutine_label_bad(lang, number + 1, &problem.given, &digits, letters)
        }
        LabelsProblem::Twice { label, .. } => {
            texts::coroutine_label_twice(lang, &label_name(label))
        }
    }
}

/// Why a text cannot be looked for.
#[must_use]
pub fn of_wanted(problem: &NotALabel, lang: Lang) -> String {
    let (digits, letters) = limits();
    texts::coroutine_wanted_bad(lang, &problem.given, &digits, letters)
}

/// The most digits and the most letters of a label.
fn limits() -> (String, usize) {
    (Label::MAX_DIGITS.to_string(), Label::MAX_WORD)
}

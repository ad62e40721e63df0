//! Messages for problems with a search: its address or its form.

use plyscope_i18n::{texts, Lang};
use plyscope_setup::problems::search::{of_game, of_link as of_subject};

use super::link::LinkProblem;
use super::Refusal;

/// The message for a part of an address.
#[must_use]
pub fn of_link(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::Subject(problem) => of_subject(problem, lang),
        LinkProblem::Goal { given } => texts::proof_bad_value(lang, given),
    }
}

/// Why nothing can be searched.
#[must_use]
pub fn of_refusal(refusal: &Refusal, lang: Lang) -> String {
    match refusal {
        Refusal::Chance => texts::best_first_chance(lang),
        Refusal::Game(problem) => of_game(problem, lang),
    }
}

//! What is wrong with what a person gave, in their language: one sentence for each problem.

#[cfg(feature = "backtracking")]
pub mod backtracking;
#[cfg(feature = "backtracking")]
pub mod coroutines;
pub mod search;

use crate::locale::{texts, Lang};
use crate::setup::NoSuchChoice;

/// That there is no such choice.
#[must_use]
pub fn of_choice(choice: &NoSuchChoice, lang: Lang) -> String {
    let known = choice.known.join(&format!(" {} ", texts::link_or(lang)));
    texts::link_choice(lang, choice.parameter, &choice.given, &known)
}

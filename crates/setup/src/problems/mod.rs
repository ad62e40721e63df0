//! What is wrong with what a person gave, in their language: one sentence for each problem.

pub mod search;

use crate::address::{Problem, MAX_LINK};
use crate::NoSuchChoice;
use plyscope_i18n::{texts, Lang};

/// What is wrong with an address, whatever it shows.
#[must_use]
pub fn of_address(problem: &Problem, lang: Lang) -> String {
    match problem {
        Problem::TooLong { bytes } => texts::link_too_long(lang, *bytes, MAX_LINK),
        Problem::Unknown { name, near } => with_near(texts::link_unknown(lang, name), *near, lang),
        Problem::Encoding { name } => texts::link_encoding(lang, name),
        Problem::Choice(choice) => of_choice(choice, lang),
        Problem::Number { name, given, least, most } => {
            texts::link_number(lang, name, given, &lang.count(*least), &lang.count(*most))
        }
        Problem::Step { given } => texts::link_step(lang, given),
        Problem::Moment { name, given } => texts::link_moment(lang, name, given),
        Problem::Beyond { step, last } => texts::link_beyond(lang, *step as usize, *last as usize),
    }
}

/// What is wrong, with what was probably meant.
fn with_near(told: String, near: Option<&str>, lang: Lang) -> String {
    match near {
        Some(near) => format!("{told} {}", texts::link_did_you_mean(lang, near)),
        None => told,
    }
}

/// That there is no such choice.
#[must_use]
pub fn of_choice(choice: &NoSuchChoice, lang: Lang) -> String {
    let known = choice.known.join(&format!(" {} ", texts::link_or(lang)));
    let told = texts::link_choice(lang, choice.parameter, &choice.given, &known);
    with_near(told, choice.suggestion(), lang)
}

//! Messages for invalid input in the user's language, one sentence for each problem.

mod checkers;
pub mod search;

use crate::address::{Problem, MAX_LINK};
use crate::NoSuchChoice;
use checkers::of_checkers;
use plyscope_i18n::{texts, Lang};

/// The message for a problem of any address.
#[must_use]
pub fn of_address(problem: &Problem, lang: Lang) -> String {
    match problem {
        Problem::TooLong { bytes } => texts::link_too_long(lang, *bytes, MAX_LINK),
        Problem::Unknown { name, near } => with_near(texts::link_unknown(lang, name), *near, lang),
        Problem::Encoding { name } => texts::link_encoding(lang, name),
        Problem::Choice(choice) => of_choice(choice, lang),
        Problem::Number { name, given, least, most } => {
            texts::link_number(lang, name, given, &lang.number(*least), &lang.number(*most))
        }
        Problem::Step { given } => texts::link_step(lang, given),
        Problem::Moment { name, given } => texts::link_moment(lang, name, given),
        Problem::Beyond { step, last } => texts::link_beyond(lang, *step, *last),
    }
}

/// A message with a suggestion.
#[must_use]
pub fn with_near(message: String, near: Option<&str>, lang: Lang) -> String {
    match near {
        Some(near) => lang.sentences([message, texts::link_did_you_mean(lang, near)]),
        None => message,
    }
}

/// The message for an unknown choice.
#[must_use]
pub fn of_choice(choice: &NoSuchChoice, lang: Lang) -> String {
    let (parameter, given) = (choice.parameter, &choice.given);
    let known = || choice.listed().join(&format!(" {} ", texts::link_or(lang)));
    let message = match choice.chapter {
        Some(chapter) => texts::link_choice_listed(lang, parameter, given, chapter.page),
        None => texts::link_choice(lang, parameter, given, &known()),
    };
    with_near(message, choice.suggestion(), lang)
}

#[cfg(test)]
mod tests {
    use plyscope_search::Order;

    use super::*;
    use crate::{Algorithm, Choice};

    /// Also where memory is addressed with 32 bits.
    #[test]
    fn no_step_is_cut_short() {
        let message = of_address(&Problem::Beyond { step: 4_294_967_300, last: 60 }, Lang::En);
        assert!(message.contains("4,294,967,300"), "{message}");
    }

    /// What has a chapter of its own is not listed.
    #[test]
    fn many_choices_are_left_to_the_guide() {
        let algorithm = Algorithm::from_id("minimx").expect_err("no algorithm");
        let order = Order::from_id("lift").expect_err("no order");
        for lang in Lang::ALL {
            let message = of_choice(&algorithm, lang);
            assert!(message.contains("minimax"), "{message}");
            assert!(!message.contains("negamax"), "{message}");
            let message = of_choice(&order, lang);
            assert!(message.contains("left") && message.contains("worst"), "{message}");
        }
        assert_eq!(
            algorithm.to_string(),
            "algorithm cannot be “minimx”; the chapter “Algorithms” of the guide lists what it can be (did you \
             mean minimax?)"
        );
    }
}

//! What a program returned, printed, or failed with.

use plyscope_i18n::{numerals, texts, Lang};
use plyscope_search::Value;
use yew::prelude::*;

use crate::program::model::{Model, Outcome};

/// The result of a run, above its tree. That of an earlier version says nothing of the program as it is.
pub fn result(outcome: &Outcome, model: &Model) -> Html {
    let (lang, is_old) = (model.shell.lang, model.is_changed());
    let class = match &outcome.problem {
        _ if is_old => Some("old"),
        Some(_) => Some("failed"),
        None => None,
    };
    html! {
        <>
            <div class={classes!("ran", class)}>
                if is_old { <h2>{ texts::writing_run_old(lang) }</h2> }
                if outcome.problem.is_some() {
                    // What an error says is no sentence.
                    <p>{ value(outcome, lang) }</p>
                    if let Some(visits) = visits(outcome, lang) { <p class="visits">{ visits }</p> }
                } else {
                    <p>{ words(outcome, lang) }</p>
                }
            </div>
            { printed(&outcome.printed, lang) }
        </>
    }
}

/// The result in words.
pub fn words(outcome: &Outcome, lang: Lang) -> String {
    lang.sentences(std::iter::once(value(outcome, lang)).chain(visits(outcome, lang)))
}

/// What the program returned, or why it failed.
fn value(outcome: &Outcome, lang: Lang) -> String {
    match (&outcome.problem, outcome.value) {
        (Some(reason), _) => {
            let failure =
                plyscope_judge::judging::Failure { reason: reason.clone(), errors: String::new() };
            failure.sentence(lang)
        }
        (None, Some(value)) => texts::writing_returns(lang, &numerals::value(lang, value)),
        (None, None) => match &outcome.too_large {
            Some(number) => lang.sentences([
                texts::writing_returns(lang, number),
                texts::error_number_too_large(lang, number, Value::MAX_WHOLE.unsigned_abs()),
            ]),
            None => texts::writing_returns_nothing(lang),
        },
    }
}

fn visits(outcome: &Outcome, lang: Lang) -> Option<String> {
    (outcome.visits > 0).then(|| texts::writing_visits(lang, outcome.visits as usize))
}

/// What a program printed, if it did.
pub fn printed(text: &str, lang: Lang) -> Html {
    if text.trim().is_empty() {
        return Html::default();
    }
    html! {
        <details class="printed">
            <summary>{ texts::writing_printed(lang) }</summary>
            <pre tabindex="0">{ text }</pre>
        </details>
    }
}

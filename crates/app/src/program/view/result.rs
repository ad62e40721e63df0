//! What a program returned, printed, or failed with.

use plyscope_i18n::{numerals, texts, Lang};
use yew::prelude::*;

use crate::program::model::Outcome;

/// The result of a run, above its tree.
pub fn result(outcome: &Outcome, lang: Lang) -> Html {
    let class = classes!("ran", outcome.problem.is_some().then_some("failed"));
    html! {
        <>
            <div {class}>
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
        (None, None) => texts::writing_returns_nothing(lang),
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

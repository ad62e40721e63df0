//! What a program returned, printed, or failed with.

use plyscope_i18n::{numerals, texts, Lang};
use yew::prelude::*;

use crate::program::model::Outcome;

/// The result of a run, above its tree.
pub fn result(outcome: &Outcome, lang: Lang) -> Html {
    let value = match (&outcome.problem, outcome.value) {
        (Some(reason), _) => {
            let failure =
                plyscope_judge::judging::Failure { reason: reason.clone(), errors: String::new() };
            failure.sentence(lang)
        }
        (None, Some(value)) => texts::writing_returns(lang, &numerals::value(lang, value)),
        (None, None) => texts::writing_returns_nothing(lang),
    };
    let visits = (outcome.visits > 0).then(|| texts::writing_visits(lang, outcome.visits as usize));
    let class = classes!("ran", outcome.problem.is_some().then_some("failed"));
    html! {
        <>
            <div {class} role="status">
                if outcome.problem.is_some() {
                    // What an error says is no sentence.
                    <p>{ value }</p>
                    if let Some(visits) = visits { <p class="visits">{ visits }</p> }
                } else {
                    <p>{ lang.sentences(std::iter::once(value).chain(visits)) }</p>
                }
            </div>
            { printed(&outcome.printed, lang) }
        </>
    }
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

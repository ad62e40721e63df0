//! The result of grading.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::attempt::ShownGrade;
use plyscope_quiz::feedback::Detail;
use plyscope_quiz::grade::Recognised;
use plyscope_quiz::question::{Hints, Terms};
use yew::prelude::*;

use super::findings::{findings, reasons, see};
use crate::learn::card::Card;
use crate::view::prose::prose;

/// The result of the last checked answer, as far as it is shown: the score, the likely
/// misconception, and the findings. It goes when the answer changes; the right answer stays, once
/// it is shown, with its reasons. The heading gets the focus after a check.
pub fn result(card: &Card, lang: Lang) -> Html {
    let shown = card.feedback.shown.as_ref().filter(|_| card.is_current());
    let Some(shown) = shown else {
        return if card.is_key_shown() { key(card, lang) } else { Html::default() };
    };
    let style = shown.is_full().then_some("full");
    html! {
        <section class={classes!("panel", "result", style)} aria-label={texts::learn_result(lang)}>
            <h2 tabindex="-1">{ &shown.heading }</h2>
            { about_answer(card, shown, lang) }
            if card.is_key_shown() {
                <p class="key" tabindex="-1">{ texts::learn_key(lang) }{ " " }<code>{ card.asked.key_text(lang) }</code></p>
            }
            { findings(&shown.grade.findings, &card.question, lang) }
        </section>
    }
}

/// The right answer with its reasons, while no grade of the answer is shown.
fn key(card: &Card, lang: Lang) -> Html {
    let title = texts::learn_key_title(lang);
    html! {
        <section class="panel result key-only" aria-label={title.clone()}>
            <h2 tabindex="-1">{ title }</h2>
            <p class="key" tabindex="-1"><code>{ card.asked.key_text(lang) }</code></p>
            { reasons(&card.feedback.reasons, &card.question, lang) }
        </section>
    }
}

/// The points and the likely misconception.
fn about_answer(card: &Card, shown: &ShownGrade, lang: Lang) -> Html {
    let checked = card.attempt.checked().unwrap_or_default();
    let ordered = card.asked.ordered(checked, lang).filter(|_| shown.is_full());
    html! {
        <>
            { for ordered.map(|ordered| html! { <p>{ ordered }</p> }) }
            if shown.detail > Detail::Nothing { { points(card, lang) } }
            { for shown.grade.recognised.iter().map(|thought| recognised(card, thought, lang)) }
        </>
    }
}

/// The points, if not the default.
fn points(card: &Card, lang: Lang) -> Html {
    let terms = &card.question.terms;
    let plain = Terms::default();
    let costs = !matches!(terms.hints, Hints::Off | Hints::Cost(0));
    if terms.points == plain.points && terms.attempts.is_none() && !costs {
        return Html::default();
    }
    let [earned, of] = [card.attempt.points(), terms.points].map(|points| points.to_string());
    html! { <p class="points">{ texts::learn_points(lang, &earned, &of) }</p> }
}

/// A misconception that leads to this answer, and where the two searches differ.
fn recognised(card: &Card, thought: &Recognised, lang: Lang) -> Html {
    html! {
        <div class="thought" data-thought={thought.id}>
            <p>{ prose(&thought.whole_text(lang)) }</p>
            { thought.step.map(|step| html! { <p>{ see(&card.question, step, None, lang) }</p> }) }
        </div>
    }
}

//! The result of grading.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::asked::Asked;
use plyscope_quiz::grade::{Recognised, Score};
use plyscope_quiz::question::{Hints, Terms};
use plyscope_quiz::Quiz;
use yew::prelude::*;

use super::findings::{findings, see};
use crate::learn::card::Card;
use crate::view::prose::prose;

/// The result of the last checked answer: the score, the likely misconception, and every finding.
/// Its heading gets the focus after a check.
pub fn result(card: &Card, lang: Lang) -> Html {
    let Some(grade) = &card.feedback.grade else { return Html::default() };
    let Score { right, wrong, of } = grade.score;
    let is_older = card.attempt.checked() != Some(card.attempt.draft.as_str());
    let ordered = visited(card, lang);
    let (style, heading) = if grade.score.is_full() {
        ("full", texts::learn_all_right(lang))
    } else if let Some(ordered) = &ordered {
        ("", ordered.clone())
    } else {
        let [right, of] = [right, of].map(|count| count.to_string());
        ("", texts::learn_score(lang, wrong as usize, &right, &of))
    };
    html! {
        <section class={classes!("panel", "result", style)} aria-label={texts::learn_result(lang)}>
            <h2 tabindex="-1">{ heading }</h2>
            if is_older { <p class="quiet-text">{ texts::learn_older(lang) }</p> }
            { ordered.filter(|_| grade.score.is_full()).map(|ordered| html! { <p>{ ordered }</p> }) }
            { points(card, lang) }
            { for grade.recognised.iter().map(|thought| recognised(card, thought, lang)) }
            if card.attempt.has_seen_key() {
                <p class="key" tabindex="-1">{ texts::learn_key(lang) }{ " " }<code>{ key(card, lang) }</code></p>
            }
            { findings(&grade.findings, &card.question, lang) }
        </section>
    }
}

/// The number of leaves visited by the answer's order and by the best one, for questions about
/// order.
fn visited(card: &Card, lang: Lang) -> Option<String> {
    let Asked::Order(quiz) = &card.asked else { return None };
    let checked = quiz.read(card.attempt.checked()?).ok()?;
    Some(texts::learn_score_order(lang, quiz.visited(&checked) as usize, quiz.wanted() as usize))
}

fn key(card: &Card, lang: Lang) -> String {
    let key = card.asked.key();
    if key.is_empty() {
        texts::learn_key_empty(lang)
    } else {
        key
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
            <p>{ prose(&thought.text) }</p>
            { thought.step.map(|step| html! { <p>{ see(&card.question, step, None, lang) }</p> }) }
        </div>
    }
}

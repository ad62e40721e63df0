//! The answer field and its buttons.

use plyscope_classroom::results::MAX_ANSWER;
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::place::Place;
use plyscope_practice::attempt::{Hinting, ShownGrade};
use plyscope_quiz::answer_error::AnswerError;
use plyscope_quiz::question::{Hints, Subject};
use plyscope_search::excerpt;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::anew::{anew, Begun};
use super::card::next_of_lesson;
use super::{is_embedded, kind, practice, sends, Send};
use crate::browser::value_of;
use crate::learn::card::{Card, Ungraded};
use crate::learn::message::Message;
use crate::learn::model::Model;
use crate::view::prose::prose;

/// The field with its buttons.
pub fn answer(model: &Model, card: &Card, send: &Send) -> Html {
    let lang = model.shell.lang;
    html! {
        <section class="panel answer" aria-label={texts::learn_answer(lang)}>
            { field(card, lang, send) }
            { buttons(model, card, send) }
            { problem_and_help(card, lang) }
            { kind::beside(card, lang) }
            { terms(card, lang) }
            { for for_another(model, card, send) }
        </section>
    }
}

/// In another site, where there is no page of one's progress: the way for another person to a question that
/// was answered.
fn for_another(model: &Model, card: &Card, send: &Send) -> Option<Html> {
    let is_alone = matches!(model.place, Place::Question(_) | Place::Embedded(_));
    let begun = match card.question.subject {
        Subject::Assignment(_) => Begun::Program,
        _ => Begun::Question,
    };
    (is_alone && is_embedded(model) && card.attempt.checks() > 0)
        .then(|| anew(begun, model.erasing, model.shell.lang, send))
}

/// The longest answer that can be typed, in units of UTF-16: each takes at most 3 bytes of those that are
/// stored.
const MAX_TYPED: usize = MAX_ANSWER / 3;

fn field(card: &Card, lang: Lang, send: &Send) -> Html {
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Write(text));
            }
        })
    };
    let entered = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && !event.shift_key() && !event.is_composing() {
                event.prevent_default();
                send.emit(Message::Check);
            }
        })
    };
    let wrong = card.answer_error.is_some();
    html! {
        <>
            <label for="answer">{ texts::learn_answer(lang) }</label>
            <textarea id="answer" rows="2" spellcheck="false" autocapitalize="off" autocomplete="off"
                maxlength={MAX_TYPED.to_string()} readonly={card.is_partly_fixed()}
                value={card.attempt.draft.clone()} oninput={typed} onkeydown={entered}
                onchange={sends(send, Message::Leave)} aria-invalid={wrong.then_some("true")}
                aria-describedby={if wrong { "answer-error" } else { "answer-how" }} />
        </>
    }
}

/// The answer's error, and the syntax of answers. It is below the buttons, which must not move
/// while one is being pressed: that is when the field loses the focus.
fn problem_and_help(card: &Card, lang: Lang) -> Html {
    html! {
        <>
            <div class="error" id="answer-error" role="status">
                if let Some(answer_error) = &card.answer_error { { answer_problem(answer_error, &card.attempt.draft, lang) } }
                if let Some(Ungraded::Blank) = card.ungraded { { texts::learn_blank(lang, card.question.kind.id()) } }
            </div>
            <p class="quiet-text" role="status">
                if let Some(Ungraded::Kept) = card.ungraded { { texts::learn_kept(lang) } }
            </p>
            <p class="hint" id="answer-how">
                if !card.is_partly_fixed() { { prose(&card.asked.notation(lang)) } }
            </p>
        </>
    }
}

/// How many characters before and after an error are repeated.
const AROUND: usize = 16;

/// The answer's error with its position.
fn answer_problem(answer_error: &AnswerError, text: &str, lang: Lang) -> Html {
    let (start, end) = (answer_error.at.start.min(text.len()), answer_error.at.end.min(text.len()));
    let part = |range: std::ops::Range<usize>| text.get(range).unwrap_or_default();
    let before: Vec<char> = part(0..start).chars().rev().take(AROUND).collect();
    let before: String = before.into_iter().rev().collect();
    let there: String = excerpt(part(start..end));
    let after: String = part(end..text.len()).chars().take(AROUND).collect();
    html! { <>{ answer_error.message(lang) }<code class="slip">{ before }<mark>{ there }</mark>{ after }</code></> }
}

fn buttons(model: &Model, card: &Card, send: &Send) -> Html {
    let lang = model.shell.lang;
    let is_solved = card.feedback.shown.as_ref().is_some_and(ShownGrade::is_full);
    // Until the right answer is changed, there is nothing to check. The button stays where it is, so that a
    // second press hits nothing else.
    let is_done = is_solved && card.is_current();
    let off = (!card.may_check() || is_done).then_some("true");
    let check = match card.is_deferred() {
        true => texts::learn_keep_answer(lang),
        false => texts::learn_check(lang),
    };
    let is_tried = card.attempt.checked().is_some() || card.ungraded == Some(Ungraded::Blank);
    let may_show = is_tried && !is_solved && !card.is_key_shown() && !card.is_deferred();
    html! {
        <div class="answer-buttons">
            <button type="button" class={classes!((!is_done).then_some("primary"), "check")} aria-disabled={off} onclick={sends(send, Message::Check)}>
                { check }</button>
            if card.has_hints() && !is_done {
                <button type="button" onclick={sends(send, Message::Hint)}>{ texts::learn_hint(lang) }</button>
            }
            if !is_done && !card.is_partly_fixed() {
                <button type="button" onclick={sends(send, Message::StartAgain)}>{ texts::learn_start_again(lang) }</button>
            }
            if may_show {
                <button type="button" onclick={sends(send, Message::ShowKey)}>{ texts::learn_show_key(lang) }</button>
            }
            if let Place::Practice(plan) = model.place {
                { practice::next(model, card, plan) }
            } else if card.can_deal() {
                <button type="button" class="primary" onclick={sends(send, Message::Another)}>
                    { texts::learn_another(lang) }</button>
            }
            { for next_link(model, card, is_done, send) }
        </div>
    }
}

/// The way on in a lesson, once there is an answer; it is the main one when nothing is left to do here.
fn next_link(model: &Model, card: &Card, is_done: bool, send: &Send) -> Option<Html> {
    let (Place::Lesson(reading), Some(lecture)) = (&model.place, &model.lecture) else {
        return None;
    };
    let is_finished = is_done || card.is_key_shown() || card.ungraded == Some(Ungraded::Kept);
    let style = match (is_finished, card.attempt.checks()) {
        (true, _) => "button primary",
        (false, 0) => return None,
        (false, _) => "button",
    };
    Some(next_of_lesson(reading, lecture, Some(style), model.shell.lang, send))
}

/// Points, what can still be earned, number of checks and, as long as anything can, cost of hints.
fn terms(card: &Card, lang: Lang) -> Html {
    let terms = &card.question.terms;
    let (total, still) = (terms.points, card.attempt.reachable(terms));
    let points = match card.attempt.is_over(terms) {
        true if card.can_deal() => texts::learn_another_counts(lang),
        true => texts::learn_over(lang),
        false if still == total => texts::learn_worth(lang, total),
        false => texts::learn_still(lang, total, &still.to_string()),
    };
    let left = card.attempt.checks_left(terms).filter(|_| !card.is_deferred()).map(|left| {
        let of = terms.attempts.unwrap_or(left);
        texts::learn_attempts(lang, &left.to_string(), &of.to_string())
    });
    let hints = match terms.hints {
        _ if card.is_deferred() => Some(texts::learn_deferred(lang)),
        _ if card.attempt.is_over(terms) => None,
        Hints::Off => Some(texts::learn_hints_off(lang)),
        Hints::Cost(0) => None,
        // Points are rounded to whole ones.
        Hints::Cost(_) if card.attempt.reachable_after_hint(terms) == still => {
            Some(texts::learn_hint_free(lang, total, &still.to_string()))
        }
        Hints::Cost(cost) => Some(texts::learn_hint_cost(lang, &cost.to_string())),
    };
    let parts: Vec<String> = [Some(points), left, hints].into_iter().flatten().collect();
    html! { <p class="terms hint">{ lang.sentences(parts) }</p> }
}

/// The hints taken, below the result; screen readers announce a new one.
pub fn hints(card: &Card, lang: Lang) -> Html {
    let known = card.feedback.hints.iter().map(|hint| html! { <li>{ prose(hint) }</li> });
    html! {
        <div class="panel hints" role="status">
            if !card.feedback.hints.is_empty() {
                <h3>{ if card.attempt.is_only_pointed(&card.question.terms) {
                    texts::learn_pointer(lang)
                } else {
                    texts::learn_hints(lang)
                } }</h3>
                <ol>{ for known }</ol>
            }
            if card.hinting == Some(Hinting::NoMore) { <p class="quiet-text">{ texts::learn_no_more_hints(lang) }</p> }
        </div>
    }
}

//! The actions of a performed search and their outcomes.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::grade::Mark;
use plyscope_quiz::perform::{Outcome, Perform, Turn};
use yew::prelude::*;

use crate::learn::card::Card;
use crate::learn::view::tree::small_sign;
use crate::view::prose::prose;

/// The outcome of the last action; screen readers announce it.
pub fn outcome(quiz: &Perform, card: &Card, lang: Lang) -> Html {
    let last = quiz.feedback(&quiz.begun(card.finished()), lang);
    let last = last.map(|(outcome, text)| {
        let (class, begin) = match outcome {
            Outcome::Right => ("right", Some(texts::learn_step_right(lang))),
            Outcome::Wrong => ("wrong", Some(texts::learn_step_wrong(lang))),
            Outcome::Shown => ("shown", Some(texts::learn_step_shown(lang))),
            Outcome::Noted => ("noted", None),
        };
        html! {
            <div class={classes!("outcome", class)}>
                { sign(outcome) }
                <p>if let Some(begin) = begin { <strong>{ begin }</strong>{ " " } }{ prose(&text) }</p>
            </div>
        }
    });
    let hint = last.is_none().then(|| texts::learn_press_perform(lang));
    html! {
        <>
            if let Some(hint) = hint { <p class="hint how-to">{ hint }</p> }
            <div class="telling" role="status">{ for last }</div>
        </>
    }
}

/// The actions so far.
pub fn done(quiz: &Perform, card: &Card, lang: Lang) -> Html {
    let turns = quiz.turns(&quiz.begun(card.finished()));
    if turns.is_empty() {
        return Html::default();
    }
    let is_wrong = |turn: &&Turn| matches!(turn.outcome, Outcome::Wrong | Outcome::Shown);
    let wrong = turns.iter().filter(is_wrong).count();
    html! {
        <div class="done">
            <h3>{ texts::learn_steps_done(lang) }</h3>
            <ol>{ for turns.iter().map(|turn| piece(quiz, turn, lang)) }</ol>
            if wrong > 0 { <p class="quiet-text">{ texts::learn_steps_wrong(lang, wrong) }</p> }
        </div>
    }
}

fn piece(quiz: &Perform, turn: &Turn, lang: Lang) -> Html {
    let name = turn.action.map(|action| action.describe(quiz.session(), lang));
    let (class, besides) = match turn.outcome {
        Outcome::Right | Outcome::Noted => ("", None),
        Outcome::Wrong => ("wrong", Some(texts::learn_step_was_wrong(lang))),
        Outcome::Shown => ("shown", Some(texts::learn_step_was_shown(lang))),
    };
    html! {
        <li {class} title={besides.clone()}>
            if besides.is_some() { { sign(turn.outcome) } }
            <span>{ name.unwrap_or_else(|| "?".to_owned()) }</span>
            if let Some(besides) = besides { <span class="unseen">{ format!(" ({besides})") }</span> }
        </li>
    }
}

fn sign(outcome: Outcome) -> Html {
    match outcome {
        Outcome::Right => small_sign(Mark::Right),
        Outcome::Wrong => small_sign(Mark::Wrong),
        Outcome::Shown => small_sign(Mark::Missed),
        Outcome::Noted => Html::default(),
    }
}

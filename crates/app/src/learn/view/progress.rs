//! The practice record.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::record::{Entry, Record, MASTERED, MASTERED_FROM};
use plyscope_practice::Plan;
use plyscope_quiz::grade::Mark;
use plyscope_quiz::question::Kind;
use plyscope_setup::Choice;
use yew::prelude::*;

use super::tree::small_sign;
use super::{sends, Send};
use crate::learn::message::{Erasing, Message};
use crate::learn::model::Model;

/// The number of last answers shown.
const LAST: usize = 20;

/// The progress by kind, with its actions.
pub fn progress(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let record = &model.record;
    let kinds: Vec<Kind> = Plan::kinds().filter(|&kind| record.of(kind).next().is_some()).collect();
    html! {
        <div class="home task" id="task">
            <p class="trail"><a href="#">{ texts::learn_home(lang) }</a></p>
            <h2 tabindex="-1">{ texts::practice_progress(lang) }</h2>
            <p>{ texts::practice_stays_here(lang) }</p>
            if kinds.is_empty() {
                <p class="quiet-text">{ texts::practice_nothing_yet(lang) }</p>
            } else {
                <p class="quiet-text">{ texts::practice_mastering(lang, MASTERED, usize::from(MASTERED_FROM)) }</p>
                <div class="kinds">{ for kinds.into_iter().map(|kind| panel(record, kind, lang)) }</div>
            }
            { actions(model, send) }
        </div>
    }
}

fn panel(record: &Record, kind: Kind, lang: Lang) -> Html {
    let mastered = record.is_mastered(kind);
    let state =
        if mastered { texts::practice_mastered(lang) } else { texts::practice_not_mastered(lang) };
    let level = record.of(kind).next().map(|entry| entry.level.to_string()).unwrap_or_default();
    let facts = [
        (texts::practice_streak(lang), record.streak(kind).to_string()),
        (texts::practice_longest(lang), record.longest_streak(kind).to_string()),
        (texts::practice_latest_level(lang), level),
        (texts::practice_answers(lang), record.of(kind).count().to_string()),
    ];
    let facts = facts
        .into_iter()
        .map(|(name, value)| html! { <div><dt>{ name }</dt><dd>{ value }</dd></div> });
    let mut last: Vec<&Entry> = record.of(kind).take(LAST).collect();
    last.reverse();
    html! {
        <section class="panel kind" data-kind={kind.id()}>
            <h3>{ texts::learn_kind(lang, kind.id()) }</h3>
            <p class={classes!("mastery", mastered.then_some("mastered"))}>{ state }</p>
            <dl class="facts">{ for facts }</dl>
            <h4>{ texts::practice_last(lang) }</h4>
            <ol class="last-answers">{ for last.into_iter().map(|entry| mark(entry, lang)) }</ol>
            { legend(lang) }
        </section>
    }
}

/// The legend of the marks.
fn legend(lang: Lang) -> Html {
    let signs = [
        (Mark::Right, texts::practice_was_right(lang)),
        (Mark::Missed, texts::practice_was_helped(lang)),
        (Mark::Wrong, texts::practice_was_not(lang)),
    ];
    let signs =
        signs.into_iter().map(|(mark, label)| html! { <li>{ small_sign(mark) }{ label }</li> });
    html! { <ul class="signs">{ for signs }</ul> }
}

/// An answer as a mark with its level; in words for screen readers and as a tooltip.
fn mark(entry: &Entry, lang: Lang) -> Html {
    let (mark, how) = if entry.is_clean() {
        (Mark::Right, texts::practice_was_right(lang))
    } else if entry.score.is_full() {
        (Mark::Missed, texts::practice_was_helped(lang))
    } else {
        (
            Mark::Wrong,
            texts::practice_was_wrong(
                lang,
                &entry.score.right.to_string(),
                &entry.score.of.to_string(),
            ),
        )
    };
    let label = texts::practice_was(lang, usize::from(entry.level.number()), &how);
    html! {
        <li title={label.clone()}>
            { small_sign(mark) }<span aria-hidden="true">{ entry.level.to_string() }</span>
            <span class="spoken">{ label }</span>
        </li>
    }
}

fn actions(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let erase = |erasing: Erasing, text: String| {
        html! { <button type="button" onclick={sends(send, Message::Erase(erasing))}>{ text }</button> }
    };
    html! {
        <div class="progress-actions">
            <button type="button" onclick={sends(send, Message::Export)}>{ texts::practice_export(lang) }</button>
            <div class="erase" role="group" aria-label={texts::practice_erase(lang)}>
                { match model.erasing {
                    Erasing::No => erase(Erasing::Asked, texts::practice_erase(lang)),
                    Erasing::Asked => html! {
                        <>
                            <p id="erase-question">{ texts::practice_erase_sure(lang) }</p>
                            { erase(Erasing::No, texts::practice_erase_not(lang)) }
                            { erase(Erasing::Meant, texts::practice_erase_yes(lang)) }
                        </>
                    },
                    Erasing::Meant => html! {
                        <>
                            { erase(Erasing::Asked, texts::practice_erase(lang)) }
                            <p role="status">{ texts::practice_erased(lang) }</p>
                        </>
                    },
                } }
            </div>
        </div>
    }
}

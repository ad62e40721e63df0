//! What the page has to tell in passing.

use plyscope_core::coroutine::{Label, LabelsProblem, NotALabel, SearchTree};
use plyscope_stage::coroutine::link::LinkProblem;
use plyscope_stage::link::MAX_LINK;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::coroutines::message::Message;
use crate::coroutines::model::{Model, Notice};
use crate::view::icon::{icon, Icon};

/// The notice, if there is one; its place is always there, so that screen readers hear of it.
pub fn notice(model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    let told = model.notice.as_ref().map(|notice| {
        html! {
            <div class="notice">
                <div>{ words(notice, lang) }</div>
                <button type="button" class="icon-button" aria-label={texts::close(lang)}
                    onclick={sends(send, Message::Dismiss)}>{ icon(Icon::Close) }</button>
            </div>
        }
    });
    html! { <div class="notices" role="status">{ told }</div> }
}

fn words(notice: &Notice, lang: Lang) -> Html {
    match notice {
        Notice::Shared(true) => html! { texts::shared(lang) },
        Notice::Shared(false) => html! { texts::share_failed(lang) },
        Notice::Unspoken(wished) => html! { texts::language_missing(lang, wished.native_name()) },
        Notice::Link(problems) => html! {
            <>
                <strong>{ texts::link_problem(lang) }</strong>
                <ul>{ for problems.iter().map(|problem| html! { <li>{ words_of(problem, lang) }</li> }) }</ul>
                { texts::link_kept(lang) }
            </>
        },
    }
}

fn words_of(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::TooLong { bytes } => texts::link_too_long(lang, *bytes, MAX_LINK),
        LinkProblem::UnknownParameter { name } => texts::link_unknown(lang, name),
        LinkProblem::Encoding { name } => texts::link_encoding(lang, name),
        LinkProblem::Step { given } => texts::link_step(lang, given),
        LinkProblem::Beyond { step, last } => {
            texts::link_beyond(lang, step.0 as usize, last.0 as usize)
        }
        LinkProblem::Labels(problem) => words_of_labels(problem, lang),
        LinkProblem::Wanted(problem) => words_of_wanted(problem, lang),
    }
}

/// Why labels make no tree.
pub fn words_of_labels(problem: &LabelsProblem, lang: Lang) -> String {
    match problem {
        LabelsProblem::Empty => texts::coroutine_labels_empty(lang, SearchTree::MAX_LABELS),
        LabelsProblem::TooMany => texts::coroutine_labels_many(lang, SearchTree::MAX_LABELS),
        LabelsProblem::Label { problem, number } => {
            texts::coroutine_label_bad(lang, number + 1, &problem.given, Label::MAX_WORD)
        }
        LabelsProblem::Twice { label, .. } => {
            texts::coroutine_label_twice(lang, &label.to_string())
        }
    }
}

/// Why a text cannot be looked for.
pub fn words_of_wanted(problem: &NotALabel, lang: Lang) -> String {
    texts::coroutine_wanted_bad(lang, &problem.given, Label::MAX_WORD)
}

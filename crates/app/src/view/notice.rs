//! What the page has to tell in passing.

use plyscope_stage::link::{LinkProblem, MAX_LINK};
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::editor::sentence;
use super::icon::{icon, Icon};
use super::{sends, Send};
use crate::message::Message;
use crate::model::{Job, Model, Notice};
use crate::searcher::MAX_STEPS;

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
    let busy = model.job.map(|job| busy(job, lang, send));
    html! { <div class="notices" role="status">{ busy }{ told }</div> }
}

/// How far the worker is, with the way to stop it.
fn busy(job: Job, lang: Lang, send: &Send) -> Html {
    let told = match job.steps {
        Some(steps) => texts::busy(lang, steps as usize),
        None => texts::busy_reading(lang),
    };
    html! {
        <div class="notice busy">
            <progress aria-label={texts::busy_reading(lang)}></progress>
            <div>{ told }</div>
            <button type="button" onclick={sends(send, Message::Cancel)}>{ texts::cancel(lang) }</button>
        </div>
    }
}

fn words(notice: &Notice, lang: Lang) -> Html {
    match notice {
        Notice::Shared(true) => html! { texts::shared(lang) },
        Notice::Shared(false) => html! { texts::share_failed(lang) },
        Notice::Cancelled => html! { texts::cancelled(lang) },
        Notice::TooLongForLink => html! { texts::share_too_long(lang, MAX_LINK) },
        Notice::TooManySteps => html! { texts::too_many_steps(lang, MAX_STEPS as usize) },
        Notice::Link(problems, beyond) => {
            let beyond = beyond
                .map(|(step, last)| texts::link_beyond(lang, step.0 as usize, last.0 as usize));
            let all = problems.iter().map(|problem| words_of(problem, lang)).chain(beyond);
            html! {
                <>
                    <strong>{ texts::link_problem(lang) }</strong>
                    <ul>{ for all.map(|problem| html! { <li>{ problem }</li> }) }</ul>
                    { texts::link_kept(lang) }
                </>
            }
        }
    }
}

fn words_of(problem: &LinkProblem, lang: Lang) -> String {
    match problem {
        LinkProblem::TooLong { bytes } => texts::link_too_long(lang, *bytes, MAX_LINK),
        LinkProblem::UnknownParameter { name } => texts::link_unknown(lang, name),
        LinkProblem::Choice(choice) => {
            let known = choice.known.join(&format!(" {} ", texts::link_or(lang)));
            texts::link_choice(lang, choice.parameter, &choice.given, &known)
        }
        LinkProblem::Window(_) => texts::window_bad(lang),
        LinkProblem::Step { given } => texts::link_step(lang, given),
        LinkProblem::Encoding { name } => texts::link_encoding(lang, name),
        LinkProblem::Tree(error) => {
            let place = texts::line_column(lang, error.line, error.column);
            format!("{place}: {}", sentence(&error.problem, lang))
        }
    }
}

//! The notices of the page.

use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::Value;
use plyscope_setup::dialog_request::DialogId;
use plyscope_setup::link::LinkProblem;
use plyscope_setup::problems::search::{of_game, of_link};
use yew::prelude::*;

use super::button::button;
use super::{sends, Send};
use crate::frame::notice::broken_link;
use crate::frame::{self, Callbacks};
use crate::message::Message;
use crate::model::{Job, Model, Notice};
use crate::searcher::{Task, MAX_STEPS};

/// The worker's progress, and the notice, if there is one.
pub fn notice(model: &Model, callbacks: &Callbacks<Message>) -> Html {
    let lang = model.shell.lang;
    let Callbacks { own: send, common } = callbacks;
    let own = |notice: &Notice| {
        html! {
            <>
                <div>{ words(model, notice) }</div>
                if matches!(notice, Notice::Lost | Notice::Unreachable) {
                    { button(texts::search_again(lang), sends(send, Message::Retry)) }
                }
            </>
        }
    };
    let busy = model.job.as_ref().map(|job| busy(model, job, send));
    frame::notice::notice(&model.shell, own, busy, common)
}

/// The worker's progress, with a button to stop it.
fn busy(model: &Model, job: &Job, send: &Send) -> Html {
    let lang = model.shell.lang;
    let progress = job.progress.filter(|progress| progress.visited > 0);
    let text = match (&job.request.task, progress) {
        (Task::Tree(_), Some(progress)) => texts::busy(lang, progress.step.0),
        (Task::Tree(_), None) => texts::busy_reading(lang),
        (Task::Trace(..), progress) => {
            let lines = progress.map_or(0, |progress| u64::from(progress.step.0));
            texts::busy_trace(lang, &lang.number(lines))
        }
        (_, None) => texts::busy_game(lang),
        (_, Some(progress)) => {
            let visited = lang.number(progress.visited);
            let rate = job.rate().map_or_else(|| "…".to_owned(), |rate| lang.number(rate));
            let text = texts::busy_visited(lang, &visited, &rate);
            match job.best() {
                Some(best) => lang.sentences([text, best_so_far(&best, lang)]),
                None => text,
            }
        }
    };
    let label = match job.request.task {
        Task::Trace(..) => texts::busy_reading_trace(lang),
        _ => texts::busy_searching(lang),
    };
    html! {
        <div class="notice busy">
            <progress aria-label={label}></progress>
            // It changes ten times a second: too often to be announced.
            <div aria-live="off">{ text }</div>
            { button(texts::cancel(lang), sends(send, Message::Cancel)) }
        </div>
    }
}

fn best_so_far((name, value): &(String, Value), lang: Lang) -> String {
    texts::busy_best(lang, name, &numerals::value(lang, *value))
}

fn words(model: &Model, notice: &Notice) -> Html {
    let lang = model.shell.lang;
    let with_kept = |text: String, kept: fn(Lang) -> String| {
        let kept = model.session.as_ref().map(|_| kept(lang));
        html! { lang.sentences(std::iter::once(text).chain(kept)) }
    };
    match notice {
        Notice::TraceCancelled => with_kept(texts::trace_cancelled(lang), texts::trace_kept),
        Notice::Cancelled(None) => with_kept(texts::cancelled(lang), texts::search_kept),
        Notice::Cancelled(Some(far)) => {
            let stopped = texts::stopped(lang, &lang.number(far.visited));
            let best = far.best.as_ref().map(|best| best_so_far(best, lang));
            let far = lang.sentences(std::iter::once(stopped).chain(best));
            with_kept(far, texts::search_kept)
        }
        Notice::EndedEarly(step) => html! { texts::ended_early(lang, step.0) },
        Notice::TimeUp(depth, best) => {
            let best = best.as_ref().map(|(name, value)| {
                texts::time_up_best(lang, name, &numerals::value(lang, *value))
            });
            let text = std::iter::once(texts::time_up(lang, usize::from(*depth)));
            html! { lang.sentences(text.chain(best).chain([texts::time_up_shown(lang)])) }
        }
        Notice::Game(problem) => html! { of_game(problem, lang) },
        Notice::NotAsked(Some(why)) => html! { why },
        Notice::NotAsked(None) => html! { texts::asking_lost(lang) },
        Notice::Lost if model.reads_trace() => {
            with_kept(texts::trace_lost(lang), texts::trace_kept)
        }
        Notice::Lost => with_kept(texts::search_lost(lang), texts::search_kept),
        Notice::DialogUnavailable(dialog) => {
            let name = match dialog {
                DialogId::Random => texts::random(lang),
                DialogId::Complexity => texts::complexity(lang),
                DialogId::Compare => texts::compare(lang),
                DialogId::Share => texts::share(lang),
                DialogId::Review => texts::play_review(lang),
                DialogId::EvaluationMatch => texts::weights_match_title(lang),
            };
            html! { texts::dialog_missing(lang, &name) }
        }
        Notice::Unreachable => with_kept(texts::search_unreachable(lang), texts::search_kept),
        Notice::TooManySteps => html! { texts::too_many_steps(lang, MAX_STEPS) },
        Notice::Link(problems) => {
            let is_read = !problems.iter().any(LinkProblem::is_too_long);
            let problems = problems.iter().map(|problem| of_link(problem, lang));
            broken_link(problems, is_read && model.error.is_none(), lang)
        }
        Notice::Outdated => html! { texts::work_outdated(lang) },
    }
}

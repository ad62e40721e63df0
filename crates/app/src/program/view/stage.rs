//! What the program did: the tree, the steps, and the check.

use gloo::utils::{document, window};
use plyscope_i18n::texts;
use plyscope_judge::link::Written;
use plyscope_program_trace::Walk;
use plyscope_search::Step;
use plyscope_session::caption::caption as sentence_of;
use yew::prelude::*;

use super::{game, report, result, transport, tree, Send};
use crate::program::checking::TASKS;
use crate::program::model::{Model, Outcome};
use crate::view::caption::caption;
use crate::view::prose::prose;

/// The results.
pub fn stage(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let found = model.report.as_ref().map(|found| report::report(found, model, send));
    let (first, last) = match model.is_report_first {
        true => (found, None),
        false => (None, found),
    };
    html! {
        <div class="results">
            { first }
            <section key="stage" class="stage" id="stage" aria-label={texts::writing_result(lang)}>
                if model.work.written == Written::Game {
                    { game::stage(model, send) }
                } else if let Some(outcome) = &model.outcome {
                    { result::result(outcome, model) }
                    { tree::tree(&outcome.session, model.playback.step, lang, send) }
                    if outcome.visits > 0 {
                        <div class="controls">
                            { caption(sentence(outcome, model), model.playback.mode) }
                            { transport::transport(model, &outcome.session, send) }
                        </div>
                    }
                } else if model.work.written.has_boards() {
                    if model.report.is_none() {
                        <p class="nothing-yet">{ texts::writing_boards_empty(lang, TASKS) }</p>
                    }
                } else {
                    { unvisited(model, send) }
                    <p class="nothing-yet">{ texts::writing_empty(lang) }</p>
                }
            </section>
            { last }
        </div>
    }
}

/// What came of the newest run or check, in words; nothing before the first.
pub fn words(model: &Model) -> String {
    let lang = model.shell.lang;
    match (&model.report, &model.outcome) {
        (Some(found), _) if model.is_report_first => report::words(found, lang),
        _ if model.work.written == Written::Game => game::words(model),
        (_, Some(outcome)) => result::words(outcome, lang),
        (_, None) => String::new(),
    }
}

/// The sentence of the step, and the line of the program at which it was made.
fn sentence(outcome: &Outcome, model: &Model) -> Html {
    let lang = model.shell.lang;
    html! {
        <>
            { prose(&sentence_of(&outcome.session, model.playback.step, lang)) }
            if let Some(line) = model.line() {
                <span class="at-line">{ texts::writing_line(lang, line as usize) }</span>
            }
        </>
    }
}

/// The tree that the program will run on, unless it is large: none of its nodes is visited.
fn unvisited(model: &Model, send: &Send) -> Html {
    let tree = model.tree().ok().filter(|tree| tree.len() <= tree::MOST_WHOLE);
    tree.map_or_else(Html::default, |tree| {
        let nothing = Walk { is_depth_first: true, ..Walk::default() };
        let session = plyscope_program_trace::session(tree, &nothing);
        tree::tree(&session, Step::START, model.shell.lang, send)
    })
}

/// Brings what is newest into view: it is first in its column, and on a phone below the program.
pub fn show() {
    let Ok(Some(results)) = document().query_selector(".results") else { return };
    results.set_scroll_top(0);
    let height = window().inner_height().ok().and_then(|height| height.as_f64());
    let is_below =
        height.is_some_and(|height| results.get_bounding_client_rect().top() > height * 0.5);
    if is_below {
        results.scroll_into_view();
    }
}

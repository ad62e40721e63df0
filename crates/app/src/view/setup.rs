//! The setup: a summary line that opens to change it.

use plyscope_games::Ending;
use plyscope_i18n::{texts, Lang};
use plyscope_search::Player;
use plyscope_setup::{ending_name, Choice, SearchOption, Setup, ALGORITHM, DEPTH, OPTIONS};
use yew::prelude::*;

use super::fold::{fold, Opens};
use super::{editor, form, game, trace_editor, Send};
use crate::model::Model;

/// The tree or the game, and the line of choices; or the trace.
pub fn setup(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    // Side by side with what changes, the choice of the source keeps its element and so the focus.
    let chosen = match &model.trace {
        Some(trace) => trace_editor::editor(model, trace, send),
        None => html! {
            <>
                if model.game.is_none() { { editor::editor(model, send) } }
                { fold(line(model, lang), texts::setup_line_hint(lang), choices(model, send), Opens::Over) }
            </>
        },
    };
    html! {
        <section class="setup" aria-label={texts::panel_search(lang)}>
            { game::source(model, send) }
            { chosen }
        </section>
    }
}

fn choices(model: &Model, send: &Send) -> Html {
    html! {
        <>
            if let Some(spec) = &model.game { { game::form(model, spec, send) } }
            { form::form(model, send) }
        </>
    }
}

/// The choices of the search in one line: the common ones always, the rarer ones if they are not
/// default.
fn line(model: &Model, lang: Lang) -> String {
    let setup = model.setup;
    let mut parts = Vec::new();
    if let Some((columns, rows)) = model.game.as_ref().and_then(|spec| spec.options.size) {
        parts.push(format!("{columns} × {rows}"));
    }
    let ending = model.game.as_ref().map(|spec| spec.options.ending);
    if let Some(ending) = ending.filter(|&ending| ending != Ending::default()) {
        parts.push(texts::line_ending(lang, &ending_name(ending, lang)));
    }
    let usual = match &model.game {
        Some(spec) => spec.game.entry().setup(),
        None => Setup::default(),
    };
    let said = |option: &SearchOption| option.in_line(&setup, &usual, lang);
    parts.extend(said(&ALGORITHM));
    if let Some(session) = model.session.as_ref().filter(|_| model.game.is_none()) {
        parts.push(match session.tree().root_player() {
            Player::Max => texts::line_max_first(lang),
            Player::Min => texts::line_min_first(lang),
        });
    }
    parts.extend(said(&DEPTH));
    let others = OPTIONS.iter().filter(|option| ![ALGORITHM.id, DEPTH.id].contains(&option.id));
    parts.extend(others.filter_map(said));
    parts.extend(model.asks().map(|ask| texts::line_asks(lang, ask.id())));
    parts.join(" · ")
}

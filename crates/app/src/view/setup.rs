//! The setup: a summary line that opens to change it.

use plyscope_games::Ending;
use plyscope_i18n::numerals;
use plyscope_i18n::{texts, Lang};
use plyscope_search::algo::{Cutoffs, Keeps, Symmetry};
use plyscope_search::{Order, Player};
use plyscope_setup::{
    algorithm_name, ending_name, print_plies, Choice, Feature, Setup, CUT, ETC, FAIL, KEEPS, ORDER,
};
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
    let offers = |feature| setup.algorithm.offers(feature);
    let mut parts = Vec::new();
    if let Some((columns, rows)) = model.game.as_ref().and_then(|spec| spec.options.size) {
        parts.push(format!("{columns} × {rows}"));
    }
    let ending = model.game.as_ref().map(|spec| spec.options.ending);
    if let Some(ending) = ending.filter(|&ending| ending != Ending::default()) {
        parts.push(texts::line_ending(lang, &ending_name(ending, lang)));
    }
    parts.push(algorithm_name(setup.algorithm, lang));
    if let Some(session) = model.session.as_ref().filter(|_| model.game.is_none()) {
        parts.push(match session.tree().root_player() {
            Player::Max => texts::line_max_first(lang),
            Player::Min => texts::line_min_first(lang),
        });
    }
    if let Some(depth) = setup.depth.filter(|_| offers(Feature::Depth)) {
        parts.push(texts::line_depth(lang, &depth.to_string()));
    }
    parts.push(ORDER.value_name(&setup, lang));
    if setup.order == Order::Random {
        parts.push(texts::line_seed(lang, &setup.seed.to_string()));
    }
    if offers(Feature::Cut) {
        parts.push(CUT.value_name(&setup, lang));
    }
    let usual = match &model.game {
        Some(spec) => spec.game.entry().setup(),
        None => Setup::default(),
    };
    parts.extend(rarer(setup, usual, lang));
    parts.extend(model.asks().map(|ask| texts::line_asks(lang, ask.id())));
    parts.join(" · ")
}

fn rarer(setup: Setup, usual: Setup, lang: Lang) -> Vec<String> {
    let offers = |feature| setup.algorithm.offers(feature);
    let mut parts = Vec::new();
    if offers(Feature::Window) && setup.window != usual.window {
        parts.push(numerals::window(lang, setup.window.get()));
    }
    if offers(Feature::Fail) && setup.fail != usual.fail {
        parts.push(FAIL.value_name(&setup, lang));
    }
    if let Some(guess) = setup.guess.filter(|_| offers(Feature::Guess)) {
        parts.push(texts::line_guess(lang, &numerals::value(lang, guess)));
    }
    if let Some(table) = setup.table.filter(|_| offers(Feature::Table)) {
        parts.push(texts::line_table(lang, &print_plies(&table)));
        if table.keeps != Keeps::default() {
            parts.push(KEEPS.value_name(&setup, lang));
        }
        if table.symmetry != Symmetry::default() {
            parts.push(texts::line_symmetry(lang));
        }
        if ETC.counts(&setup) && table.cutoffs != Cutoffs::default() {
            parts.push(texts::line_etc(lang));
        }
    }
    if let Some(time) = setup.time.filter(|_| offers(Feature::Time)) {
        parts.push(texts::line_time(lang, &time.to_string()));
    }
    parts
}

//! What is asked, of which tree or board, and which search.

use plyscope_core::{CutRule, Order, Player};
use plyscope_stage::locale::{texts, Lang};
use plyscope_stage::quiz::author::{asks_of_search, Draft, Key};
use plyscope_stage::quiz::question::Kind;
use plyscope_stage::setup::{Algorithm, Choice, Feature};
use yew::prelude::*;

use super::part::{chosen, line, Label, Line};
use super::tree;
use crate::backtracking;
use crate::learn::message::{Build, Message};
use crate::learn::model::Model;
use crate::learn::view::{sends, Send};
use crate::learn::workshop::{State, Workshop};
use crate::view::choice::choice;
use crate::view::form::{algorithm_name, fail_name, order_name};

/// The form, with what cannot be asked.
pub fn form(model: &Model, draft: &Draft, send: &Send) -> Html {
    let (lang, workshop) = (model.shell.lang, &model.workshop);
    html! {
        <>
            { kind(draft, lang, send) }
            if draft.kind().is_about_boards() {
                { board(workshop, draft, lang, send) }
            } else {
                { tree::tree(workshop, draft, lang, send) }
                { tree::make(workshop, lang, send) }
                { search(workshop, draft, lang, send) }
            }
            <p class="error" role="status">{ match &workshop.state {
                State::Unaskable(problem) => problem.told(lang),
                State::Faulty(_) | State::Ready(_) => String::new(),
            } }</p>
        </>
    }
}

fn kind(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let asked =
        choice(send, |id| Kind::from_id(id).ok().map(|kind| Message::Build(Build::Ask(kind))));
    let option = |&(id, kind): &(&'static str, Kind)| {
        html! { <option value={id} selected={kind == draft.kind()}>{ texts::learn_kind(lang, id) }</option> }
    };
    let (of_boards, of_trees): (Vec<_>, Vec<_>) =
        Kind::ALL.iter().partition(|(_, kind)| kind.is_about_boards());
    html! {
        <label class="field">
            <span>{ texts::author_kind(lang) }</span>
            <select id="author-kind" onchange={asked}>
                <optgroup label={texts::author_of_trees(lang)}>{ for of_trees.into_iter().map(option) }</optgroup>
                <optgroup label={texts::author_of_boards(lang)}>{ for of_boards.into_iter().map(option) }</optgroup>
            </select>
        </label>
    }
}

/// The choices of the search that matter for what is asked.
fn search(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let algorithm: Algorithm = draft.chosen();
    let is_asked = asks_of_search(draft.kind());
    let offers = |feature| is_asked && algorithm.offers(feature);
    let text = |key, label, size, usual: String| Line {
        key,
        label,
        size,
        usual: "",
        empty: usual,
        fault: workshop.fault(key),
    };
    html! {
        <fieldset class="parts">
            <legend>{ texts::author_search(lang) }</legend>
            <div class="choices">
                if is_asked { { algorithms(draft, lang, send) } }
                { root(draft, lang, send) }
                if is_asked { { order(draft, algorithm, lang, send) } }
                if offers(Feature::Cut) { { cut(draft, lang, send) } }
                if offers(Feature::Window) { { line(
                    text(Key::WINDOW, label("author-window", texts::window_start(lang), texts::window_hint(lang)), "9", "-inf..inf".to_owned()),
                    draft, lang, send,
                ) } }
                if offers(Feature::Depth) { { line(
                    text(Key::DEPTH, label("author-depth", texts::depth(lang), texts::depth_hint(lang)), "4", texts::depth_end(lang)),
                    draft, lang, send,
                ) } }
                if offers(Feature::Fail) { { fail(draft, lang, send) } }
            </div>
            { for draft.others().map(|(key, value)| without(key, value, lang, send)) }
        </fieldset>
    }
}

fn label(id: &'static str, text: String, hint: String) -> Label {
    Label { id, text, hint }
}

fn algorithms(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let label = label("author-algorithm", texts::algorithm(lang), texts::algorithm_hint(lang));
    chosen(label, draft, |one: Algorithm| Some(algorithm_name(one, lang)), send)
}

fn root(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |player: Player| {
        Some(match player {
            Player::Max => texts::root_max(lang),
            Player::Min => texts::root_min(lang),
        })
    };
    chosen(label("author-root", texts::root(lang), texts::root_hint(lang)), draft, name, send)
}

/// From which side; an order that a search only has by its address is among them.
fn order(draft: &Draft, algorithm: Algorithm, lang: Lang, send: &Send) -> Html {
    let now: Order = draft.chosen();
    let name = |order: Order| {
        let is_usual = matches!(order, Order::LeftToRight | Order::RightToLeft);
        (is_usual || order == now && algorithm.takes(order)).then(|| order_name(order, lang))
    };
    chosen(label("author-order", texts::order(lang), texts::order_hint(lang)), draft, name, send)
}

fn cut(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let name = |cut: CutRule| {
        Some(match cut {
            CutRule::AtLeast => texts::cut_ge(lang),
            CutRule::Above => texts::cut_gt(lang),
        })
    };
    chosen(label("author-cut", texts::cut(lang), texts::cut_hint(lang)), draft, name, send)
}

fn fail(draft: &Draft, lang: Lang, send: &Send) -> Html {
    let label = label("author-fail", texts::fail(lang), texts::fail_hint(lang));
    chosen(label, draft, |fail| Some(fail_name(fail, lang)), send)
}

/// What the question says besides, and how to have it no longer say so.
fn without(key: Key, value: &str, lang: Lang, send: &Send) -> Html {
    let what = format!("{}={value}", key.name());
    html! {
        <button type="button" class="small" onclick={sends(send, Message::Build(Build::Unsay(key)))}>
            { texts::author_without(lang, &what) }</button>
    }
}

fn board(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let problem = draft.problem();
    let step = Line {
        key: Key::STEP,
        label: label("author-step", texts::author_moment(lang), texts::author_moment_hint(lang)),
        size: "8",
        usual: "0",
        empty: String::new(),
        fault: workshop.fault(Key::STEP),
    };
    let set = send.reform(|problem| Message::Build(Build::Board(problem)));
    html! {
        <fieldset class="parts of-board">
            <legend>{ texts::author_search(lang) }</legend>
            { backtracking::choices(&problem, Html::default(), lang, &set) }
            <div class="make">
                { line(step, draft, lang, send) }
                <button type="button" onclick={sends(send, Message::Build(Build::NextMoment))}>
                    { texts::author_next_moment(lang) }</button>
            </div>
        </fieldset>
    }
}

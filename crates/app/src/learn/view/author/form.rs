//! The form of the question builder: kind, tree or board, and search.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::{Draft, Key};
use plyscope_quiz::question::Kind;
use plyscope_search::Player;
use plyscope_setup::{Builder, Choice, SearchOption, Setup, Values, ALGORITHM, OPTIONS, ORDER};
use yew::prelude::*;

use super::part::{chosen, line, Label, Line};
use super::tree;
use crate::backtracking;
use crate::learn::message::{Build, Message};
use crate::learn::model::Model;
use crate::learn::view::{sends, Send};
use crate::learn::workshop::{State, Workshop};
use crate::view::choice::{choice, field};

/// The form, with the reason if the question cannot be asked.
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
                State::Unaskable(problem) => problem.message(lang),
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
    let (of_boards, of_trees): (Vec<_>, Vec<_>) = Kind::ALL
        .iter()
        .filter(|(_, kind)| kind.is_about_trees() || kind.is_about_boards())
        .partition(|(_, kind)| kind.is_about_boards());
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

/// The search options that matter for the question.
fn search(workshop: &Workshop, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let is_asked = draft.kind().is_about_searches();
    let setup = Setup { algorithm: draft.chosen(), order: draft.chosen(), ..Setup::default() };
    let fields = OPTIONS.iter().filter(|option| option.builder == Builder::Field);
    let fields = fields.filter(|option| is_asked && option.has_choice(&setup));
    let (first, others): (Vec<_>, Vec<_>) = fields.partition(|option| option.id == ALGORITHM.id);
    let shown = |option| search_option(option, &setup, workshop, draft, lang, send);
    html! {
        <fieldset class="parts">
            <legend>{ texts::author_search(lang) }</legend>
            <div class="choices">
                { for first.into_iter().map(shown) }
                { root(draft, lang, send) }
                { for others.into_iter().map(shown) }
            </div>
            { for draft.others().map(|(key, value)| without(key, value, lang, send)) }
        </fieldset>
    }
}

fn label(id: &'static str, text: String, hint: String) -> Label {
    Label { id: id.into(), text, hint }
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

/// A field for an option of the search.
fn search_option(
    option: &'static SearchOption,
    setup: &Setup,
    workshop: &Workshop,
    draft: &Draft,
    lang: Lang,
    send: &Send,
) -> Html {
    let key = Key::of_option(option);
    let label = Label {
        id: format!("author-{}", option.id).into(),
        text: (option.label)(lang),
        hint: (option.hint)(lang),
    };
    if let Values::Typed { size, .. } = option.values {
        let empty = option.shown(&Setup::default(), lang);
        let typed = Line { key, label, size, usual: "", empty, fault: workshop.fault(key) };
        return line(typed, draft, lang, send);
    }
    let now = draft.get(key).filter(|word| option.words().contains(word));
    let now = now.or(option.words().first().copied()).unwrap_or_default().to_owned();
    let words = option.words().into_iter().filter(|&word| {
        // Other orders are only offered if the address has them.
        let is_usual = option.id != ORDER.id || PLAIN_ORDERS.contains(&word);
        (is_usual || word == now) && option.chosen(setup, word).is_some()
    });
    let words = words.map(|word| {
        html! { <option value={word} selected={word == now}>{ option.word_name(word, lang) }</option> }
    });
    let onchange = choice(send, move |word| Some(Message::Build(Build::Set(key, word.to_owned()))));
    field(label.id, label.text, label.hint, onchange, words.collect())
}

/// The orders that go from one side of the tree to the other.
const PLAIN_ORDERS: [&str; 2] = ["left", "right"];

/// A further part of the question, with a button to remove it.
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

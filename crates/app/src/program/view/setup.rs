//! What is to be written, and the tree to run on, or the depth and the search of a game.

use plyscope_i18n::texts;
use plyscope_judge::judging::{can_be_judged, is_order_judged};
use plyscope_judge::link::{Language, Written};
use plyscope_search::Player;
use plyscope_setup::problems::search::of_notation;
use plyscope_setup::{Algorithm, Choice, SearchOption, ALGORITHM, CUT, FAIL, ORDER};
use yew::prelude::*;

use super::{exercise, Send};
use crate::browser::value_of;
use crate::program::message::Message;
use crate::program::model::Model;
use crate::view::choice::{choice, field};
use crate::view::form::{fields, select};

/// The depths of a game's tree that can be chosen.
const PLIES: [u32; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20];

/// The choices.
pub fn setup(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let languages = select(
        "program-language",
        texts::writing_language(lang),
        texts::writing_language_hint(lang),
        model.work.language,
        |language: Language| Some(language.name().to_owned()),
        choice(send, |id| Language::from_id(id).ok().map(Message::Language)),
    );
    let root = select(
        "root",
        texts::root(lang),
        texts::root_hint(lang),
        model.work.root,
        |player| {
            Some(match player {
                Player::Max => texts::root_max(lang),
                Player::Min => texts::root_min(lang),
            })
        },
        choice(send, |id| Player::from_id(id).ok().map(Message::Root)),
    );
    let written = select(
        "program-written",
        texts::writing_what(lang),
        texts::writing_what_hint(lang),
        model.work.written,
        |written| {
            Some(match written {
                Written::Search => texts::writing_what_search(lang),
                Written::Game => texts::writing_what_game(lang),
                Written::Queens => texts::writing_what_queens(lang),
                Written::Tour => texts::writing_what_tour(lang),
            })
        },
        choice(send, |id| Written::from_id(id).ok().map(Message::Written)),
    );
    if let Some(exercise) = &model.work.exercise {
        let is_search = model.work.written == Written::Search;
        let choices = html! {
            <>
                if exercise.language.is_none() { { languages } }
                if is_search { { tree(model, send) } }
            </>
        };
        return exercise::exercise(exercise, choices, model);
    }
    // Together in one place, so that the other choices keep their elements and so the focus.
    let others = match model.work.written {
        Written::Search => of_search(model, root, send),
        Written::Game => of_game(model, send),
        Written::Queens | Written::Tour => Html::default(),
    };
    html! { <div class="choices">{ written }{ languages }{ others }</div> }
}

/// The search that is written, and its tree.
fn of_search(model: &Model, root: Html, send: &Send) -> Html {
    let (lang, setup) = (model.shell.lang, model.work.setup);
    let judged = |id: &str| Algorithm::from_id(id).is_ok_and(can_be_judged);
    let ordered = |id: &str| Choice::from_id(id).is_ok_and(is_order_judged);
    html! {
        <>
            { option(&ALGORITHM, "algorithm", texts::writing_search(lang), model, judged, send) }
            { root }
            if CUT.has_choice(&setup) { { option(&CUT, "cut", (CUT.label)(lang), model, |_| true, send) } }
            { option(&ORDER, "order", (ORDER.label)(lang), model, ordered, send) }
            if FAIL.has_choice(&setup) { { option(&FAIL, "fail", (FAIL.label)(lang), model, |_| true, send) } }
            { tree(model, send) }
        </>
    }
}

/// How deep the tree of the game is, and its search.
fn of_game(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let to_setup = {
        let send = send.clone();
        Callback::from(move |message: crate::message::Message| {
            if let crate::message::Message::Setup(setup) = message {
                send.emit(Message::Setup(setup));
            }
        })
    };
    html! {
        <>
            { plies(model, send) }
            { fields(model.work.setup, None, [None, None], lang, &to_setup) }
        </>
    }
}

/// How many plies are unfolded.
fn plies(model: &Model, send: &Send) -> Html {
    let (lang, chosen) = (model.shell.lang, model.work.plies);
    // An address can have any other number.
    let other = chosen.filter(|plies| !PLIES.contains(plies));
    let options = PLIES.into_iter().chain(other).map(|plies| {
        html! { <option value={plies.to_string()} selected={chosen == Some(plies)}>{ plies }</option> }
    });
    let all = html! { <option value="all" selected={chosen.is_none()}>{ texts::writing_plies_all(lang) }</option> };
    let onchange = choice(send, |word| match word {
        "all" => Some(Message::Plies(None)),
        plies => plies.parse().ok().map(|plies| Message::Plies(Some(plies))),
    });
    let options = std::iter::once(all).chain(options).collect();
    field(
        "program-plies",
        texts::writing_plies(lang),
        texts::writing_plies_hint(lang),
        onchange,
        options,
    )
}

/// A select field of those words of an option that programs can be checked by.
fn option(
    option: &'static SearchOption,
    id: &'static str,
    label: String,
    model: &Model,
    is_judged: impl Fn(&str) -> bool,
    send: &Send,
) -> Html {
    let (lang, setup) = (model.shell.lang, model.work.setup);
    let words = option.words().into_iter().filter(|word| is_judged(word)).filter_map(|word| {
        let selected = option.chosen(&setup, word)? == setup;
        Some(html! { <option value={word} {selected}>{ option.word_name(word, lang) }</option> })
    });
    let onchange = choice(send, move |word| {
        let mut setup = setup;
        (option.parse)(&mut setup, word).ok()?;
        Some(Message::Setup(setup))
    });
    field(id, label, (option.hint)(lang), onchange, words.collect())
}

/// The field of the tree, with its error below it.
fn tree(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Tree(text));
            }
        })
    };
    let error = model.tree().err();
    html! {
        <label class="field wide-field">
            <span>{ texts::writing_tree(lang) }</span>
            <input id="program-tree" type="text" size="30" value={model.tree_text().to_owned()} oninput={typed}
                spellcheck="false" autocomplete="off" autocapitalize="off"
                aria-invalid={error.is_some().then_some("true")} aria-describedby="program-tree-error" />
            <span class="error" id="program-tree-error" role="status">
                if let Some(error) = error {
                    { texts::line_column(lang, error.line, error.column) }{ ": " }{ of_notation(&error.problem, lang) }
                }
            </span>
        </label>
    }
}

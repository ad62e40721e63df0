//! The fields of parts of a question.

use plyscope_i18n::{texts, Lang};
use plyscope_quiz::author::{Draft, Fault, Key};
use plyscope_quiz::question::QuestionProblem;
use plyscope_setup::address::Problem;
use plyscope_setup::{Choice, Values};
use yew::prelude::*;

use crate::browser::value_of;
use crate::learn::message::{Build, Message};
use crate::learn::view::Send;
use crate::view::choice::choice;
use crate::view::form::select;

/// What a field says of itself: its name in the document, its label and what is said of it.
pub struct Label {
    /// Its name in the document.
    pub id: AttrValue,
    /// What stands above it.
    pub text: String,
    /// What is said of it.
    pub hint: String,
}

/// A part that is typed in one line; what is wrong with it stands below.
pub struct Line<'a> {
    /// Which part.
    pub key: Key,
    /// What the field says of itself.
    pub label: Label,
    /// How many characters it is wide.
    pub size: &'static str,
    /// What stands there where nothing is said.
    pub usual: &'static str,
    /// What an empty field means.
    pub empty: String,
    /// What is wrong with it.
    pub fault: Option<&'a Fault>,
}

/// A part that is typed in one line.
pub fn line(line: Line<'_>, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let Line { key, label: Label { id, text, hint }, size, usual, empty, fault } = line;
    let error_id = format!("{id}-error");
    let described = fault.is_some().then(|| error_id.clone());
    html! {
        <label class="field" title={hint}>
            <span>{ text }</span>
            <input {id} type="text" {size} placeholder={empty} value={draft.said(key).unwrap_or(usual).to_owned()}
                oninput={typed(send, move |text| Build::Set(key, text))} spellcheck="false"
                autocomplete="off" autocapitalize="off"
                aria-invalid={fault.map(|_| "true")} aria-describedby={described} />
            <span class="error" id={error_id} role="status">{ fault.map(|fault| fault_text(fault, lang)) }</span>
        </label>
    }
}

/// A select field of the choices that have a name here.
pub fn chosen<C: Choice>(
    label: Label,
    draft: &Draft,
    name: impl Fn(C) -> Option<String>,
    send: &Send,
) -> Html {
    let onchange = choice(send, |id| {
        let key = Key::named(C::NAME)?;
        Some(Message::Build(Build::Set(key, id.to_owned())))
    });
    select(label.id, label.text, label.hint, draft.chosen::<C>(), name, onchange)
}

/// What is typed, as it is typed.
pub fn typed(send: &Send, meaning: impl Fn(String) -> Build + 'static) -> Callback<InputEvent> {
    let send = send.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(text) = value_of(&event) {
            send.emit(Message::Build(meaning(text)));
        }
    })
}

/// What is wrong with a part.
fn fault_text(fault: &Fault, lang: Lang) -> String {
    match &fault.problem {
        QuestionProblem::Address(Problem::Number { most, .. }) => {
            texts::author_number_bad(lang, *most as usize)
        }
        problem => match fault.key.option().map(|option| option.values) {
            Some(Values::Typed { problem, .. }) => problem(lang),
            _ => plyscope_quiz::problems::of_link(problem, lang),
        },
    }
}

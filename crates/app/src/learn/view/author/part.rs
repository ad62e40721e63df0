//! The fields of parts of a question.

use plyscope_i18n::{texts, Lang};
use plyscope_practice::author::{Draft, Fault, Key};
use plyscope_quiz::question::QuestionProblem;
use plyscope_setup::address::Problem;
use plyscope_setup::{Choice, Values};
use yew::prelude::*;

use crate::browser::value_of;
use crate::learn::message::{Build, Message};
use crate::learn::view::Send;
use crate::view::choice::choice;
use crate::view::form::select;

/// The texts of a field.
pub struct Label {
    /// Its element id.
    pub id: AttrValue,
    /// Its label.
    pub text: String,
    /// Its hint.
    pub hint: String,
}

/// A part typed in one line, with its error below.
pub struct Line<'a> {
    /// Which part.
    pub key: Key,
    /// The texts of the field.
    pub label: Label,
    /// How many characters it is wide.
    pub size: &'static str,
    /// The default text.
    pub usual: &'static str,
    /// What an empty field means.
    pub empty: String,
    /// Its error.
    pub fault: Option<&'a Fault>,
}

/// A part that is typed in one line.
pub fn line(line: Line<'_>, draft: &Draft, lang: Lang, send: &Send) -> Html {
    let Line { key, label: Label { id, text, hint }, size, usual, empty, fault } = line;
    let error_id = format!("{id}-error");
    let described = fault.is_some().then(|| error_id.clone());
    html! {
        <label key={id.as_str()} class="field" title={hint}>
            <span>{ text }</span>
            <input {id} type="text" {size} placeholder={empty} value={draft.get(key).unwrap_or(usual).to_owned()}
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

/// A callback for each input event.
pub fn typed(send: &Send, meaning: impl Fn(String) -> Build + 'static) -> Callback<InputEvent> {
    let send = send.clone();
    Callback::from(move |event: InputEvent| {
        if let Some(text) = value_of(&event) {
            send.emit(Message::Build(meaning(text)));
        }
    })
}

/// The error message of a part.
fn fault_text(fault: &Fault, lang: Lang) -> String {
    match &fault.problem {
        QuestionProblem::Address(Problem::Number { least, most, .. }) => {
            texts::author_number_bad(lang, &lang.number(*least), &lang.number(*most))
        }
        problem => match fault.key.option().map(|option| option.values) {
            Some(Values::Typed { problem, .. }) => problem(lang),
            _ => plyscope_quiz::problems::of_link(problem, lang),
        },
    }
}

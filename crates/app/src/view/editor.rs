//! The tree's text.

use plyscope_core::limits::{MAX_LAYERS, MAX_NAME, MAX_NODES, MAX_TEXT};
use plyscope_core::notation::{ParseError, Problem};
use plyscope_core::tree::TooLarge;
use plyscope_core::Value;
use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::game;
use super::icon::{icon, Icon};
use super::{sends, Send};
use crate::browser::value_of;
use crate::message::Message;
use crate::model::Model;

/// The text box, with what is wrong right below it.
pub fn editor(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Text(text));
            }
        })
    };
    let history = &model.history;
    let button = |what: Icon, label: String, message: Message, on: bool| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                disabled={!on} onclick={sends(send, message)}>{ icon(what) }</button>
        }
    };
    let invalid = model.error.is_some();
    html! {
        <div class="editor">
            <div class="editor-head">
                <label for="tree-text">{ texts::tree_text(lang) }</label>
                <span class="hint" id="tree-hint">{ texts::tree_hint(lang) }</span>
                <span class="tools">
                    { game::source(model, send) }
                    { button(Icon::Undo, texts::undo(lang), Message::Undo, history.can_undo()) }
                    { button(Icon::Redo, texts::redo(lang), Message::Redo, history.can_redo()) }
                </span>
            </div>
            <textarea
                id="tree-text" rows="1" spellcheck="false" autocapitalize="off" autocomplete="off"
                value={history.text().to_owned()} oninput={typed}
                aria-invalid={invalid.then_some("true")}
                aria-describedby={if invalid { "tree-error" } else { "tree-hint" }}
            />
            <div class="error" id="tree-error" role="status">
                if let Some(error) = &model.error { { problem(error, model) } }
            </div>
        </div>
    }
}

fn problem(error: &ParseError, model: &Model) -> Html {
    let lang = model.shell.lang;
    html! {
        <>
            <p>
                <strong>{ texts::line_column(lang, error.line, error.column) }</strong>
                { ": " }{ sentence(&error.problem, lang) }
                if model.session.is_some() { { " " }{ texts::error_kept(lang) } }
            </p>
            <pre aria-hidden="true">{ error.caret(model.history.text()) }</pre>
        </>
    }
}

/// What is wrong, in the person's language.
pub fn sentence(problem: &Problem, lang: Lang) -> String {
    let character = |c: &char| c.to_string();
    match problem {
        Problem::Empty => texts::error_empty(lang),
        Problem::TooLong { bytes } => texts::error_too_long(lang, *bytes, MAX_TEXT),
        Problem::Unexpected { found } => texts::error_unexpected(lang, &character(found)),
        Problem::UnknownWord { word } => match problem.suggestion() {
            Some(near) => texts::error_did_you_mean(lang, word, near),
            None => texts::error_unknown_word(lang, word),
        },
        Problem::NotANumber { text } => texts::error_not_a_number(lang, text),
        Problem::NumberTooLarge { text } => {
            texts::error_number_too_large(lang, text, Value::MAX_WHOLE as usize)
        }
        Problem::TooManyDecimals { text } => {
            texts::error_too_many_decimals(lang, text, Value::MAX_DECIMALS)
        }
        Problem::Unclosed { bracket } => texts::error_unclosed(lang, &character(bracket)),
        Problem::Mismatched { found, expected, line, column } => {
            let (found, expected) = (character(found), character(expected));
            texts::error_mismatched(lang, &found, *line, *column, &expected)
        }
        Problem::NotOpened { found } => texts::error_not_opened(lang, &character(found)),
        Problem::EmptyBrackets => texts::error_empty_brackets(lang),
        Problem::NameAlone { name } => texts::error_name_alone(lang, name),
        Problem::UnclosedQuote => texts::error_unclosed_quote(lang),
        Problem::BadName(_) => texts::error_bad_name(lang, MAX_NAME),
        Problem::TooLarge(TooLarge::Nodes) => texts::error_too_many_nodes(lang, MAX_NODES),
        Problem::TooLarge(TooLarge::Layers) => texts::error_too_many_layers(lang, MAX_LAYERS),
    }
}

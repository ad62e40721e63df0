//! The tree's text.

use std::rc::Rc;

use plyscope_i18n::{texts, Lang};
use plyscope_search::notation::ParseError;
use plyscope_setup::problems::search::{of_notation, of_parse_error};
use yew::prelude::*;

use super::field::Announced;
use super::icon::{icon, Icon};
use super::{sends, Send};
use crate::browser::value_of;
use crate::message::Message;
use crate::model::Model;

#[derive(Properties)]
struct Props {
    text: Rc<str>,
    /// Whether the text is no tree.
    invalid: bool,
    send: Send,
}

impl PartialEq for Props {
    fn eq(&self, other: &Self) -> bool {
        let is_same = Rc::ptr_eq(&self.text, &other.text) && self.invalid == other.invalid;
        is_same && self.send == other.send
    }
}

/// The text box. It is rendered again only when the text changes: comparing a long one with what the
/// box holds takes as long as drawing a step.
#[component]
fn Field(props: &Props) -> Html {
    let invalid = props.invalid;
    let send = props.send.clone();
    let typed = move |event: InputEvent| {
        if let Some(text) = value_of(&event) {
            send.emit(Message::Text(text));
        }
    };
    html! {
        <textarea
            id="tree-text" rows="1" spellcheck="false" autocapitalize="off" autocomplete="off"
            value={Rc::clone(&props.text)} oninput={typed}
            aria-invalid={invalid.then_some("true")}
            aria-describedby={if invalid { "tree-error" } else { "tree-hint" }}
        />
    }
}

/// The text box, with its error below it.
pub fn editor(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let history = &model.history;
    let button = |what: Icon, label: String, message: Message, on: bool| {
        html! {
            <button type="button" class="icon-button" title={label.clone()} aria-label={label}
                aria-disabled={(!on).then_some("true")} onclick={sends(send, message)}>{ icon(what) }</button>
        }
    };
    let invalid = model.error.is_some();
    let kept = model.session.as_ref().map(|_| texts::error_kept(lang));
    let problem = model.error.as_ref().map(|error| of_parse_error(error, lang));
    let spoken =
        problem.map(|problem| lang.sentences(std::iter::once(problem).chain(kept.clone())));
    html! {
        <div class={classes!("editor", invalid.then_some("wrong"))}>
            <div class="editor-line">
                <label for="tree-text">{ texts::tree_text(lang) }</label>
                <Field text={history.shared()} {invalid} send={send.clone()} />
                { button(Icon::UNDO, texts::undo(lang), Message::Undo, history.can_undo()) }
                { button(Icon::REDO, texts::redo(lang), Message::Redo, history.can_redo()) }
            </div>
            <p class="hint" id="tree-hint">{ texts::tree_hint(lang) }</p>
            <div class="error" id="tree-error">
                if let Some(error) = &model.error {
                    { parse_error(error, model.history.text(), kept, lang) }
                }
            </div>
            <Announced text={spoken.unwrap_or_default()} />
        </div>
    }
}

/// A parse error of a tree's text with its position; `kept` is an additional sentence.
pub fn parse_error(error: &ParseError, text: &str, kept: Option<String>, lang: Lang) -> Html {
    html! {
        <>
            <p>
                <strong>{ texts::line_column(lang, error.line, error.column) }</strong>
                { ": " }{ of_notation(&error.problem, lang) }
                if let Some(kept) = kept { { " " }{ kept } }
            </p>
            <pre aria-hidden="true">{ error.caret(text) }</pre>
        </>
    }
}

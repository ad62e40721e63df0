//! The trace of a program: its text or its file.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::field::Announced;
use super::icon::{icon, Icon};
use super::{sends, Send};
use crate::browser::value_of;
use crate::file_text::{chosen_text, dropped_text, has_files};
use crate::message::Message;
use crate::model::{Model, TraceFault, TraceSource, MAX_TRACE};

/// The text box, with a button for files and one that leads back to the search.
pub fn editor(model: &Model, trace: &TraceSource, send: &Send) -> Html {
    let lang = model.shell.lang;
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Trace(text));
            }
        })
    };
    let chosen = {
        let send = send.clone();
        Callback::from(move |event: Event| chosen_text(&event, MAX_TRACE, take(&send)))
    };
    let escaped = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            // While a word is composed, Escape ends that.
            if event.key() == "Escape" && !event.is_composing() {
                send.emit(Message::EndTrace);
            }
        })
    };
    let shown = model.trace_text();
    let placeholder = match trace.text.is_empty() {
        true => texts::trace_empty(lang),
        false => texts::trace_large(lang, &lang.number(trace.lines)),
    };
    let invalid = trace.problem.is_some();
    let (spoken, problem) =
        trace.problem.as_ref().map(|fault| fault_text(model, fault, lang)).unzip();
    let back = texts::trace_back(lang);
    html! {
        <div class={classes!("editor", "trace-editor", invalid.then_some("wrong"))} onkeydown={escaped}>
            <div class="editor-line">
                <label for="trace-text">{ texts::trace_text(lang) }</label>
                <textarea
                    id="trace-text" rows="1" spellcheck="false" autocapitalize="off" autocomplete="off"
                    {placeholder} value={shown.to_owned()} oninput={typed}
                    aria-invalid={invalid.then_some("true")}
                    aria-describedby={if invalid { "trace-error" } else { "trace-hint" }}
                />
                <label class="file-button">{ texts::trace_file(lang) }
                    <input type="file" accept=".jsonl,.json,.ndjson,.txt,.log,text/plain" onchange={chosen} />
                </label>
                <button type="button" class="icon-button" title={format!("{back} (Esc)")} aria-label={back}
                    onclick={sends(send, Message::EndTrace)}>{ icon(Icon::CLOSE) }</button>
            </div>
            <p class="hint" id="trace-hint">{ texts::trace_hint(lang) }</p>
            <div class="error" id="trace-error">{ for problem }</div>
            <Announced text={spoken.unwrap_or_default()} />
        </div>
    }
}

/// The error in sentences, and with its line.
fn fault_text(model: &Model, fault: &TraceFault, lang: Lang) -> (String, Html) {
    let (sentence, line) = match fault {
        TraceFault::Line(problem, line) => (problem.sentence(lang), line.as_deref()),
        TraceFault::Unreadable => (texts::trace_unreadable(lang, MAX_TRACE >> 20), None),
    };
    let kept = model.session.as_ref().map(|_| texts::trace_kept(lang));
    let sentences = lang.sentences(std::iter::once(sentence).chain(kept));
    let shown = html! {
        <>
            <p>{ sentences.clone() }</p>
            if let Some(line) = line { <pre>{ line }</pre> }
        </>
    };
    (sentences, shown)
}

/// Takes the file that is dropped on the page as a trace.
pub fn dropped(send: &Send) -> Callback<DragEvent> {
    let send = send.clone();
    Callback::from(move |event: DragEvent| {
        if has_files(&event) {
            event.prevent_default();
            dropped_text(&event, MAX_TRACE, take(&send));
        }
    })
}

/// Lets files be dropped; a text is dropped where the browser allows it.
pub fn dragged() -> Callback<DragEvent> {
    Callback::from(|event: DragEvent| {
        if has_files(&event) {
            event.prevent_default();
        }
    })
}

/// A callback for the text of a file.
fn take(send: &Send) -> impl FnOnce(Option<String>) + 'static {
    let send = send.clone();
    move |text| send.emit(text.map_or(Message::TraceUnreadable, Message::Trace))
}

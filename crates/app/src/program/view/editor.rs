//! The program: a plain text box, which `www/program/editor.js` replaces with an editor, and the buttons
//! that run it.

use js_sys::JsString;
use plyscope_i18n::texts;
use plyscope_judge::link::{Written, MAX_LINKED, MAX_PROGRAM};
use plyscope_setup::Choice;
use wasm_bindgen::prelude::wasm_bindgen;
use yew::prelude::*;

use super::{file, stage, Send};
use crate::browser::{self, value_of};
use crate::frame::sends;
use crate::program::checking::TASKS;
use crate::program::kept;
use crate::program::message::Message;
use crate::program::model::{JobKind, Model, Refusal, MAX_NODES};

#[wasm_bindgen]
extern "C" {
    /// Brings the editor up to date; see `www/boot-program.js`. `slot` is where the program is kept; a line is
    /// 0 if there is none.
    #[wasm_bindgen(js_name = updateEditor)]
    fn update_editor(
        slot: &str,
        language: &str,
        label: &str,
        help: &str,
        line: u32,
        wrong: u32,
        why: &JsString,
    );
}

/// Brings the editor up to date with the model.
pub fn update(model: &Model) {
    let lang = model.shell.lang;
    let (wrong, why) = model.wrong_line().unwrap_or((0, ""));
    update_editor(
        &kept::name(&model.work),
        model.work.language.id(),
        &texts::writing_code(lang, model.work.language.name()),
        &texts::writing_editor_help(lang),
        model.line().unwrap_or(0),
        wrong,
        &JsString::from(why),
    );
}

/// The program: the editor, or the text box before it is there.
pub const PLACE: &str = ".codemirror, #program-text:not([hidden])";

/// Moves the keyboard focus to the program.
pub fn focus() {
    browser::focus(PLACE);
}

/// The program with its buttons.
pub fn editor(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let typed = {
        let send = send.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(text) = value_of(&event) {
                send.emit(Message::Program(text));
            }
        })
    };
    let pressed = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Enter" && (event.ctrl_key() || event.meta_key()) {
                event.prevent_default();
                send.emit(if event.shift_key() { Message::Check } else { Message::Run });
            }
        })
    };
    // The progress of a check changes too fast to be announced; what follows it is put in anew.
    let announced = match model.job.as_ref().map(|job| job.kind) {
        Some(JobKind::Check { answered: 1.., shrinks: false }) => "off",
        _ => "polite",
    };
    html! {
        <section class="writer" aria-label={texts::writing_title(lang)}>
            if model.is_from_link {
                <p class="from-link" role="status">{ texts::writing_from_link(lang) }</p>
            }
            <div class="code-editor" onkeydown={pressed}>
                <textarea id="program-text" spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off"
                    aria-label={texts::writing_code(lang, model.work.language.name())}
                    value={model.program.text().to_owned()} oninput={typed} />
            </div>
            <p class="editor-help for-keys">{ texts::writing_editor_help(lang) }</p>
            { buttons(model, send) }
            <p class="job" role="status" aria-live={announced}>
                <span key={announced}>{ status(model) }</span>
                // Screen readers speak of changes in what is there already, and the result is inserted.
                <span class="spoken">{ came(model) }</span>
            </p>
        </section>
    }
}

fn buttons(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let runs = model.job.is_some();
    let written = model.work.written;
    let (is_game, has_boards) = (written == Written::Game, written.has_boards());
    let can_run = is_game || model.tree().is_ok();
    let check_hint = match has_boards {
        true => texts::writing_check_boards_hint(lang),
        false => texts::writing_check_hint(lang),
    };
    let hint = match is_game {
        true => texts::writing_run_game_hint(lang),
        false => texts::writing_run_hint(lang),
    };
    html! {
        <div class="run-buttons">
            if !has_boards {
                <button type="button" class="primary" id="program-run" title={hint}
                    aria-disabled={(!can_run).then_some("true")} onclick={sends(send, Message::Run)}>{ texts::writing_run(lang) }</button>
            }
            if !is_game {
                <button type="button" class={has_boards.then_some("primary")} id="program-check" title={check_hint}
                    onclick={sends(send, Message::Check)}>{ texts::writing_check(lang) }</button>
            }
            <button type="button" id="program-stop" aria-disabled={(!runs).then_some("true")}
                onclick={sends(send, Message::Stop)}>{ texts::writing_stop(lang) }</button>
            { file::buttons(lang, send) }
            <button type="button" title={texts::writing_reset_hint(lang)}
                onclick={sends(send, Message::Reset)}>{ texts::writing_reset(lang) }</button>
            if model.program.replaced().is_some() {
                <button type="button" class="quiet" onclick={sends(send, Message::BringBack)}>{ texts::writing_undo_reset(lang) }</button>
            }
        </div>
    }
}

/// What came of the program, unless something else is to be known first.
fn came(model: &Model) -> Option<String> {
    // The newest result counts: a check beside an older run is no old one.
    let is_old = match model.is_report_first && model.report.is_some() {
        true => model.is_report_old(),
        false => model.is_changed() || model.is_tree_changed(),
    };
    let is_known = model.job.is_none() && model.refusal.is_none() && !is_old;
    is_known.then(|| stage::words(model))
}

/// What goes on, in a sentence.
fn status(model: &Model) -> String {
    let lang = model.shell.lang;
    match (&model.job, &model.refusal) {
        (Some(job), _) => match job.kind {
            JobKind::Run => texts::writing_running(lang),
            JobKind::Check { answered: 0, .. } => texts::writing_starting(lang),
            JobKind::Check { shrinks: true, .. } => texts::writing_shrinking(lang),
            JobKind::Check { answered, .. } if model.work.written.has_boards() => {
                texts::writing_checking_boards(lang, answered, TASKS)
            }
            JobKind::Check { answered, .. } => texts::writing_checking(lang, answered, TASKS),
        },
        (None, Some(refusal)) => match refusal {
            Refusal::Stopped => texts::writing_stopped(lang),
            Refusal::NotFetched(error) => texts::writing_not_fetched(lang, error),
            Refusal::WrongTree => texts::writing_wrong_tree(lang),
            Refusal::LargeTree => texts::writing_large_tree(lang, MAX_NODES),
            Refusal::WrongFile => texts::writing_wrong_file(lang, MAX_PROGRAM),
            Refusal::GivenPlayers => texts::writing_given_players(lang),
            Refusal::Long => texts::writing_long(lang, MAX_PROGRAM),
        },
        (None, None) if model.is_changed() => texts::writing_changed(lang),
        (None, None) if model.is_tree_changed() => texts::writing_changed_choices(lang),
        (None, None) if model.is_report_old() => texts::writing_changed_since_check(lang),
        (None, None) if model.program.text().chars().count() > MAX_LINKED => {
            texts::writing_not_linked(lang)
        }
        (None, None) => String::new(),
    }
}

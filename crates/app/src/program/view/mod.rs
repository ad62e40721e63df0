//! The views of the page: functions from the model to HTML.

mod code;
pub mod editor;
mod exercise;
mod file;
mod gallery;
mod game;
mod help;
mod notice;
mod opponent;
mod report;
mod result;
mod setup;
pub mod stage;
mod transport;
mod tree;

use plyscope_i18n::texts;
use yew::prelude::*;

use super::message::Message;
use super::model::Model;
use crate::frame::header::{header, SitePage, Top};
use crate::frame::skip::skip;
use crate::frame::{Callbacks, Dialog};

/// The callback for messages.
pub type Send = Callback<Message>;

/// The whole page.
pub fn page(model: &Model, callbacks: &Callbacks<Message>) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    let top = Top {
        here: SitePage::Program,
        tagline: texts::writing_tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    html! {
        <>
            { skip("#program-text", editor::PLACE, texts::writing_skip(lang)) }
            { header(top, &model.shell, common) }
            <main class="writing">
                { notice::notice(model, common) }
                <section class="setup" aria-label={texts::writing_setup(lang)}>{ setup::setup(model, send) }</section>
                <div class="desk">
                    { editor::editor(model, send) }
                    { stage::stage(model, send) }
                </div>
            </main>
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery::dialog(model.work.written, lang, callbacks),
                Some(Dialog::Help) => help::dialog(model.work.written, lang, common),
                None => Html::default(),
            } }
        </>
    }
}

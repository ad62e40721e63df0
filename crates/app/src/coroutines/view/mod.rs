//! The views of the page about coroutines: functions from the model to HTML.

mod between;
mod consumer;
mod gallery;
mod help;
mod legend;
mod notice;
mod producer;
mod program;
mod setup;
mod transport;

use plyscope_coroutine_view::caption::caption as sentence;
use plyscope_i18n::texts;
use yew::prelude::*;

use super::message::Message;
use super::model::Model;
use crate::frame::header::{header, SitePage, Top};
use crate::frame::skip::skip;
use crate::frame::{sends, Callbacks, Dialog};
use crate::view::caption::caption;

/// The callback for messages.
pub type Send = Callback<Message>;

/// The whole page.
pub fn page(model: &Model, callbacks: &Callbacks<Message>) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    let text = sentence(&model.dialogue, model.step, lang);
    let top = Top {
        here: SitePage::Coroutines,
        tagline: texts::coroutine_tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    html! {
        <>
            { skip("#stage", ".search-tree", texts::coroutine_skip(lang)) }
            { header(top, &model.shell, common) }
            <main class="alone">
                { notice::notice(model, common) }
                <section class="setup" aria-label={texts::coroutine_setup(lang)}>
                    { setup::setup(model, send) }
                </section>
                <section class="stage" aria-label={texts::coroutine_title(lang)}>
                    <div class="dialogue" id="stage">
                        { producer::producer(model) }
                        { between::between(model) }
                        { consumer::consumer(model) }
                        { legend::legend(lang) }
                    </div>
                    <div class="controls">
                        { caption(html! { text }, model.mode) }
                        { transport::transport(model, send) }
                    </div>
                </section>
            </main>
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery::dialog(lang, callbacks),
                Some(Dialog::Help) => help::dialog(lang, common),
                None => Html::default(),
            } }
        </>
    }
}

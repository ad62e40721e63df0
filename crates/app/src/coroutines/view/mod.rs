//! The views of the page about coroutines: functions from the model to what is shown.

mod between;
mod consumer;
mod gallery;
mod header;
mod help;
mod legend;
mod notice;
mod producer;
mod program;
mod setup;
mod transport;

use plyscope_stage::coroutine::caption::caption;
use plyscope_stage::locale::texts;
use yew::prelude::*;

use super::message::{Dialog, Message};
use super::model::Model;

/// Who takes the messages.
pub type Send = Callback<Message>;

/// A callback that sends the same message whatever happened.
fn sends<E>(send: &Send, message: Message) -> Callback<E> {
    let send = send.clone();
    Callback::from(move |_| send.emit(message.clone()))
}

/// The whole page.
pub fn page(model: &Model, send: &Send) -> Html {
    let lang = model.lang;
    let told = caption(&model.dialogue, model.step, lang);
    html! {
        <>
            <a class="skip" href="#stage">{ texts::coroutine_skip(lang) }</a>
            { header::header(model, send) }
            <main class="alone">
                { notice::notice(model, send) }
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
                        <p class="caption" role="status" aria-live="polite">{ told.clone() }</p>
                        { transport::transport(model, &told, send) }
                    </div>
                </section>
            </main>
            { match model.dialog {
                Some(Dialog::Gallery) => gallery::dialog(lang, send),
                Some(Dialog::Help) => help::dialog(lang, send),
                None => Html::default(),
            } }
        </>
    }
}

//! The views of the page about backtracking: functions from the model to what is shown.

mod board;
mod branch;
mod code;
mod explore;
mod facts;
mod gallery;
mod hand;
mod header;
mod help;
mod legend;
mod notice;
mod setup;
mod transport;

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
    html! {
        <>
            <a class="skip" href="#stage">{ texts::trail_skip(lang) }</a>
            { header::header(model, send) }
            <main class="backtracking">
                { notice::notice(model, send) }
                <section class="setup" aria-label={texts::trail_setup(lang)}>
                    { setup::setup(model, send) }
                </section>
                <section class="stage" aria-label={texts::trail_title(lang)}>
                    <div class="twofold" id="stage">
                        { board::board(model, send) }
                        { branch::branch(model) }
                    </div>
                    <div class="controls">
                        if let Some(hand) = &model.hand {
                            { hand::controls(hand, lang, send) }
                        } else {
                            <p class="caption" role="status" aria-live="polite">{ model.search.caption(lang) }</p>
                            { transport::transport(model, send) }
                        }
                    </div>
                </section>
                <aside class="panels">
                    { explore::explore(model, send) }
                    if model.hand.is_none() { { hand::invitation(model, send) } }
                    { code::code(model) }
                    { facts::facts(model) }
                    { facts::way(model) }
                    { legend::legend(lang) }
                </aside>
            </main>
            { match model.dialog {
                Some(Dialog::Gallery) => gallery::dialog(lang, send),
                Some(Dialog::Help) => help::dialog(lang, send),
                None => Html::default(),
            } }
        </>
    }
}

//! The views of the page about backtracking: functions from the model to what is shown.

mod board;
mod branch;
mod code;
mod explore;
mod facts;
mod gallery;
mod hand;
mod help;
mod legend;
pub mod notice;
pub mod setup;
mod transport;

use plyscope_stage::locale::texts;
use yew::prelude::*;

use super::message::Message;
use super::model::Model;
use crate::frame::header::{header, Place, Top};
use crate::frame::{sends, Dialog, Hearers};

/// Who takes the messages.
pub type Send = Callback<Message>;

/// The whole page.
pub fn page(model: &Model, hearers: &Hearers<Message>) -> Html {
    let Hearers { own: send, common } = hearers;
    let lang = model.shell.lang;
    let top = Top {
        here: Place::Backtracking,
        tagline: texts::trail_tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    html! {
        <>
            <a class="skip" href="#stage">{ texts::trail_skip(lang) }</a>
            { header(top, &model.shell, common) }
            <main class="backtracking">
                { notice::notice(model, common) }
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
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery::dialog(lang, hearers),
                Some(Dialog::Help) => help::dialog(lang, common),
                None => Html::default(),
            } }
        </>
    }
}

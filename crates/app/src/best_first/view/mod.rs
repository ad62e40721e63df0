//! The views of the page about SSS* and proof-number search: functions from the model to HTML.

mod beside;
mod gallery;
mod help;
mod legend;
mod notice;
mod setup;
mod table;
mod transport;
mod tree;

use plyscope_best_first_view::best_first::caption::caption;
use plyscope_i18n::texts;
use yew::prelude::*;

use super::message::Message;
use super::model::{Model, Progress};
use crate::frame::header::{header, SitePage, Top};
use crate::frame::{sends, Callbacks, Dialog};

/// The callback for messages.
pub type Send = Callback<Message>;

/// The whole page; `place` is the space for the tree.
pub fn page(model: &Model, place: &NodeRef, callbacks: &Callbacks<Message>) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    let text = said(model);
    let top = Top {
        here: SitePage::BestFirst,
        tagline: texts::best_first_tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    html! {
        <>
            <a class="skip" href="#stage">{ texts::mcts_skip(lang) }</a>
            { header(top, &model.shell, common) }
            <main class="alone">
                { notice::notice(model, common) }
                <section class="setup" aria-label={texts::mcts_setup(lang)}>
                    { setup::setup(model, send) }
                </section>
                <section class="stage" aria-label={texts::best_first_title(lang)}>
                    <div class="growth" id="stage">
                        <div class="growing" ref={place.clone()}>
                            { tree::tree(model, send) }
                        </div>
                        { legend::legend(model) }
                        <div class="numbers">
                            { table::table(model, send) }
                            { beside::board(model) }
                            { beside::conclusion(model) }
                        </div>
                    </div>
                    <div class="controls">
                        <p class="caption" role="status" aria-live="polite">{ text.clone() }</p>
                        { transport::transport(model, &text, send) }
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

/// The sentence under the picture.
fn said(model: &Model) -> String {
    let lang = model.shell.lang;
    match &model.progress {
        Progress::None => String::new(),
        Progress::Refused(refused) => refused.message(lang),
        Progress::Running(running) => texts::best_first_searching(lang, running.done() as usize),
        Progress::Finished(session, _) => caption(session, model.step(), lang),
    }
}

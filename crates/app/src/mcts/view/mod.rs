//! The views of the page about Monte Carlo tree search: functions from the model to HTML.

mod gallery;
mod help;
mod legend;
mod notice;
mod playout;
mod plot;
mod setup;
mod table;
mod transport;
mod tree;

use plyscope_best_first_view::mcts::caption::caption;
use plyscope_i18n::texts;
use yew::prelude::*;

use super::message::Message;
use super::model::{Model, Search};
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
        here: SitePage::Mcts,
        tagline: texts::mcts_tagline(lang),
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
                <section class="stage" aria-label={texts::mcts_title(lang)}>
                    <div class="growth" id="stage">
                        <div class="growing" ref={place.clone()}>
                            { tree::tree(model, send) }
                        </div>
                        { legend::legend(model) }
                        <div class="numbers">
                            { table::table(model, send) }
                            { playout::playout(model, send) }
                            { plot::plot(model, send) }
                            { table::notes(model) }
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
    match &model.search {
        Search::None => String::new(),
        Search::Refused(refused) => refused.message(lang),
        Search::Running(running) => {
            let (done, all) = running.progress();
            texts::mcts_searching(lang, done as usize, all as usize)
        }
        Search::Finished(session, _) => caption(session, model.moment(), lang),
    }
}

//! The whole page: functions from the model to HTML.

use plyscope_i18n::texts;
use plyscope_session::playback::Mode;
use plyscope_setup::problems::search::of_parse_error;
use yew::prelude::*;

use super::model::Search;
use super::transport::transport;
use super::tree::Items;
use super::{Growth, Message, Model, Send};
use crate::frame::dialogs::{card, help};
use crate::frame::header::{header, SitePage, Top};
use crate::frame::notice::broken_link;
use crate::frame::skip::skip;
use crate::frame::{self, sends, Callbacks, Common, Dialog};
use crate::view::caption::caption;
use crate::view::dialog::Dialog as DialogBox;

/// The tree's node in the tab order; the controls before there is a tree.
const ENTRANCE: &str = ".growing [tabindex='0'], .stage .play";

/// The whole page; `place` is the space for the tree.
pub fn page<G: Growth>(
    model: &Model<G>,
    place: &NodeRef,
    callbacks: &Callbacks<Message<G>>,
) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    let top = Top {
        here: SitePage::Mcts,
        tagline: G::tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    html! {
        <>
            { skip("#stage", ENTRANCE, texts::mcts_skip(lang)) }
            { header(top, &model.shell, common) }
            <main class="alone">
                { notice(model, common) }
                { G::kinds(model) }
                <section class="setup" aria-label={texts::mcts_setup(lang)}>
                    <div class="choices">{ G::setup(model, send) }</div>
                </section>
                <section class="stage" aria-label={G::title(lang)}>
                    <div class="growth" id="stage">
                        <div class="growing" ref={place.clone()}>{ tree(model, send) }</div>
                        if let Some((session, _)) = model.session() {
                            { G::legend(model, session) }
                            <div class="numbers">{ G::beside(model, session, send) }</div>
                        }
                    </div>
                    <div class="controls">
                        { caption(html! { said(model) }, pace(model)) }
                        { transport(model, send) }
                    </div>
                </section>
            </main>
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery(model, callbacks),
                Some(Dialog::Help) => {
                    let acting = html! { texts::mcts_help_keys(lang) };
                    help(G::help(lang), Some(G::CHAPTER), acting, G::KEYS, lang, common)
                }
                None => Html::default(),
            } }
        </>
    }
}

/// The sentence under the picture.
fn said<G: Growth>(model: &Model<G>) -> String {
    let lang = model.shell.lang;
    match &model.search {
        Search::None => String::new(),
        Search::NoTree(error) => of_parse_error(error, lang),
        Search::Refused(refusal) => G::refusal(refusal, lang),
        Search::Running(running) => G::progress(running, lang),
        Search::Finished(session, _) => G::caption(session, model.step(), lang),
    }
}

/// Whether the sentences come as fast as those of playback: those about the progress of a search do.
fn pace<G: Growth>(model: &Model<G>) -> Mode {
    if model.is_searching() {
        Mode::Running
    } else {
        model.mode
    }
}

/// The tree at the step that is shown; nothing before the search is finished.
fn tree<G: Growth>(model: &Model<G>, send: &Send<G>) -> Html {
    let Some((session, shown)) = model.session() else { return Html::default() };
    let (lang, step) = (model.shell.lang, model.step());
    let items = Items {
        drawing: &G::picture(model, session, shown),
        tree: G::tree(session),
        title: G::title(lang),
        looked_at: model.looked_at,
        read: &|node| G::reading(session, node, step, lang),
        look_at: send.reform(Message::LookAt),
    };
    items.view()
}

/// The notice about an address, if there is one.
fn notice<G: Growth>(model: &Model<G>, send: &Callback<Common>) -> Html {
    let lang = model.shell.lang;
    let own = |problems: &Vec<G::Problem>| {
        let is_read = !problems.iter().any(G::is_too_long);
        let problems = problems.iter().map(|problem| G::problem(problem, lang));
        html! { <div>{ broken_link(problems, is_read, lang) }</div> }
    };
    frame::notice::notice(&model.shell, own, None, send)
}

/// Every example. None is drawn: that would need all their searches.
fn gallery<G: Growth>(model: &Model<G>, callbacks: &Callbacks<Message<G>>) -> Html {
    let lang = model.shell.lang;
    let cards = G::GALLERY.iter().enumerate().map(|(number, exhibit)| {
        let shown = sends(&callbacks.own, Message::Exhibit(number));
        card(Html::default(), &format!("gallery-{}", exhibit.id), lang, shown)
    });
    html! {
        <DialogBox {lang} title={texts::examples(lang)} closed={sends(&callbacks.common, Common::Close)}>
            <ul class="gallery">{ for cards }</ul>
        </DialogBox>
    }
}

//! The views of the page about backtracking: functions from the model to HTML.

mod board;
mod code;
mod explore;
mod facts;
mod found;
mod gallery;
mod hand;
mod help;
mod legend;
pub mod notice;
mod parts;
pub mod setup;
mod transport;
mod tree;

use plyscope_i18n::texts;
use plyscope_puzzle_view::backtrack::board::Look;
use plyscope_session::playback::Mode;
use yew::prelude::*;

use super::message::Message;
use super::model::{Follows, Model, Run};
use crate::frame::header::{header, SitePage, Top};
use crate::frame::skip::skip;
use crate::frame::{sends, Callbacks, Dialog};
use crate::view::caption::caption;
use code::Code;
use legend::Legend;
use setup::Setup;

/// The square of the board in the tab order.
pub const SQUARE: &str = "[role=gridcell][tabindex='0']";

/// The callback for messages.
pub type Send = Callback<Message>;

/// The whole page.
pub fn page(model: &Model, place: &NodeRef, callbacks: &Callbacks<Message>) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    let top = Top {
        here: SitePage::Backtracking,
        tagline: texts::trail_tagline(lang),
        to_see: Html::default(),
        to_save: Html::default(),
    };
    let view = model.search.view(lang);
    let by_hand = model.hand.as_ref().map(|hand| hand.search.view(lang));
    let shown = by_hand.as_ref().unwrap_or(&view);
    // The search stands still while the user plays; the panels about it would contradict the board.
    let is_searching = model.hand.is_none();
    // Before the first step no line has run.
    let current = view.line.filter(|_| is_searching && model.search.here().step > 0);
    // In other pictures, what is left is written out.
    let has_domains = view.board.look == Look::Chequered && view.board.has_domains();
    html! {
        <>
            { skip("#stage", SQUARE, texts::trail_skip(lang)) }
            { header(top, &model.shell, common) }
            <main class="backtracking">
                { notice::notice(model, common) }
                <section class="setup" aria-label={texts::trail_setup(lang)}>
                    <Setup problem={model.problem.clone()} kept={model.kept.clone()} press={model.press} {lang} send={send.clone()} />
                </section>
                <section class="stage" aria-label={texts::trail_title(lang)}>
                    <div class="twofold" id="stage">
                        { board::board(model, shown, send) }
                        { tree::tree(model, shown, place, send) }
                    </div>
                    <div class="controls">
                        if let Some(hand) = &model.hand {
                            { hand::controls(hand, shown, lang, send) }
                        } else {
                            { caption(html! { { &view.caption } }, pace(model)) }
                            { transport::transport(model, send) }
                        }
                    </div>
                </section>
                <aside class="panels">
                    if is_searching {
                        { explore::explore(model, send) }
                        { hand::invitation(model, send) }
                        { found::found(model, send) }
                    }
                    <Code problem={model.problem.clone()} current={current} {lang} />
                    if is_searching {
                        { facts::facts(model, &view) }
                        { facts::way(&view, lang) }
                    }
                    <Legend {lang} {has_domains} has_crosses={view.board.look == Look::Maze}
                        has_cells={matches!(view.board.look, Look::Boxes(..))} />
                </aside>
            </main>
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery::dialog(lang, callbacks),
                Some(Dialog::Help) => help::dialog(lang, common),
                None => Html::default(),
            } }
        </>
    }
}

/// Whether the sentences come as fast as those of playback: those of a search that is followed do.
fn pace(model: &Model) -> Mode {
    match model.run {
        Some(Run { follows: Follows::Front, .. }) => Mode::Running,
        _ => model.mode,
    }
}

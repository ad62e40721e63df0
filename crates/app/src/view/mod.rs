//! The views: functions from the model to HTML.

pub mod board;
pub mod button;
pub mod caption;
pub mod choice;
pub mod code;
pub mod dialog;
pub mod editor;
pub mod field;
pub mod fold;
pub mod form;
pub mod gallery;
pub mod game;
mod header;
mod help;
pub mod icon;
mod legend;
mod node;
pub mod notice;
mod number_line;
mod passes;
pub mod path;
pub mod play;
pub mod playback_controls;
pub mod prose;
mod setup;
mod skip;
mod stack;
mod table;
pub mod taken;
mod trace_editor;
mod transport;
pub mod tree;
mod typed;
mod weights;

use plyscope_i18n::texts;
use yew::prelude::*;

use crate::frame::{sends, Callbacks, Dialog};
use crate::message::Message;
use crate::model::Model;
use crate::questions::PLACE;

/// The callback for messages.
pub type Send = Callback<Message>;

/// The whole page.
pub fn page(model: &Model, tree_area: &NodeRef, callbacks: &Callbacks<Message>) -> Html {
    let Callbacks { own: send, common } = callbacks;
    let lang = model.shell.lang;
    html! {
        <>
            { skip::links(model) }
            { header::header(model, callbacks) }
            <main ondrop={trace_editor::dropped(send)} ondragover={trace_editor::dragged()}>
                { notice::notice(model, callbacks) }
                { setup::setup(model, send) }
                <section class="stage" aria-label={texts::tree_view(lang)}>
                    { tree::tree(model, tree_area, send) }
                    <div class="controls">
                        { tree::caption(model) }
                        if model.asks().is_some() { <div id={PLACE} class="questions"></div> }
                        { transport::transport(model, send) }
                    </div>
                </section>
                <aside class="panels">
                    if play::can_play(model) { { play::panel(model, send) } }
                    { board::panel(model, send) }
                    { weights::panel(model, send) }
                    if !play::can_play(model) { { play::panel(model, send) } }
                    { number_line::panel(model) }
                    { table::panel(model, send) }
                    { passes::panel(model, send) }
                    { stack::panel(model) }
                    if model.traced().is_none() { { code::panel(model) } }
                    { node::panel(model, send) }
                    { legend::panel(model) }
                </aside>
            </main>
            { match model.shell.dialog {
                Some(Dialog::Gallery) => gallery::dialog(model, callbacks),
                Some(Dialog::Help) => help::dialog(lang, common),
                None => Html::default(),
            } }
        </>
    }
}

/// A collapsible part of the page.
pub fn panel(class: &'static str, title: String, content: Html) -> Html {
    html! {
        <details class={classes!("panel", class)} open=true>
            <summary><h2>{ title }</h2></summary>
            { content }
        </details>
    }
}

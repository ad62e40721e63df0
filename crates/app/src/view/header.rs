//! The top of the page.

use plyscope_i18n::texts;
use plyscope_setup::dialog_request::DialogId;
use yew::prelude::*;

use super::sends;
use crate::frame::header::{self, fetch_button, tool, SitePage, Top};
use crate::frame::Callbacks;
use crate::message::Message;
use crate::model::Model;

/// The header with this page's tools.
pub fn header(model: &Model, callbacks: &Callbacks<Message>) -> Html {
    let lang = model.shell.lang;
    let Callbacks { own: send, common } = callbacks;
    let dialog_button = |text: String, dialog: DialogId| {
        fetch_button(
            text,
            model.pending_dialog == Some(dialog),
            sends(send, Message::OpenDialog(dialog)),
        )
    };
    let to_see = html! {
        <>
            { dialog_button(texts::random(lang), DialogId::Random) }
            { dialog_button(texts::compare(lang), DialogId::Compare) }
            { dialog_button(texts::complexity(lang), DialogId::Complexity) }
        </>
    };
    let to_save = html! {
        <>
            { tool(texts::print(lang), sends(send, Message::Print)) }
        </>
    };
    let top = Top { here: SitePage::Trees, tagline: texts::tagline(lang), to_see, to_save };
    header::header(top, &model.shell, common)
}

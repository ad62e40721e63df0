//! The top of the page.

use plyscope_i18n::texts;
use plyscope_view::dialog_request::DialogId;
use yew::prelude::*;

use super::sends;
use crate::frame::header::{self, door, tool, Place, Top};
use crate::frame::Hearers;
use crate::message::Message;
use crate::model::Model;

/// The name of the page, what it can show, and how it looks.
pub fn header(model: &Model, hearers: &Hearers<Message>) -> Html {
    let lang = model.shell.lang;
    let Hearers { own: send, common } = hearers;
    let door = |text: String, room: DialogId| {
        door(text, model.entering == Some(room), sends(send, Message::Enter(room)))
    };
    let to_see = html! {
        <>
            { door(texts::random(lang), DialogId::Random) }
            { door(texts::compare(lang), DialogId::Compare) }
            { door(texts::complexity(lang), DialogId::Complexity) }
        </>
    };
    let to_save = html! {
        <>
            { tool(texts::print(lang), sends(send, Message::Print)) }
        </>
    };
    let top = Top { here: Place::Trees, tagline: texts::tagline(lang), to_see, to_save };
    header::header(top, &model.shell, common)
}

//! Ways past what stands before the tree and the board, for those who go by the Tab key.

use plyscope_i18n::texts;
use yew::prelude::*;

use super::Send;
use crate::message::Message;
use crate::model::Model;

/// The first things that the Tab key reaches; seen only while they have the focus.
pub fn links(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let link = |href: &'static str, place: &'static str, text: String| {
        let send = send.clone();
        let onclick = Callback::from(move |event: MouseEvent| {
            // The part of the address behind `#` says what is searched.
            event.prevent_default();
            send.emit(Message::Skip(place));
        });
        html! { <a class="skip" {href} {onclick}>{ text }</a> }
    };
    html! {
        <>
            { link("#stage", "[role=tree] [tabindex='0']", texts::skip_to_tree(lang)) }
            if model.played.is_some() { { link("#match", ".playing [tabindex='0']", texts::skip_to_board(lang)) } }
        </>
    }
}

//! Skip links to the tree and the board for keyboard users.

use plyscope_i18n::texts;
use yew::prelude::*;

use super::Send;
use crate::message::Message;
use crate::model::Model;

/// The first elements in the tab order; visible only while focused.
pub fn links(model: &Model, send: &Send) -> Html {
    let lang = model.shell.lang;
    let link = |href: &'static str, place: &'static str, text: String| {
        let send = send.clone();
        let onclick = Callback::from(move |event: MouseEvent| {
            // The fragment holds the search, so the link must not change it.
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

//! The help.

use plyscope_stage::locale::{texts, Lang};
use yew::prelude::*;

use super::{sends, Send};
use crate::coroutines::message::Message;
use crate::view::dialog::Dialog;
use crate::view::help::keys;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Send) -> Html {
    let rows: [(&[&str], String); 8] = [
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["H"], texts::coroutine_next_handover(lang)),
        (&["Shift + H"], texts::coroutine_previous_handover(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
        (&["?"], texts::key_help(lang)),
    ];
    html! {
        <Dialog {lang} title={texts::help_title(lang)} closed={sends(send, Message::Close)}>
            <p>{ texts::coroutine_help(lang) }</p>
            <h3>{ texts::help_keys(lang) }</h3>
            <p class="quiet-text">{ texts::coroutine_help_keys(lang) }</p>
            { keys(&rows) }
        </Dialog>
    }
}

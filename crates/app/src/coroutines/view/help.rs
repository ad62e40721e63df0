//! The help.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let keys: [(&[&str], String); 8] = [
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["H"], texts::coroutine_next_handover(lang)),
        (&["Shift + H"], texts::coroutine_previous_handover(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
        (&["?"], texts::key_help(lang)),
    ];
    let acting = html! { texts::coroutine_help_keys(lang) };
    help(texts::coroutine_help(lang), acting, &keys, lang, send)
}

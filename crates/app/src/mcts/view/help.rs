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
        (&["I"], texts::mcts_next_iteration(lang)),
        (&["Shift + I"], texts::mcts_previous_iteration(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
        (&["?"], texts::key_help(lang)),
    ];
    let acting = html! { texts::mcts_help_keys(lang) };
    help(texts::mcts_help(lang), acting, &keys, lang, send)
}

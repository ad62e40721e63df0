//! The help.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let keys: [(&[&str], String); 19] = [
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["O"], texts::key_over(lang)),
        (&["Shift + O"], texts::key_back_over(lang)),
        (&["C"], texts::key_next_cut(lang)),
        (&["Shift + C"], texts::key_previous_cut(lang)),
        (&["T"], texts::key_next_hit(lang)),
        (&["Shift + T"], texts::key_previous_hit(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
        (&["V"], texts::key_view(lang)),
        (&["L"], texts::key_names(lang)),
        (&["F"], texts::key_fit(lang)),
        (&["+", "−"], texts::key_zoom(lang)),
        (&["0–9", "F2"], texts::key_leaf(lang)),
        (&["Ctrl + Z", "Ctrl + Y"], texts::key_undo(lang)),
        (&["Esc"], texts::key_end_trace(lang)),
        (&["?"], texts::key_help(lang)),
    ];
    let acting =
        html! { <>{ texts::help_keys_where(lang) }{ " " }{ texts::help_tree_keys(lang) }</> };
    help(texts::help_about(lang), acting, &keys, lang, send)
}

//! The help.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let keys: [(&[&str], String); 11] = [
        (&["→", "N"], texts::key_forward(lang)),
        (&["←", "P"], texts::key_back(lang)),
        (&["K", "Space"], texts::key_play(lang)),
        (&["O"], texts::key_over(lang)),
        (&["Shift + O"], texts::key_back_over(lang)),
        (&["D"], texts::trail_next_stuck(lang)),
        (&["Shift + D"], texts::trail_previous_stuck(lang)),
        (&["S"], texts::trail_next_solution(lang)),
        (&["Shift + S"], texts::trail_previous_solution(lang)),
        (&["Home"], texts::key_first(lang)),
        (&["End"], texts::key_last(lang)),
    ];
    let acting = html! { texts::trail_help_keys(lang) };
    help(texts::trail_help(lang), acting, &keys, lang, send)
}

//! The help.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let keys: [(&[&str], String); 6] = [
        (&["Enter", "Space"], texts::learn_key_press(lang)),
        (&["Shift + Enter"], texts::learn_key_alone(lang)),
        (&["↑", "↓", "←", "→"], texts::learn_key_walk(lang)),
        (&["C"], texts::learn_check(lang)),
        (&["H"], texts::learn_hint(lang)),
        (&["?"], texts::key_help(lang)),
    ];
    let acting = html! { texts::learn_help_keys(lang) };
    let about = lang.sentences([texts::learn_help(lang), texts::learn_help_points(lang)]);
    help(about, acting, &keys, lang, send)
}

//! The help.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::keys;
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let acting = html! { texts::learn_help_keys(lang) };
    let about = lang.sentences([texts::learn_help(lang), texts::learn_help_points(lang)]);
    help(about, acting, &keys::LEARN, lang, send)
}

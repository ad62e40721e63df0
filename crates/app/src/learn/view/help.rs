//! The help.

use plyscope_i18n::{texts, Lang};
use plyscope_lesson::keys;
use plyscope_lesson::place::Around;
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(around: Around, lang: Lang, send: &Callback<Common>) -> Html {
    let acting = html! { texts::learn_help_keys(lang) };
    let about = lang.sentences([texts::learn_help(lang), texts::learn_help_points(lang)]);
    // A package for a learning platform has no guide.
    let chapter = match around {
        Around::Site => Some("questions.html"),
        Around::Host => None,
    };
    help(about, chapter, acting, &keys::LEARN, lang, send)
}

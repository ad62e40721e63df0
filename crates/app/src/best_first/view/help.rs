//! The help.

use plyscope_best_first_view::best_first::keys::BEST_FIRST;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let acting = html! { texts::mcts_help_keys(lang) };
    let chapter = Some("pages.html#best-first-search");
    help(texts::best_first_help(lang), chapter, acting, &BEST_FIRST, lang, send)
}

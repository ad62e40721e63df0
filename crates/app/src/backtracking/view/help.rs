//! The help.

use plyscope_i18n::{texts, Lang};
use plyscope_puzzle_view::keys;
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let acting = html! { texts::trail_help_keys(lang) };
    help(
        texts::trail_help(lang),
        Some("pages.html#backtracking"),
        acting,
        &keys::BACKTRACKING,
        lang,
        send,
    )
}

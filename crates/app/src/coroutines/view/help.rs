//! The help.

use plyscope_coroutine_view::keys;
use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let acting = html! { texts::coroutine_help_keys(lang) };
    help(
        texts::coroutine_help(lang),
        Some("pages.html#coroutines"),
        acting,
        &keys::COROUTINES,
        lang,
        send,
    )
}

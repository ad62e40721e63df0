//! The help.

use plyscope_i18n::{texts, Lang};
use plyscope_setup::keys;
use yew::prelude::*;

use crate::frame::dialogs::help;
use crate::frame::Common;

/// What the page is for, and its keys.
pub fn dialog(lang: Lang, send: &Callback<Common>) -> Html {
    let acting =
        html! { <>{ texts::help_keys_where(lang) }{ " " }{ texts::help_tree_keys(lang) }</> };
    help(texts::help_about(lang), Some("reading.html"), acting, &keys::TREES, lang, send)
}

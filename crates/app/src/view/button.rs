//! Buttons.

use plyscope_i18n::{texts, Lang};
use yew::prelude::*;

use super::icon::{icon, Icon};

/// A button with a text.
pub fn button(text: String, pressed: Callback<MouseEvent>) -> Html {
    html! { <button type="button" onclick={pressed}>{ text }</button> }
}

/// A close button.
pub fn close(lang: Lang, pressed: Callback<MouseEvent>) -> Html {
    html! {
        <button type="button" class="icon-button" aria-label={texts::close(lang)}
            onclick={pressed}>{ icon(Icon::CLOSE) }</button>
    }
}

//! Links past the top of a page.

use yew::prelude::*;

use crate::browser;

/// A link for keyboard users, in front of everything else and visible only while focused: it moves the focus
/// to the first element that matches a selector. The fragment holds what is shown, so the link must not
/// change it.
pub fn skip(href: &'static str, place: &'static str, text: String) -> Html {
    let onclick = Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        browser::focus(place);
    });
    html! { <a class="skip" {href} {onclick}>{ text }</a> }
}

//! Sentences that name nodes.

use plyscope_session::prose::l_names;
use yew::prelude::*;

/// A sentence without line breaks in the names of nodes.
pub fn prose(text: &str) -> Html {
    let mut end = 0;
    let mut pieces = Vec::new();
    for name in l_names(text) {
        pieces.push(html! { { &text[end..name.start] } });
        end = name.end;
        pieces.push(html! { <span class="unbroken">{ &text[name] }</span> });
    }
    pieces.push(html! { { &text[end..] } });
    html! { <span>{ for pieces }</span> }
}

//! Sentences that name nodes and windows.

use plyscope_session::prose::unbroken;
use yew::prelude::*;

/// A sentence without line breaks in names of nodes, windows and comparisons.
pub fn prose(text: &str) -> Html {
    let mut end = 0;
    let mut pieces = Vec::new();
    for piece in unbroken(text) {
        pieces.push(html! { { &text[end..piece.start] } });
        end = piece.end;
        pieces.push(html! { <span class="unbroken">{ &text[piece] }</span> });
    }
    pieces.push(html! { { &text[end..] } });
    html! { <span>{ for pieces }</span> }
}

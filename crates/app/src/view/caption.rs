//! The sentence of a step, which screen readers announce.

use plyscope_session::playback::Mode;
use yew::prelude::*;

/// The sentence of a step. While a search is played, sentences change too fast to be announced; the one at
/// which it stops is put in anew, so that it is announced.
pub fn caption(sentence: Html, mode: Mode) -> Html {
    let (announced, key) = match mode {
        Mode::Running => ("off", "played"),
        Mode::Paused => ("polite", "paused"),
    };
    html! {
        <p class="caption" role="status" aria-live={announced}><span {key}>{ sentence }</span></p>
    }
}

//! Choices that collapse into one line.

use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

/// A summary line that opens the choices over the content below.
pub fn fold(line: String, hint: String, choices: Html) -> Html {
    html! {
        <details class="choices-fold" onkeydown={closes()}>
            <summary class="setup-line" title={hint}><span>{ line }</span></summary>
            <div class="fold-body">{ choices }</div>
        </details>
    }
}

/// The Escape key closes the choices, and returns the focus to the line.
fn closes() -> Callback<KeyboardEvent> {
    Callback::from(|event: KeyboardEvent| {
        let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let fold = pressed.and_then(|pressed| pressed.closest(".choices-fold").ok().flatten());
        // While a word is composed, Escape ends that.
        let closes = event.key() == "Escape" && !event.is_composing();
        let Some(fold) = fold.filter(|fold| closes && fold.has_attribute("open")) else { return };
        // If this fails, it stays open.
        let _ = fold.remove_attribute("open");
        if let Ok(Some(line)) = fold.query_selector("summary") {
            let _ = line.unchecked_into::<web_sys::HtmlElement>().focus();
        }
    })
}

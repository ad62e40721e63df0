//! Choices that collapse into one line.

use gloo::timers::callback::Timeout;
use gloo::utils::document;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::prelude::*;

use crate::browser;

/// Where the choices open.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Opens {
    /// Over the content below, so that they close when the Tab key leaves them (WCAG 2.2, 2.4.11).
    Over,
    /// Above it.
    Above,
}

/// A summary line that opens the choices.
pub fn fold(line: String, hint: String, choices: Html, opens: Opens) -> Html {
    html! {
        <details class={classes!("choices-fold", (opens == Opens::Over).then_some("over"))}
            onkeydown={closes(opens)}>
            <summary class="setup-line" title={hint}><span>{ line }</span></summary>
            <div class="fold-body">{ choices }</div>
        </details>
    }
}

/// Closes the choices that lie open over the page; returns whether any did.
pub fn close() -> bool {
    let open = document().query_selector(".choices-fold.over[open]").ok().flatten();
    open.is_some_and(|fold| fold.remove_attribute("open").is_ok())
}

/// Closes them if the focus is elsewhere.
fn close_behind() {
    if !browser::has_focus(".choices-fold") {
        close();
    }
}

/// The Escape key closes the choices, and returns the focus to the line.
fn closes(opens: Opens) -> Callback<KeyboardEvent> {
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Tab" && opens == Opens::Over {
            // The browser moves the focus after this.
            Timeout::new(0, close_behind).forget();
        }
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

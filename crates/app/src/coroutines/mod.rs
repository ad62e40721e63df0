//! The page about coroutines. It is in one program with the page about backtracking: both are small,
//! and most of a program is what they share.

mod app;
mod keys;
mod message;
mod model;
mod reveal;
mod view;

use crate::{browser, language};

/// The place of the page in `coroutines.html`, which the other page has not.
const PLACE: &str = "coroutines";

/// Whether it is this page that was opened.
pub fn is_open() -> bool {
    browser::place(PLACE).is_some()
}

/// Starts the page, once there are texts in the person's language or it is clear that there are none.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        language::fetch(language::wished()).await;
        if let Some(place) = browser::place(PLACE) {
            yew::Renderer::<app::App>::with_root(place).render();
        }
    });
}

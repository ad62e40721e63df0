//! The page about backtracking.

mod app;
mod counting;
mod errand;
mod keys;
mod message;
mod model;
mod view;

use crate::{browser, language};

pub use errand::serve;

/// Starts the page, once there are texts in the person's language or it is clear that there are none.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        language::fetch(language::wished()).await;
        if let Some(place) = browser::place("page") {
            yew::Renderer::<app::App>::with_root(place).render();
        }
    });
}

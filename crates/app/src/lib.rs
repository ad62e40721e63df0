//! The page and its worker: they draw what the stage says and send back what the person did.

pub mod app;
mod browser;
mod keys;
mod language;
mod message;
mod model;
pub mod searcher;
mod view;

/// Starts the page, once there are texts in the person's language or it is clear that there are none.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        language::fetch(language::wished()).await;
        browser::remove_boot_text();
        yew::Renderer::<app::App>::new().render();
    });
}

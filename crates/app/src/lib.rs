//! The page, its annex and its workers: they draw what the stage says and send back what the person did.

#[cfg(feature = "annex")]
pub mod annex;
pub mod app;
#[cfg(feature = "backtracking")]
pub mod backtracking;
mod browser;
#[cfg(feature = "backtracking")]
pub mod coroutines;
mod door;
mod keys;
mod language;
mod message;
mod model;
pub mod searcher;
mod view;
mod wire;

/// Starts the page, once there are texts in the person's language or it is clear that there are none.
pub fn start() {
    wasm_bindgen_futures::spawn_local(async {
        language::fetch(language::wished()).await;
        if let Some(place) = browser::place("page") {
            yew::Renderer::<app::App>::with_root(place).render();
        }
    });
}

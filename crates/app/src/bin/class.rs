//! The program for teachers, which is loaded when it is first used. `www/open-class.js` calls these
//! functions.

use wasm_bindgen::prelude::wasm_bindgen;

fn main() {}

/// Opens the results of a class over the page, in the language with this tag; returns whether that
/// was possible.
#[wasm_bindgen]
pub async fn open(lang: String) -> bool {
    plyscope_app::class::open(lang.parse().unwrap_or_default()).await
}

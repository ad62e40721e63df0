//! What is around the page, and who gives it lessons: the web, or the page around it
//! (`www/lesson-source.js`, `www/embed/learner.js`).

use js_sys::Promise;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen_futures::JsFuture;

use crate::browser;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = fetchLesson)]
    fn fetch_lesson(file: &str) -> Promise;
}

/// Where the page is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// It is by itself.
    Alone,
    /// It stands in a page of somebody else's, and has nothing around its content.
    Embedded,
}

impl Setting {
    /// As the address in front of `#` says.
    pub fn now() -> Self {
        match browser::noted("data-embedded") {
            Some(_) => Self::Embedded,
            None => Self::Alone,
        }
    }
}

/// The text of a lesson, by its address; `None` when it cannot be had.
pub async fn lesson(file: &str) -> Option<String> {
    JsFuture::from(fetch_lesson(file)).await.ok()?.as_string()
}

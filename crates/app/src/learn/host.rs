//! The environment of the page, and its source of lessons: the web or the embedding page
//! (`www/lesson-source.js`, `www/embed/learner.js`).

use js_sys::{Promise, Reflect};
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::MAX_LESSON;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

use crate::browser;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = fetchLesson)]
    fn fetch_lesson(file: &str) -> Promise;
}

/// Whether the page is embedded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Setting {
    /// It stands alone.
    Alone,
    /// It is embedded in another site's page, and shows only its content.
    Embedded,
}

impl Setting {
    /// From the address in front of `#`.
    pub fn now() -> Self {
        match browser::noted("data-embedded") {
            Some(_) => Self::Embedded,
            None => Self::Alone,
        }
    }
}

/// Why a lesson could not be loaded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// It does not exist, or the network is unavailable.
    Missing,
    /// It is longer than lessons may be.
    TooLong,
    /// It took too long.
    TooSlow,
}

impl Loss {
    /// Parses the scripts' name of a problem; see `www/fetch-text.js`.
    fn from_id(id: &str) -> Self {
        match id {
            "long" => Self::TooLong,
            "slow" => Self::TooSlow,
            _ => Self::Missing,
        }
    }

    /// The error message.
    pub fn describe(self, lang: Lang) -> String {
        match self {
            Self::Missing => texts::learn_lesson_lost(lang),
            Self::TooLong => texts::learn_lesson_endless(lang, MAX_LESSON),
            Self::TooSlow => texts::learn_lesson_slow(lang),
        }
    }
}

/// Fetches the text of a lesson by its address.
///
/// # Errors
/// Why it could not be loaded.
pub async fn lesson(file: &str) -> Result<String, Loss> {
    let fetched = JsFuture::from(fetch_lesson(file)).await.unwrap_or_default();
    let field = |name: &str| Reflect::get(&fetched, &JsValue::from_str(name)).ok()?.as_string();
    field("text").ok_or_else(|| Loss::from_id(&field("loss").unwrap_or_default()))
}

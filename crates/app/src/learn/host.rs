//! What is around the page, and who gives it lessons: the web, or the page around it
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

/// Why a lesson cannot be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Loss {
    /// There is none, or nothing can be reached.
    Missing,
    /// It is longer than what is read of a lesson.
    TooLong,
    /// It took too long.
    TooSlow,
}

impl Loss {
    /// The one that the scripts tell by a name; see `www/fetch-text.js`.
    fn from_id(id: &str) -> Self {
        match id {
            "long" => Self::TooLong,
            "slow" => Self::TooSlow,
            _ => Self::Missing,
        }
    }

    /// What is wrong, in the person's language.
    pub fn describe(self, lang: Lang) -> String {
        match self {
            Self::Missing => texts::learn_lesson_lost(lang),
            Self::TooLong => texts::learn_lesson_endless(lang, MAX_LESSON),
            Self::TooSlow => texts::learn_lesson_slow(lang),
        }
    }
}

/// The text of a lesson, by its address.
///
/// # Errors
/// Why it cannot be had.
pub async fn lesson(file: &str) -> Result<String, Loss> {
    let fetched = JsFuture::from(fetch_lesson(file)).await.unwrap_or_default();
    let field = |name: &str| Reflect::get(&fetched, &JsValue::from_str(name)).ok()?.as_string();
    field("text").ok_or_else(|| Loss::from_id(&field("loss").unwrap_or_default()))
}

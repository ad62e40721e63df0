//! The environment of the page, and its source of lessons: the web or the embedding page
//! (`www/lesson-source.js`, `www/embed/learner.js`).

use js_sys::{Promise, Reflect};
use plyscope_i18n::{texts, Lang};
use plyscope_lesson::MAX_LESSON;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::Url;

use crate::browser;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = fetchLesson)]
    fn fetch_lesson(file: &str) -> Promise;
}

/// The most characters of an address in a message.
const MAX_SHOWN: usize = 300;

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
    /// There was no answer that this page may read: the network is unavailable, or another site does
    /// not permit it.
    Missing,
    /// The server answered with this status.
    Refused(u16),
    /// It is longer than lessons may be.
    TooLong,
    /// It took too long.
    TooSlow,
    /// The address leads to a web page.
    Page,
}

impl Loss {
    /// Parses the scripts' name of a problem; see `www/fetch-text.js`.
    fn from_id(id: &str) -> Self {
        match id {
            "long" => Self::TooLong,
            "slow" => Self::TooSlow,
            "page" => Self::Page,
            status => status.parse().map_or(Self::Missing, Self::Refused),
        }
    }

    /// The error message for a file; `None` for a lesson on this device.
    pub fn describe(self, file: Option<&str>, lang: Lang) -> String {
        let Some(file) = file else { return texts::learn_lesson_gone(lang) };
        let (address, other_site) = whole(file);
        match (self, other_site) {
            (Self::Missing, Some(_)) if is_barred(&address) => texts::learn_link_no_lesson(lang),
            (Self::Missing, Some(site)) => texts::learn_lesson_forbidden(lang, &address, &site),
            (Self::Missing, None) => texts::learn_lesson_lost(lang, &address),
            (Self::Refused(status), _) => {
                texts::learn_lesson_status(lang, &address, &status.to_string())
            }
            (Self::TooLong, _) => texts::learn_lesson_endless(lang, MAX_LESSON),
            (Self::TooSlow, _) => texts::learn_lesson_slow(lang),
            (Self::Page, _) => texts::learn_lesson_page(lang, &address),
        }
    }
}

/// The whole address of a file, and the name of its site if that is another one.
fn whole(file: &str) -> (String, Option<String>) {
    let here = browser::address();
    let there = Url::new_with_base(file, &here);
    let other = there.as_ref().ok().zip(Url::new(&here).ok());
    let other = other.filter(|(there, here)| there.origin() != here.origin());
    let other = other.map(|(there, _)| there.host());
    let address = there.map_or_else(|_| file.to_owned(), |there| there.href());
    (address.chars().take(MAX_SHOWN).collect(), other)
}

/// Whether the pages themselves do not fetch from this address of another site: one that begins with `http:`,
/// unless it is on this computer (their Content-Security-Policy).
fn is_barred(address: &str) -> bool {
    let is_here = |url: &Url| ["localhost", "127.0.0.1"].contains(&url.hostname().as_str());
    Url::new(address).is_ok_and(|url| url.protocol() == "http:" && !is_here(&url))
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

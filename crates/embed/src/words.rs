//! The languages, and the texts of the buttons and around the picture.

use plyscope_i18n::{texts, Lang};
use wasm_bindgen::prelude::wasm_bindgen;

/// The address of a language's texts, relative to the site; `None` if they are loaded. The language
/// is given by its tag; an unknown one is English.
#[wasm_bindgen(js_name = textsOf)]
pub fn texts_of(lang: &str) -> Option<String> {
    let lang: Lang = lang.parse().unwrap_or_default();
    (!lang.is_known()).then(|| lang.address())
}

/// Loads the texts of a language; returns whether they match this program.
#[wasm_bindgen]
pub fn learn(lang: &str, table: String) -> bool {
    lang.parse().is_ok_and(|lang: Lang| lang.learn(table))
}

/// The tag of the language, the version, and the texts around the picture, in the order in which `www/embed/words.js` names them.
#[wasm_bindgen]
pub fn words(lang: &str) -> Vec<String> {
    let lang: Lang = lang.parse().unwrap_or_default();
    let own = [
        texts::embed_label,
        texts::embed_open,
        texts::embed_wrong,
        texts::embed_stopped,
        texts::embed_restart,
        texts::embed_report,
        texts::embed_reported,
        texts::embed_report_by_hand,
        texts::first,
        texts::back,
        texts::play,
        texts::pause,
        texts::forward,
        texts::last,
        texts::scrubber,
    ];
    let facts = [lang.tag(), env!("CARGO_PKG_VERSION")].map(str::to_owned);
    facts.into_iter().chain(own.map(|text| text(lang))).collect()
}

/// The error for a message of another version.
#[wasm_bindgen(js_name = otherVersion)]
pub fn other_version(lang: &str, given: &str, known: u32) -> String {
    texts::embed_version(lang.parse().unwrap_or_default(), given, &known.to_string())
}

/// The error for a message that is not understood.
#[wasm_bindgen(js_name = strangeMessage)]
pub fn strange_message(lang: &str, given: &str) -> String {
    texts::embed_message(lang.parse().unwrap_or_default(), given)
}

/// The error for a step that is none.
#[wasm_bindgen(js_name = noStep)]
pub fn no_step(lang: &str, given: &str) -> String {
    texts::embed_no_step(lang.parse().unwrap_or_default(), given)
}

/// The refusal of a question or a lesson where there are no pages that could ask it.
#[wasm_bindgen(js_name = noSite)]
pub fn no_site(lang: &str) -> String {
    texts::embed_no_site(lang.parse().unwrap_or_default())
}

/// The error for a host that is not an origin.
#[wasm_bindgen(js_name = strangeHost)]
pub fn strange_host(lang: &str, given: &str) -> String {
    texts::embed_host(lang.parse().unwrap_or_default(), given)
}

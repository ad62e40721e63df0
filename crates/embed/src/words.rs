//! The languages, and the texts that stand on the buttons and around the picture.

use plyscope_i18n::{texts, Lang};
use wasm_bindgen::prelude::wasm_bindgen;

/// Where the texts of a language are, relative to the site; nothing where they are here already. The
/// language is given by its tag; one that there is not is English.
#[wasm_bindgen(js_name = textsOf)]
pub fn texts_of(lang: &str) -> Option<String> {
    let lang: Lang = lang.parse().unwrap_or_default();
    (!lang.is_known()).then(|| lang.address())
}

/// Takes the texts of a language; tells whether they are for this program.
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

/// That a message is of another version than is understood.
#[wasm_bindgen(js_name = otherVersion)]
pub fn other_version(lang: &str, given: &str, known: u32) -> String {
    texts::embed_version(lang.parse().unwrap_or_default(), given, &known.to_string())
}

/// That a message is not understood.
#[wasm_bindgen(js_name = strangeMessage)]
pub fn strange_message(lang: &str, given: &str) -> String {
    texts::embed_message(lang.parse().unwrap_or_default(), given)
}

/// That what is named as the page to listen to is the origin of none.
#[wasm_bindgen(js_name = strangeHost)]
pub fn strange_host(lang: &str, given: &str) -> String {
    texts::embed_host(lang.parse().unwrap_or_default(), given)
}

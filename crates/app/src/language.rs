//! The language of the page. English is built in; the texts of the others are fetched.

use plyscope_i18n::Lang;

use crate::browser;

/// The language that the embedding page asks for, or that the user chose, or else the browser's.
pub fn preferred() -> Lang {
    let asked = browser::noted("data-lang").or_else(|| browser::recall("language"));
    asked
        .and_then(|tag| tag.parse().ok())
        .unwrap_or_else(|| Lang::choose(browser::preferred_languages().iter().map(String::as_str)))
}

/// Fetches the texts of a language if they are missing. Afterwards the language is known, unless
/// its texts are unavailable or belong to another version of the page.
pub async fn fetch(lang: Lang) {
    if lang.is_known() {
        return;
    }
    if let Some(table) = browser::fetch(&lang.address()).await {
        // Success shows in `lang.is_known()`.
        let _ = lang.learn(table);
    }
}

//! The language of the page. English comes with the program; the texts of the others are fetched.

use plyscope_i18n::Lang;

use crate::browser;

/// The language that the page around this one asks for, or that the person chose, or else the one that
/// the browser asks for.
pub fn preferred() -> Lang {
    let asked = browser::noted("data-lang").or_else(|| browser::recall("language"));
    asked
        .and_then(|tag| tag.parse().ok())
        .unwrap_or_else(|| Lang::choose(browser::preferred_languages().iter().map(String::as_str)))
}

/// Gets the texts of a language, where there are none yet. Afterwards the language is known, unless
/// its texts are out of reach or belong to another version of the page.
pub async fn fetch(lang: Lang) {
    if lang.is_known() {
        return;
    }
    if let Some(table) = browser::fetch(&lang.address()).await {
        // The language itself says whether they were taken.
        let _ = lang.learn(table);
    }
}

//! One term for one thing in each language.

use std::fs;
use std::path::Path;

#[path = "terms/banned.rs"]
mod banned;

use banned::{banned_word, BANNED};

#[test]
fn a_language_has_one_term_for_one_thing() {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www/locales");
    for (lang, banned) in BANNED {
        let texts = fs::read_to_string(locales.join(format!("{lang}.ftl"))).expect(lang);
        for (number, line) in texts.lines().enumerate() {
            // Without the name of the text.
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            if let Some((word, instead)) = banned_word(text, banned) {
                panic!("{lang}.ftl:{}: “{word}” should be “{instead}”", number + 1);
            }
        }
    }
}

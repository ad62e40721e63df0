//! The books have the terms of the pages.

use plyscope_guide::markdown::events;
use plyscope_guide::{books, root};
use pulldown_cmark::{Event, Tag, TagEnd};

use crate::banned::{banned_word, BANNED};

#[test]
fn a_language_has_one_term_for_one_thing() {
    let pages = books(&root()).expect("the books");
    for (lang, banned) in BANNED {
        let mut found = 0;
        for page in pages.iter().filter(|page| page.lang.file() == lang) {
            let mut is_listing = false;
            for (event, _) in events(&page.text) {
                match event {
                    Event::Start(Tag::CodeBlock(_)) => is_listing = true,
                    Event::End(TagEnd::CodeBlock) => is_listing = false,
                    _ => {}
                }
                let Event::Text(text) = event else { continue };
                if is_listing {
                    continue;
                }
                if let Some((word, instead)) = banned_word(&text, banned) {
                    panic!("{}: “{word}” should be “{instead}” in “{text}”", page.path);
                }
                found += 1;
            }
        }
        assert!(found > 500, "{found} texts in {lang}");
    }
}

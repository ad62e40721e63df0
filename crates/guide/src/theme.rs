//! What mdBook needs beside the pages of a book: its settings and the frame of a page, with the words of the
//! language.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use plyscope_i18n::{texts, Lang};

use crate::book::{place, ABOVE};
use crate::words::words;

/// The settings of all books, and the frame of their pages. A text in double square brackets is replaced.
const FILES: [&str; 2] = ["book.toml", "theme/index.hbs"];

/// The setting of the English book that leaves the changelog out of the search: it describes older states.
const WITHOUT_CHANGES: &str =
    "\n[output.html.search.chapter]\n\"changes.md\" = { enable = false }\n";

/// The files beside the pages of a book, by their paths in its folder.
///
/// # Errors
/// When a file cannot be read.
pub fn files(root: &Path, lang: Lang) -> Result<Vec<(&'static str, String)>> {
    let mut files = Vec::new();
    for file in FILES {
        let path = format!("{ABOVE}/{file}");
        let text = fs::read_to_string(root.join(&path));
        let text = text.with_context(|| format!("cannot read {path}"))?;
        files.push((file, filled(text, lang)));
    }
    if lang == Lang::En {
        files[0].1 += WITHOUT_CHANGES;
    }
    Ok(files)
}

fn filled(text: String, lang: Lang) -> String {
    let around = words(lang).around();
    let (search, search_label) = around.search;
    let (language, languages) = (texts::language(lang), languages(lang));
    let top = "../".repeat(place(lang).matches('/').count());
    let parts = [
        ("title", around.title),
        ("description", around.description),
        ("tag", lang.tag()),
        ("top", &top),
        ("skip", around.skip),
        ("chapters", around.chapters),
        ("search", search),
        ("search-label", search_label),
        ("found", around.found),
        ("nothing", around.nothing),
        ("not-loaded", around.not_loaded),
        ("language", &language),
        ("languages", &languages),
        ("to-site", around.to_site),
        ("neighbours", around.neighbours),
    ];
    parts.iter().fold(text, |text, (name, part)| text.replace(&format!("[[{name}]]"), part))
}

/// The languages, in their own words. Where their links lead depends on the page: `cargo xtask` adds that.
fn languages(own: Lang) -> String {
    let link = |lang: Lang| {
        let current = if lang == own { " aria-current=\"page\"" } else { "" };
        let (tag, name) = (lang.tag(), lang.native_name());
        format!(
            "<a data-book=\"{}\" hreflang=\"{tag}\" lang=\"{tag}\"{current}>{name}</a>",
            place(lang)
        )
    };
    Lang::ALL.map(link).join(" ")
}

//! Translated chapters stay in step with the English ones. That they have the same headings is held by the
//! build of the books.

use std::collections::BTreeSet;
use std::fs;

use plyscope_guide::links::relative;
use plyscope_guide::markdown::{events, headings, listings};
use plyscope_guide::{books, folder, root, Page, SUMMARY};
use plyscope_i18n::Lang;
use pulldown_cmark::{Event, Tag};

mod skeleton;

use skeleton::{skeleton, tags};

/// What is in English only: references for programmers. So are texts that stand elsewhere in the clone.
const ONLY_ENGLISH: [&str; 2] = ["reference/attributes.md", "reference/json.md"];

/// A translated chapter as it is in the clone, with the English one.
struct Pair {
    place: String,
    original: String,
    translation: String,
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn translations() -> impl Iterator<Item = Lang> {
    Lang::ALL.into_iter().filter(|lang| *lang != Lang::En)
}

fn pairs() -> Vec<Pair> {
    let mut pairs = Vec::new();
    for lang in translations() {
        let files = fs::read_dir(root().join(folder(lang))).expect("the chapters");
        for file in files {
            let name = file.expect("a file").file_name().into_string().expect("a name");
            if name.ends_with(".md") && name != SUMMARY {
                let place = format!("{}/{name}", folder(lang));
                let original = read(&format!("{}/{name}", folder(Lang::En)));
                pairs.push(Pair { translation: read(&place), place, original });
            }
        }
    }
    assert!(pairs.len() > 10, "{} chapters are translated", pairs.len());
    pairs
}

/// Compares a property of every chapter with that of the English one.
fn is_alike<T: PartialEq + std::fmt::Debug>(property: impl Fn(&str) -> T) {
    for Pair { place, original, translation } in pairs() {
        assert_eq!(property(&translation), property(&original), "{place}");
    }
}

#[test]
fn headings_are_of_the_same_levels() {
    is_alike(|text| headings(text).into_iter().map(|heading| heading.level).collect::<Vec<_>>());
}

#[test]
fn listings_are_the_same_but_for_comments_and_texts() {
    is_alike(|text| {
        let all = listings(text).into_iter();
        all.map(|listing| (skeleton(&listing.language, &listing.text), listing.language))
            .collect::<Vec<_>>()
    });
}

#[test]
fn links_lead_to_the_same_targets() {
    is_alike(|text| {
        let mut targets: Vec<String> = Vec::new();
        for (event, _) in events(text) {
            if let Event::Start(Tag::Link { dest_url: to, .. } | Tag::Image { dest_url: to, .. }) =
                event
            {
                targets.push(to.to_string());
            }
        }
        // A sentence may have another order.
        targets.sort();
        targets
    });
}

#[test]
fn scenes_are_the_same() {
    is_alike(|text| {
        let html = events(text).filter_map(|(event, _)| match event {
            Event::Html(piece) | Event::InlineHtml(piece) => Some(piece.to_string()),
            _ => None,
        });
        tags(&html.collect::<String>())
    });
}

#[test]
fn words_of_the_program_are_the_same() {
    is_alike(|text| {
        let codes = events(text).filter_map(|(event, _)| match event {
            Event::Code(code) => Some(code.to_string()),
            _ => None,
        });
        codes.collect::<BTreeSet<_>>()
    });
}

/// What is said of the program in figures, such as the positions of a search.
#[test]
fn figures_are_the_same() {
    for Pair { place, original, translation } in pairs() {
        let (found, expected) = (figures(&translation), figures(&original));
        let missing: Vec<&String> = expected.difference(&found).collect();
        assert!(missing.is_empty(), "{place} lacks {missing:?}");
    }
}

/// The numbers of at least two digits in the sentences of a text, without the signs between their digits.
fn figures(text: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut is_listing = false;
    for (event, _) in events(text) {
        match event {
            Event::Start(Tag::CodeBlock(_)) => is_listing = true,
            Event::End(pulldown_cmark::TagEnd::CodeBlock) => is_listing = false,
            Event::Text(piece) if !is_listing => {
                let words = piece.split(|c: char| !c.is_ascii_digit() && c != '.' && c != ',');
                let digits = words.map(|word| word.replace(['.', ','], ""));
                found.extend(digits.filter(|digits| digits.len() > 1));
            }
            _ => {}
        }
    }
    found
}

#[test]
fn every_chapter_is_in_every_language() {
    let mut wanted = names(&read(&format!("{}/{SUMMARY}", folder(Lang::En))));
    wanted.retain(|name| !name.starts_with("..") && !ONLY_ENGLISH.contains(&name.as_str()));
    assert!(wanted.len() > 25, "{wanted:?}");
    for lang in translations() {
        assert_eq!(names(&read(&format!("{}/{SUMMARY}", folder(lang)))), wanted, "{lang:?}");
    }
}

/// The chapters of a list.
fn names(summary: &str) -> Vec<String> {
    relative(summary).into_iter().map(|(link, _)| link).collect()
}

/// The list of chapters has their titles, or parts of them.
#[test]
fn chapters_are_listed_by_their_titles() {
    for Pair { place, translation, .. } in pairs() {
        let (folder, name) = place.rsplit_once('/').expect("a folder");
        let summary = read(&format!("{folder}/{SUMMARY}"));
        let (before, _) = summary.split_once(&format!("]({name})")).expect("a listed chapter");
        let listed = before.rsplit('[').next().unwrap_or_default();
        let title = translation.lines().next().unwrap_or_default();
        assert!(title.contains(listed), "{place}: “{listed}” for “{title}”");
    }
}

/// The pages that are made name the same keys, options and words in every language.
#[test]
fn reference_pages_have_the_same_words() {
    let pages = books(&root()).expect("the books");
    let codes = |page: &Page| -> Vec<String> {
        let codes = events(&page.text).filter_map(|(event, _)| match event {
            Event::Code(code) => Some(code.to_string()),
            Event::InlineHtml(html) if html.starts_with("<kbd") => Some(html.to_string()),
            _ => None,
        });
        let mut codes: Vec<String> = codes.collect();
        codes.sort();
        codes
    };
    let mut found = 0;
    for page in pages.iter().filter(|page| page.lang != Lang::En) {
        if !page.name().starts_with("reference/") {
            continue;
        }
        let english = pages.iter().find(|other| other.path == page.name()).expect("its original");
        assert_eq!(codes(page), codes(english), "{}", page.path);
        assert_eq!(
            page.text.matches("<ply-scope").count(),
            english.text.matches("<ply-scope").count()
        );
        found += 1;
    }
    assert_eq!(found, 5 * translations().count());
}

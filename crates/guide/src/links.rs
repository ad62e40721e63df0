//! The links of the pages: as they stand in the clone, and as they stand in the book.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{bail, Result};
use plyscope_i18n::Lang;
use pulldown_cmark::{Event, Tag};

use crate::book::{folder, SITE_PAGES};
use crate::markdown::events;
use crate::words::words;
use crate::{Page, ABOVE, REPOSITORY};

/// Where a relative link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Target {
    /// A page of a book.
    Page(Lang, String),
    /// A page or a file of the site.
    Site(String),
    /// A file of the clone.
    File(String),
}

/// The links of a text to what is no web address, with their places.
pub fn relative(text: &str) -> Vec<(String, std::ops::Range<usize>)> {
    let mut found = Vec::new();
    for (event, place) in events(text) {
        if let Event::Start(Tag::Link { dest_url: to, .. } | Tag::Image { dest_url: to, .. }) =
            event
        {
            let is_web = to.contains("://") || to.starts_with("mailto:");
            // The address stands last, after the text of the link.
            let start = text[place.clone()].rfind(&format!("]({to}"));
            if let (false, Some(start)) = (is_web, start) {
                let start = place.start + start + 2;
                found.push((to.to_string(), start..start + to.len()));
            }
        }
    }
    found
}

/// Turns links that hold in the clone into links that hold in the guide. Those of a translated chapter are
/// written as in English; what there is in English only has that as its title.
///
/// # Errors
/// When a link leads nowhere.
pub fn mend(root: &Path, pages: &mut [Page]) -> Result<()> {
    let known: Known = pages
        .iter()
        .map(|page| (page.origin.clone(), Target::Page(page.lang, page.path.clone())))
        .collect();
    for page in pages {
        // From the end, so that earlier places stay.
        for (link, place) in relative(&page.text).into_iter().rev() {
            let (path, anchor) = match link.find('#') {
                Some(at) => link.split_at(at),
                None => (link.as_str(), ""),
            };
            if path.is_empty() {
                continue;
            }
            let Some(target) = target(root, &known, &join(&page.origin, path), page.lang) else {
                bail!("{} links to {link}, which is not there", page.origin);
            };
            let up = "../".repeat(page.path.matches('/').count());
            let mended = match target {
                Target::Page(lang, path) => {
                    let title = match lang == page.lang {
                        true => String::new(),
                        false => format!(" \"{}\"", words(page.lang).in_english()),
                    };
                    format!("{}{anchor}{title}", between(&page.path, &path))
                }
                Target::Site(path) => format!("{up}../{path}{anchor}"),
                Target::File(path) => format!("{REPOSITORY}/{path}{anchor}"),
            };
            page.text.replace_range(place, &mended);
        }
    }
    Ok(())
}

/// The pages, by their files in the clone.
type Known = BTreeMap<String, Target>;

fn target(root: &Path, known: &Known, path: &str, lang: Lang) -> Option<Target> {
    let in_english = || Some(folder(Lang::En) + path.strip_prefix(&folder(lang))?);
    if let Some(page) = known.get(path).or_else(|| known.get(&in_english()?)) {
        return Some(page.clone());
    }
    // The folder above the chapters stands for the site.
    let on_site = path.strip_prefix(ABOVE).and_then(|rest| rest.strip_prefix('/'));
    if let Some(file) = on_site.filter(|file| SITE_PAGES.contains(file)) {
        return Some(Target::Site(file.to_owned()));
    }
    let found = root.join(path);
    match path.strip_prefix("www/") {
        Some(folder) if found.is_dir() => {
            found.join("index.html").is_file().then(|| Target::Site(format!("{folder}/index.html")))
        }
        Some(file) if found.is_file() => Some(Target::Site(file.to_owned())),
        _ => found.exists().then(|| Target::File(path.to_owned())),
    }
}

/// The path from one page to another.
fn between(page: &str, to: &str) -> String {
    let folders = |path: &str| path.matches('/').count();
    let alike = page.bytes().zip(to.bytes()).take_while(|(one, other)| one == other);
    let last = alike.enumerate().filter(|(_, (byte, _))| *byte == b'/').last();
    let shared = last.map_or(0, |(slash, _)| slash + 1);
    "../".repeat(folders(&page[shared..])) + &to[shared..]
}

/// A path that is relative to a file.
fn join(file: &str, path: &str) -> String {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            ".." => drop(parts.pop()),
            "." | "" => {}
            part => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn page(path: &str, origin: &str, text: &str) -> Page {
        let lang = if path.starts_with("nl/") { Lang::Nl } else { Lang::En };
        Page { lang, path: path.to_owned(), origin: origin.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn translated_chapters_link_to_others_or_to_english_ones() {
        let table = [
            ("[a](b.md#c)", "[a](b.md#c)"),
            ("[a](e.md#c)", "[a](../e.md#c \"in het Engels\")"),
            ("[a](reference/c.md)", "[a](reference/c.md)"),
            ("[a](reference/d.md)", "[a](../reference/d.md \"in het Engels\")"),
            ("[a](../../programs/README.md)", "[a](../helpers.md \"in het Engels\")"),
            ("[a](../learn.html#practice=next)", "[a](../../learn.html#practice=next)"),
            ("[a](../../www/examples)", "[a](../../examples/index.html)"),
        ];
        for (text, expected) in table {
            let mut pages = [
                page("nl/a.md", "docs/nl/a.md", text),
                page("nl/b.md", "docs/nl/b.md", ""),
                page(
                    "nl/reference/c.md",
                    "docs/nl/reference/c.md",
                    "[d](d.md) [b](../b.md) [e](../e.md)",
                ),
                page("e.md", "docs/src/e.md", ""),
                page("helpers.md", "programs/README.md", ""),
                page("reference/d.md", "docs/src/reference/d.md", "[e](../e.md)"),
            ];
            mend(&crate::root(), &mut pages).expect(text);
            assert_eq!(pages[0].text, expected);
            let made = "[d](../../reference/d.md \"in het Engels\") [b](../b.md) [e](../../e.md \"in het Engels\")";
            assert_eq!(pages[2].text, made);
            assert_eq!(pages[5].text, "[e](../e.md)");
        }
    }

    #[test]
    fn links_hold_in_the_book() {
        let table = [
            ("[a](b.md#c)", "[a](b.md#c)"),
            (
                "[`a`](../../README.md)",
                "[`a`](https://github.com/plyscope/plyscope/blob/main/README.md)",
            ),
            ("[a](../../programs/README.md)", "[a](helpers.md)"),
            ("[a](../../www/examples)", "[a](../examples/index.html)"),
            ("[a](../learn.html#practice=next)", "[a](../learn.html#practice=next)"),
            ("| [a](b.md) | [b.md](b.md) |", "| [a](b.md) | [b.md](b.md) |"),
            ("`[a](nothing.md)` and [here](#there)", "`[a](nothing.md)` and [here](#there)"),
            ("[a](https://example.org/b.md)", "[a](https://example.org/b.md)"),
        ];
        for (text, expected) in table {
            let mut pages = [
                page("a.md", "docs/src/a.md", text),
                page("b.md", "docs/src/b.md", ""),
                page("helpers.md", "programs/README.md", "[Judging](../docs/src/b.md)"),
                page("reference/c.md", "docs/src/reference/c.md", "[b](../b.md)"),
            ];
            mend(&crate::root(), &mut pages).expect(text);
            assert_eq!(pages[0].text, expected);
            assert_eq!(pages[2].text, "[Judging](b.md)");
            assert_eq!(pages[3].text, "[b](../b.md)");
        }
    }

    #[test]
    fn a_link_to_nothing_ends_the_build() {
        let mut pages = [page("a.md", "docs/src/a.md", "[a](nothing.md)")];
        let error = mend(&crate::root(), &mut pages).unwrap_err();
        assert_eq!(error.to_string(), "docs/src/a.md links to nothing.md, which is not there");
    }
}

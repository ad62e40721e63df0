//! The links of the pages: as they stand in the clone, and as they stand in the book.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{bail, Result};
use pulldown_cmark::{Event, Tag};

use crate::book::SITE_PAGES;
use crate::markdown::events;
use crate::{Page, ABOVE, REPOSITORY};

/// Where a relative link leads.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Target {
    /// A page of the book.
    Page(String),
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

/// Turns links that hold in the clone into links that hold in the book.
///
/// # Errors
/// When a link leads nowhere.
pub fn mend(root: &Path, pages: &mut [Page]) -> Result<()> {
    let known: BTreeMap<String, String> =
        pages.iter().map(|page| (page.origin.clone(), page.path.clone())).collect();
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
            let Some(target) = target(root, &known, &join(&page.origin, path)) else {
                bail!("{} links to {link}, which is not there", page.origin);
            };
            let up = "../".repeat(page.path.matches('/').count());
            let mended = match target {
                Target::Page(path) => format!("{up}{path}{anchor}"),
                Target::Site(path) => format!("{up}../{path}{anchor}"),
                Target::File(path) => format!("{REPOSITORY}/{path}{anchor}"),
            };
            page.text.replace_range(place, &mended);
        }
    }
    Ok(())
}

fn target(root: &Path, known: &BTreeMap<String, String>, path: &str) -> Option<Target> {
    if let Some(page) = known.get(path) {
        return Some(Target::Page(page.clone()));
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
        Page { path: path.to_owned(), origin: origin.to_owned(), text: text.to_owned() }
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

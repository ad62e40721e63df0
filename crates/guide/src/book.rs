//! The pages of the books.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};
use plyscope_i18n::Lang;

use crate::{links, reference, translation};

/// A page of a book.
#[derive(Clone, Debug)]
pub struct Page {
    /// The language of its book.
    pub lang: Lang,
    /// Its file in the guide, such as `lessons.md` or `nl/lessons.md`.
    pub path: String,
    /// The file in the clone that it is, or would be: its links are relative to that.
    pub origin: String,
    /// Its Markdown.
    pub text: String,
}

/// The folder of what is around the chapters: it stands for the site, in which the guide is a folder.
pub const ABOVE: &str = "docs";

/// The list of the chapters of a book.
pub const SUMMARY: &str = "SUMMARY.md";

/// Texts that stand elsewhere in the clone, with their files in the book and their titles there.
pub const COPIES: [(&str, &str, &str); 6] = [
    ("programs/README.md", "helpers.md", "The helpers for programs"),
    ("crates/wasm/js/README.md", "javascript.md", "JavaScript and TypeScript"),
    ("python/plyscope/README.md", "python.md", "Python"),
    ("CONTRIBUTING.md", "contributing.md", "Contributing"),
    ("ARCHITECTURE.md", "architecture.md", "Architecture"),
    ("CHANGELOG.md", "changes.md", "Changes"),
];

/// Where files of the clone are read that are not in the book.
pub const REPOSITORY: &str = "https://github.com/plyscope/plyscope/blob/main";

/// The pages of the site that chapters may link to.
pub const SITE_PAGES: [&str; 5] =
    ["index.html", "backtracking.html", "coroutines.html", "learn.html", "program.html"];

/// The clone that this program was compiled in.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of the chapters of a language in the clone. What is in English has all of them.
#[must_use]
pub fn folder(lang: Lang) -> String {
    match lang {
        Lang::En => format!("{ABOVE}/src"),
        other => format!("{ABOVE}/{}", other.file()),
    }
}

/// The folder of a book in the guide, with a slash unless it is the guide's own.
#[must_use]
pub fn place(lang: Lang) -> String {
    match lang {
        Lang::En => String::new(),
        other => format!("{}/", other.file()),
    }
}

/// All pages of all books, and their lists of chapters.
///
/// # Errors
/// When a file cannot be read, a link leads nowhere, or a translation has other headings than its
/// original.
pub fn books(root: &Path) -> Result<Vec<Page>> {
    let mut pages = book(root, Lang::En)?;
    for (origin, path, title) in COPIES {
        let text = retitled(&read(root, origin)?, title)
            .with_context(|| format!("{origin} has no title"))?;
        pages.push(Page { lang: Lang::En, path: path.to_owned(), origin: origin.to_owned(), text });
    }
    for lang in Lang::ALL.into_iter().filter(|lang| *lang != Lang::En) {
        let translated = book(root, lang)?;
        let translated = translated.into_iter().map(|page| translation::fitted(page, &pages));
        let translated = translated.collect::<Result<Vec<_>>>()?;
        pages.extend(translated);
    }
    if let Some(page) = pages.iter().find(|page| page.text.contains('\r')) {
        bail!("{} has carriage returns", page.origin);
    }
    links::mend(root, &mut pages)?;
    Ok(pages)
}

/// What people have written for the book of a language, and what is made for it.
fn book(root: &Path, lang: Lang) -> Result<Vec<Page>> {
    let mut pages = chapters(root, lang)?;
    pages.extend(reference::pages(root, lang)?);
    Ok(pages)
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))
}

fn chapters(root: &Path, lang: Lang) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    let folder = folder(lang);
    let entries = fs::read_dir(root.join(&folder));
    for entry in entries.with_context(|| format!("there are no chapters in {folder}"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            let origin = format!("{folder}/{name}");
            let text = read(root, &origin)?;
            pages.push(Page { lang, path: place(lang) + &name, origin, text });
        }
    }
    pages.sort_by(|left, right| left.path.cmp(&right.path));
    Ok(pages)
}

/// A text with another title.
fn retitled(text: &str, title: &str) -> Option<String> {
    let (_, rest) = text.strip_prefix("# ")?.split_once('\n')?;
    Some(format!("# {title}\n{rest}"))
}

impl Page {
    /// A page that is made.
    pub(crate) fn made(lang: Lang, name: &str, text: String) -> Self {
        let name = format!("reference/{name}.md");
        let (path, origin) = (place(lang) + &name, format!("{}/{name}", folder(lang)));
        Self { lang, path, origin, text }
    }

    /// Its file in its book: the same in every language.
    #[must_use]
    pub fn name(&self) -> &str {
        self.path.strip_prefix(&place(self.lang)).unwrap_or(&self.path)
    }
}

//! The pages of the book.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{bail, Context, Result};

use crate::{links, reference};

/// A page of the book.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its file in the book, such as `lessons.md`.
    pub path: String,
    /// The file in the clone that it is, or would be: its links are relative to that.
    pub origin: String,
    /// Its Markdown.
    pub text: String,
}

/// The folder of the chapters.
const CHAPTERS: &str = "docs/src";

/// The folder of what is around them: it stands for the site, in which the book is a folder.
pub const ABOVE: &str = "docs";

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

/// All pages of the book, and its list of chapters.
///
/// # Errors
/// When a file cannot be read, or a link leads nowhere.
pub fn book(root: &Path) -> Result<Vec<Page>> {
    let mut pages = chapters(root)?;
    for (origin, path, title) in COPIES {
        let text = retitled(&read(root, origin)?, title)
            .with_context(|| format!("{origin} has no title"))?;
        pages.push(Page { path: path.to_owned(), origin: origin.to_owned(), text });
    }
    pages.extend(reference::pages(root)?);
    if let Some(page) = pages.iter().find(|page| page.text.contains('\r')) {
        bail!("{} has carriage returns", page.origin);
    }
    links::mend(root, &mut pages)?;
    Ok(pages)
}

fn read(root: &Path, path: &str) -> Result<String> {
    fs::read_to_string(root.join(path)).with_context(|| format!("cannot read {path}"))
}

/// What people have written for the book.
fn chapters(root: &Path) -> Result<Vec<Page>> {
    let mut pages = Vec::new();
    for entry in fs::read_dir(root.join(CHAPTERS)).context("there are no chapters")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".md") {
            let origin = format!("{CHAPTERS}/{name}");
            let text = read(root, &origin)?;
            pages.push(Page { path: name, origin, text });
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
    pub(crate) fn made(name: &str, text: String) -> Self {
        let path = format!("reference/{name}.md");
        Self { origin: format!("{CHAPTERS}/{path}"), path, text }
    }
}

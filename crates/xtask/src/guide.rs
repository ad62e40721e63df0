//! The guide, books in several languages that are part of the site.
use crate::tools::{self, MDBOOK};
use crate::{host, paths, run};
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Its folder in the site.
pub const FOLDER: &str = "guide";

/// The crate that puts its pages together.
pub const CRATE: &str = "plyscope-guide";

/// What else it is made from.
pub const INPUTS: [&str; 7] = [
    "docs",
    "crates/wasm/js",
    "python/plyscope/README.md",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "crates/xtask/src/guide.rs",
];

/// The library that searches the guide, which mdBook brings with the index of its words.
pub struct Library {
    /// Its name at npm.
    pub name: &'static str,
    /// The version that its file says it has.
    pub version: &'static str,
    /// Its licence as an SPDX expression.
    pub licence: &'static str,
    /// Who made it.
    pub author: &'static str,
    /// Its file in the book.
    file: &'static str,
}

/// The only file of others that is published with the guide.
pub const SEARCH: Library = Library {
    name: "elasticlunr",
    version: "0.9.5",
    licence: "MIT",
    author: "Oliver Nightingale, Wei Song",
    file: "elasticlunr.min.js",
};

/// The words of the pages, with the pages.
const INDEX: &str = "searchindex.js";

/// The book that is the guide's own; those in other languages are in folders of it.
const ENGLISH: &str = "en";

/// Builds the guide into the site.
pub fn add(dist: &Path) -> Result<()> {
    let folder = paths::root().join(paths::target()).join(FOLDER);
    write(&folder)?;
    let path = paths::path_with(&tools::ensure(&[&MDBOOK])?)?;
    let guide = std::path::absolute(dist)?.join(FOLDER);
    let languages = languages(&folder)?;
    // mdBook empties a folder before it writes there, so the book around the others is the first.
    for language in &languages {
        let (source, book) = (folder.join(language), place(&guide, language));
        let mut mdbook = Command::new("mdbook");
        mdbook.env("PATH", &path).arg("build").arg(&source).arg("--dest-dir").arg(&book);
        run::quietly(&format!("Building the guide ({language})"), &mut mdbook, None)?;
        keep_ours(&book, &folder, language)?;
    }
    for script in ["colours.js", "guide.js", "guide.css"] {
        fs::create_dir_all(guide.join("theme"))?;
        fs::copy(paths::root().join("docs/theme").join(script), guide.join("theme").join(script))?;
    }
    let text = fs::read_to_string(guide.join(SEARCH.file))?;
    ensure!(text.contains(SEARCH.version), "{} is not of version {}", SEARCH.file, SEARCH.version);
    Ok(())
}

/// The folder of a book.
fn place(guide: &Path, language: &str) -> PathBuf {
    match language {
        ENGLISH => guide.to_owned(),
        other => guide.join(other),
    }
}

/// The languages of the books, English first.
fn languages(folder: &Path) -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        found.push(entry?.file_name().to_string_lossy().into_owned());
    }
    found.sort_by_key(|name| (name != ENGLISH, name.clone()));
    Ok(found)
}

/// Removes what mdBook writes and is not made of our sources: its scripts, styles and fonts have licences
/// of their own, and our pages need none of them. Chapters in folders get links that lead out of these, and
/// every page gets links to the other books.
fn keep_ours(book: &Path, folder: &Path, language: &str) -> Result<()> {
    let mut pending = vec![book.to_owned()];
    while let Some(here) = pending.pop() {
        for entry in fs::read_dir(&here)? {
            let path = entry?.path();
            let name = path.strip_prefix(book)?.to_owned();
            if path.is_dir() {
                pending.push(path);
            } else if !is_ours(&name, &folder.join(language), language) {
                fs::remove_file(&path)
                    .with_context(|| format!("cannot remove {}", path.display()))?;
            } else if name.extension().is_some_and(|ending| ending == "html") {
                let html = fs::read_to_string(&path)?;
                let up = "../".repeat(name.components().count() - 1);
                let to_guide = up.clone() + if language == ENGLISH { "" } else { "../" };
                let html = with_languages(&with_links(&html, &up), &to_guide, |other| {
                    let page = folder.join(other).join("src").join(&name).with_extension("md");
                    let page = if page.is_file() { &name } else { Path::new("index.html") };
                    page.to_string_lossy().replace('\\', "/")
                });
                fs::write(&path, html).with_context(|| path.display().to_string())?;
            }
        }
    }
    for part in ["css", "fonts"] {
        let folder = book.join(part);
        if folder.exists() {
            fs::remove_dir_all(&folder)
                .with_context(|| format!("cannot remove {}", folder.display()))?;
        }
    }
    Ok(())
}

/// Whether a file of a book is made of our sources, or is the search, whose library all books share.
fn is_ours(name: &Path, source: &Path, language: &str) -> bool {
    let file = source.join("src").join(name);
    let is_page = name.extension().is_some_and(|ending| ending == "html")
        && (file.with_extension("md").is_file() || name.ends_with("index.html"));
    let is_search =
        name == Path::new(INDEX) || (language == ENGLISH && name == Path::new(SEARCH.file));
    is_page || file.is_file() || is_search
}

/// A page whose list of chapters has links from its own folder.
fn with_links(html: &str, up: &str) -> String {
    let Some((before, rest)) = html.split_once("<nav id=\"chapters\"") else {
        return html.to_owned();
    };
    let Some((list, after)) = rest.split_once("</nav>") else { return html.to_owned() };
    let list = list.replace("href=\"", &format!("href=\"{up}"));
    format!("{before}<nav id=\"chapters\"{list}</nav>{after}")
}

/// A page with links to its chapter in other books: where it is there, given the folder of the book's
/// sources. Each link says the folder of its book in the guide; `up` leads to the guide.
fn with_languages(html: &str, up: &str, page: impl Fn(&str) -> String) -> String {
    let mut pieces = html.split("<a data-book=\"");
    let mut made = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (book, rest) = piece.split_once('"').unwrap_or((piece, ""));
        let language = if book.is_empty() { ENGLISH } else { book.trim_end_matches('/') };
        made += &format!("<a href=\"{up}{book}{}\"{rest}", page(language));
    }
    made
}

/// Puts the sources of the books together in an empty folder, each in a folder of its own.
fn write(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    fs::create_dir_all(folder)?;
    let (mut build, program) = host::program(CRATE);
    run::quietly("Building what writes the guide", &mut build, None)?;
    run::quietly("Writing the pages of the guide", Command::new(program).arg(folder), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chapters_in_folders_link_out_of_them() {
        let page = r#"<a href="x.html"></a><nav id="chapters"><a href="a.html"></a></nav><a href="b.html"></a>"#;
        let expected = page.replace("a.html", "../a.html");
        assert_eq!(with_links(page, "../"), expected);
        assert_eq!(with_links(page, ""), page);
        assert_eq!(with_links("no list", "../"), "no list");
    }

    #[test]
    fn pages_link_to_their_chapter_in_other_languages_or_to_an_index() {
        let page = r#"<nav><a data-book="" lang="en">E</a> <a data-book="nl/" lang="nl">N</a></nav> <a href="b">"#;
        let there = |book: &str| match book {
            ENGLISH => "reference/keys.html".to_owned(),
            _ => "index.html".to_owned(),
        };
        let expected = r#"<nav><a href="../../reference/keys.html" lang="en">E</a> <a href="../../nl/index.html" lang="nl">N</a></nav> <a href="b">"#;
        assert_eq!(with_languages(page, "../../", there), expected);
    }

    #[test]
    fn the_book_around_the_others_is_built_first() {
        let folder = std::env::temp_dir().join(format!("plyscope-guide-{}", std::process::id()));
        for name in ["zh", "en", "de"] {
            fs::create_dir_all(folder.join(name)).unwrap();
        }
        assert_eq!(languages(&folder).unwrap(), ["en", "de", "zh"]);
        fs::remove_dir_all(&folder).unwrap();
    }
}

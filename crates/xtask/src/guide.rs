//! The guide, a book that is part of the site.
use crate::tools::{self, MDBOOK};
use crate::{paths, run};
use anyhow::{ensure, Context, Result};
use std::fs;
use std::path::Path;
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

/// Builds the guide into the site.
pub fn add(dist: &Path) -> Result<()> {
    let folder = paths::root().join(paths::target()).join(FOLDER);
    write(&folder)?;
    let path = paths::path_with(&tools::ensure(&[&MDBOOK])?)?;
    let book = std::path::absolute(dist)?.join(FOLDER);
    let mut mdbook = Command::new("mdbook");
    mdbook.env("PATH", path).arg("build").arg(&folder).arg("--dest-dir").arg(&book);
    run::quietly("Building the guide", &mut mdbook, None)?;
    keep_ours(&book, &folder)?;
    for script in ["colours.js", "guide.js", "guide.css"] {
        fs::create_dir_all(book.join("theme"))?;
        fs::copy(folder.join("theme").join(script), book.join("theme").join(script))?;
    }
    let text = fs::read_to_string(book.join(SEARCH.file))?;
    ensure!(text.contains(SEARCH.version), "{} is not of version {}", SEARCH.file, SEARCH.version);
    Ok(())
}

/// Removes what mdBook writes and is not made of our sources: its scripts, styles and fonts have licences
/// of their own, and our pages need none of them. Chapters in folders get links that lead out of these.
fn keep_ours(book: &Path, folder: &Path) -> Result<()> {
    let mut pending = vec![book.to_owned()];
    while let Some(here) = pending.pop() {
        for entry in fs::read_dir(&here)? {
            let path = entry?.path();
            let name = path.strip_prefix(book)?.to_owned();
            if path.is_dir() {
                pending.push(path);
            } else if !is_ours(&name, folder) {
                fs::remove_file(&path)
                    .with_context(|| format!("cannot remove {}", path.display()))?;
            } else if name.extension().is_some_and(|ending| ending == "html") {
                let html = fs::read_to_string(&path)?;
                let up = "../".repeat(name.components().count() - 1);
                fs::write(&path, with_links(&html, &up))
                    .with_context(|| path.display().to_string())?;
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

/// Whether a file of the book is made of our sources, or is the search.
fn is_ours(name: &Path, folder: &Path) -> bool {
    let source = folder.join("src").join(name);
    let is_page = name.extension().is_some_and(|ending| ending == "html")
        && (source.with_extension("md").is_file() || name.ends_with("index.html"));
    is_page || source.is_file() || name == Path::new(SEARCH.file) || name == Path::new(INDEX)
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

/// Puts the sources of the book together in an empty folder.
fn write(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)
            .with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    let docs = paths::root().join("docs");
    fs::create_dir_all(folder.join("theme"))?;
    for entry in fs::read_dir(docs.join("theme"))? {
        let entry = entry?;
        fs::copy(entry.path(), folder.join("theme").join(entry.file_name()))?;
    }
    fs::copy(docs.join("book.toml"), folder.join("book.toml"))?;
    let mut cargo = Command::new("cargo");
    cargo.args(["run", "--quiet", "--package", CRATE, "--"]).arg(folder.join("src"));
    run::quietly("Writing the pages of the guide", cargo.current_dir(paths::root()), None)
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
}

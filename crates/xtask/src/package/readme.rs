//! Texts that are read without a clone. The READMEs and the changes beside the command have links that lead
//! to the guide in the site beside them; the notes of a release, which are read alone, links to the
//! repository.
use anyhow::{ensure, Result};

/// The folder of the site in the archive.
pub const SITE: &str = "site/";

/// What is a page of the guide under another name.
const RENAMED: [(&str, &str); 5] = [
    ("docs/src/SUMMARY.md", "index"),
    ("crates/wasm/js/README.md", "javascript"),
    ("python/plyscope/README.md", "python"),
    ("CONTRIBUTING.md", "contributing"),
    ("ARCHITECTURE.md", "architecture"),
];

/// The files of the repository on the web.
const REPOSITORY: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/");

/// A text of the clone as it is in the archive, without pictures, which are not in it. `folder` is where it
/// is: empty, or with a slash at its end. `exists` says whether the archive has a file.
///
/// # Errors
/// If a link leads to nothing.
pub fn of_archive(text: &str, folder: &str, exists: impl Fn(&str) -> bool) -> Result<String> {
    let is_picture = |paragraph: &&str| paragraph.starts_with("![");
    let paragraphs: Vec<&str> = text.split("\n\n").filter(|one| !is_picture(one)).collect();
    let up = "../".repeat(folder.matches('/').count());
    with_links(&paragraphs.join("\n\n"), |link| {
        let link = match link.strip_prefix(up.as_str()).filter(|_| !up.is_empty()) {
            Some(link) => mended(link),
            None => format!("{folder}{}", mended(link)),
        };
        let path = link.split('#').next().unwrap_or_default();
        ensure!(exists(path), "the archive has no {path}");
        Ok(match link.strip_prefix(folder) {
            Some(link) => link.to_owned(),
            None => format!("{up}{link}"),
        })
    })
}

/// A text at the top of the clone as it is read alone: its links lead to the repository.
///
/// # Errors
/// If it has a picture, which would not be there.
pub fn alone(text: &str) -> Result<String> {
    ensure!(!text.contains("!["), "a text that is read alone has a picture");
    with_links(text, |link| Ok(format!("{REPOSITORY}{link}")))
}

/// A text with other links for those that lead to files of the clone.
fn with_links(text: &str, other: impl Fn(&str) -> Result<String>) -> Result<String> {
    let mut pieces = text.split("](");
    let mut made = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (link, rest) = piece.split_once(')').unwrap_or((piece, ""));
        let is_elsewhere = link.is_empty() || link.starts_with('#') || link.contains("://");
        let link = if is_elsewhere { link.to_owned() } else { other(link)? };
        made += &format!("]({link}){rest}");
    }
    Ok(made)
}

/// A link of the clone as it is in the archive.
fn mended(link: &str) -> String {
    let (path, anchor) = link.split_once('#').map_or((link, None), |(path, at)| (path, Some(at)));
    let renamed = RENAMED.iter().find(|(from, _)| *from == path).map(|(_, page)| *page);
    let chapter = || path.strip_prefix("docs/src/")?.strip_suffix(".md");
    let path = renamed
        .or_else(chapter)
        .map_or_else(|| path.to_owned(), |page| format!("{SITE}guide/{page}.html"));
    anchor.map_or_else(|| path.clone(), |anchor| format!("{path}#{anchor}"))
}

#[cfg(test)]
mod tests {
    use super::super::command::{PROGRAMS, TEXTS};
    use super::*;
    use crate::paths;
    use std::fs;

    #[test]
    fn links_lead_into_the_archive() {
        let text = "![a](docs/a.gif)\n\nA [b](docs/src/b.md#c), [d](CONTRIBUTING.md), [e](#e), \
                    [f](https://example.org/) and [g](LICENSE-MIT).\n";
        let made = "A [b](site/guide/b.html#c), [d](site/guide/contributing.html), [e](#e), \
                    [f](https://example.org/) and [g](LICENSE-MIT).\n";
        assert_eq!(of_archive(text, "", |_| true).unwrap(), made);
        let error = of_archive(text, "", |path| path != "LICENSE-MIT").unwrap_err();
        assert_eq!(error.to_string(), "the archive has no LICENSE-MIT");
        let text = "[a](../docs/src/b.md#c), [d](e.py), [f](../LICENSE-MIT), [g](#h)\n";
        let made = "[a](../site/guide/b.html#c), [d](e.py), [f](../LICENSE-MIT), [g](#h)\n";
        let files = ["site/guide/b.html", "x/e.py", "LICENSE-MIT"];
        assert_eq!(of_archive(text, "x/", |path| files.contains(&path)).unwrap(), made);
        let error = of_archive(text, "x/", |path| path != "x/e.py").unwrap_err();
        assert_eq!(error.to_string(), "the archive has no x/e.py");
    }

    #[test]
    fn links_of_a_text_that_is_read_alone_lead_to_the_repository() {
        let text = "A [b](docs/src/b.md#c), [d](#e) and [f](https://example.org/).\n";
        let made =
            format!("A [b]({REPOSITORY}docs/src/b.md#c), [d](#e) and [f](https://example.org/).\n");
        assert_eq!(alone(text).unwrap(), made);
        assert!(alone("![a](docs/a.gif)").is_err());
    }

    /// A registry shows the README of a package by itself.
    #[test]
    fn readmes_of_packages_can_be_read_alone() {
        for name in ["crates/wasm/js/README.md", "python/plyscope/README.md"] {
            let text = fs::read_to_string(paths::root().join(name)).unwrap();
            assert_eq!(alone(&text).unwrap(), text, "{name}");
        }
    }

    /// The pages of the guide are chapters, or have another name.
    #[test]
    fn every_link_has_its_file() {
        let root = paths::root();
        let is_page = |page: &str| {
            RENAMED.iter().any(|(_, renamed)| *renamed == page)
                || root.join("docs/src").join(page).with_extension("md").is_file()
        };
        let table = [("", "README.md", 10), ("", "CHANGELOG.md", 1), (PROGRAMS, "README.md", 1)];
        for (folder, name, least) in table {
            let text = fs::read_to_string(root.join(folder).join(name)).unwrap();
            let made = of_archive(&text, folder, |path| {
                let page = path.strip_prefix("site/guide/");
                let page = page.and_then(|path| path.strip_suffix(".html"));
                page.map_or_else(|| TEXTS.contains(&path), is_page)
            });
            let made = made.unwrap();
            assert!(made.matches("site/guide/").count() > least, "{folder}{name}");
            assert!(!made.contains("](docs/") && !made.contains("](../docs/"), "{folder}{name}");
        }
    }
}

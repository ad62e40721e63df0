//! The README and the changes beside the command: their links lead to the guide in the site beside
//! them, since there is no clone.
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

/// A text of the clone as it is in the archive, without pictures, which are not in it. `exists` says
/// whether the archive has a file.
///
/// # Errors
/// If a link leads to nothing.
pub fn of_archive(text: &str, exists: impl Fn(&str) -> bool) -> Result<String> {
    let is_picture = |paragraph: &&str| paragraph.starts_with("![");
    let paragraphs: Vec<&str> = text.split("\n\n").filter(|one| !is_picture(one)).collect();
    let text = paragraphs.join("\n\n");
    let mut pieces = text.split("](");
    let mut made = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (link, rest) = piece.split_once(')').unwrap_or((piece, ""));
        let link = mended(link);
        let path = link.split('#').next().unwrap_or_default();
        let is_elsewhere = path.is_empty() || path.contains("://");
        ensure!(is_elsewhere || exists(path), "the archive has no {path}");
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
    use super::super::command::TEXTS;
    use super::*;
    use crate::paths;
    use std::fs;

    #[test]
    fn links_lead_into_the_archive() {
        let text = "![a](docs/a.gif)\n\nA [b](docs/src/b.md#c), [d](CONTRIBUTING.md), [e](#e), \
                    [f](https://example.org/) and [g](LICENSE-MIT).\n";
        let made = "A [b](site/guide/b.html#c), [d](site/guide/contributing.html), [e](#e), \
                    [f](https://example.org/) and [g](LICENSE-MIT).\n";
        assert_eq!(of_archive(text, |_| true).unwrap(), made);
        let error = of_archive(text, |path| path != "LICENSE-MIT").unwrap_err();
        assert_eq!(error.to_string(), "the archive has no LICENSE-MIT");
    }

    /// The pages of the guide are chapters, or have another name.
    #[test]
    fn every_link_has_its_file() {
        let root = paths::root();
        let is_page = |page: &str| {
            RENAMED.iter().any(|(_, renamed)| *renamed == page)
                || root.join("docs/src").join(page).with_extension("md").is_file()
        };
        for (name, least) in [("README.md", 10), ("CHANGELOG.md", 1)] {
            let text = fs::read_to_string(root.join(name)).unwrap();
            let made = of_archive(&text, |path| {
                let page = path.strip_prefix("site/guide/");
                let page = page.and_then(|path| path.strip_suffix(".html"));
                page.map_or_else(|| TEXTS.contains(&path), is_page)
            });
            let made = made.unwrap();
            assert!(made.matches("](site/guide/").count() > least, "{name}");
            assert!(!made.contains("](docs/"), "{name}");
        }
    }
}

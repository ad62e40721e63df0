//! The pages of the site, all from one template, `pages/page.html`.
use crate::{listing, program};
use anyhow::{Context, Result};
use std::fmt::Write;
use std::fs;
use std::path::Path;

const TEMPLATE: &str = include_str!("pages/page.html");

/// The parameters of a page.
struct Page {
    file: &'static str,
    styles: &'static [&'static str],
    /// The program to preload; `None` if it depends on the address.
    program: Option<&'static str>,
    start: &'static str,
    /// Whether it is a page of the site, which can be installed and used offline.
    is_of_site: bool,
    body: &'static str,
}

/// The elements for the page and for dialogs.
const PLAIN: &str = r#"    <div id="page"><p id="boot">Plyscope …</p></div>
    <div id="dialogs"></div>
"#;

/// The page that runs programs of students, in a sandboxed frame.
const PROGRAM: &str = "program.html";

const PAGES: [Page; 9] = [
    Page {
        file: "index.html",
        styles: &["tree.css", "style.css", "path.css", "timeline.css"],
        program: Some("plyscope-app"),
        start: "boot.js",
        is_of_site: true,
        body: PLAIN,
    },
    Page {
        file: "backtracking.html",
        styles: &[
            "tree.css",
            "style.css",
            "timeline.css",
            "backtracking-board.css",
            "backtracking.css",
        ],
        program: Some("backtracking"),
        start: "boot-backtracking.js",
        is_of_site: true,
        body: PLAIN,
    },
    Page {
        file: "coroutines.html",
        styles: &["tree.css", "style.css", "coroutines-tree.css", "coroutines.css"],
        program: Some("backtracking"),
        start: "boot-backtracking.js",
        is_of_site: true,
        body: r#"    <div id="coroutines"><p id="boot">Plyscope …</p></div>
    <div id="dialogs"></div>
"#,
    },
    Page {
        file: "mcts.html",
        styles: &["tree.css", "style.css", "timeline.css", "mcts-tree.css", "mcts.css"],
        program: Some("growing"),
        start: "boot-growing.js",
        is_of_site: true,
        body: r#"    <div id="mcts"><p id="boot">Plyscope …</p></div>
    <div id="dialogs"></div>
"#,
    },
    Page {
        file: "best-first.html",
        styles: &["tree.css", "style.css", "timeline.css", "mcts-tree.css", "mcts.css"],
        program: Some("growing"),
        start: "boot-growing.js",
        is_of_site: true,
        body: r#"    <div id="best-first"><p id="boot">Plyscope …</p></div>
    <div id="dialogs"></div>
"#,
    },
    Page {
        file: "learn.html",
        styles: LEARN,
        program: Some("learn"),
        start: "boot-learn.js",
        is_of_site: true,
        body: PLAIN,
    },
    Page {
        file: PROGRAM,
        styles: &["tree.css", "style.css", "timeline.css", "program.css"],
        program: Some("program"),
        start: "boot-program.js",
        is_of_site: true,
        body: PLAIN,
    },
    // A lesson in a learning platform, without links to other pages.
    Page {
        file: "course.html",
        styles: LEARN,
        program: Some("learn"),
        start: "course/start.js",
        is_of_site: false,
        body: r#"    <div id="page"><p id="boot">Plyscope …</p></div>
"#,
    },
    Page {
        file: "embed.html",
        styles: &["embed/page.css"],
        program: None,
        start: "embed/page.js",
        is_of_site: false,
        body: "",
    },
];

const LEARN: &[&str] = &[
    "tree.css",
    "style.css",
    "coroutines-tree.css",
    "mcts-tree.css",
    "backtracking-board.css",
    "backtracking.css",
    "learn.css",
];

/// Writes every page into the site.
pub fn write(dist: &Path) -> Result<()> {
    let frame = fs::read(dist.join(program::FRAME))
        .with_context(|| format!("{} is missing", program::FRAME))?;
    for page in &PAGES {
        let path = dist.join(page.file);
        let mut html = page.html();
        if page.file == PROGRAM {
            html = with_frame(&html, &frame);
        }
        fs::write(&path, html).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// What scripts a page may run.
const SCRIPTS: &str = "script-src 'self' 'wasm-unsafe-eval'";

/// A page that may also have a frame with a script of its own, and workers in that frame.
fn with_frame(html: &str, script: &[u8]) -> String {
    let checksum = listing::sha256_base64(script);
    html.replace(SCRIPTS, &format!("{SCRIPTS} 'sha256-{checksum}'; worker-src 'self' blob:"))
}

impl Page {
    fn html(&self) -> String {
        let links = self.links();
        TEMPLATE.replace("{links}\n", &links).replace("{body}\n", self.body)
    }

    fn links(&self) -> String {
        let mut links = String::new();
        let mut line = |text: String| {
            let _ = writeln!(links, "    {text}");
        };
        if self.is_of_site {
            line(r#"<link rel="manifest" href="./manifest.webmanifest" />"#.to_owned());
        }
        for style in self.styles {
            line(format!(r#"<link rel="stylesheet" href="./{style}" />"#));
        }
        if let Some(program) = self.program {
            line(format!(r#"<link rel="modulepreload" href="./{program}.js" />"#));
            line(format!(
                r#"<link rel="preload" href="./{program}_bg.wasm" as="fetch" type="application/wasm" crossorigin="anonymous" />"#
            ));
        }
        line(format!(r#"<script type="module" src="./{}"></script>"#, self.start));
        if self.is_of_site {
            line(r#"<script type="module" src="./offline.js"></script>"#.to_owned());
        }
        links
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paths;

    #[test]
    fn pages_are_filled_in() {
        for page in &PAGES {
            let html = page.html();
            assert!(html.contains("Content-Security-Policy"), "{}", page.file);
            assert_eq!(html.matches("<noscript>").count(), 1, "{}", page.file);
            assert!(!html.contains('{'), "{}", page.file);
            assert_eq!(html.contains("manifest"), page.is_of_site, "{}", page.file);
        }
    }

    #[test]
    fn the_frame_has_the_only_script_within_a_page() {
        let page = PAGES.iter().find(|page| page.file == PROGRAM).unwrap();
        // The checksum of nothing, as browsers write it.
        let html = with_frame(&page.html(), b"");
        assert!(html.contains(
            "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='; worker-src 'self' blob:"
        ));
        for page in &PAGES {
            assert!(
                !page.html().contains("unsafe-inline") && !page.html().contains("blob:"),
                "{}",
                page.file
            );
        }
    }

    #[test]
    fn styles_and_start_scripts_are_there() {
        let www = paths::root().join("www");
        for page in &PAGES {
            for file in page.styles.iter().chain([&page.start]) {
                assert!(www.join(file).is_file(), "{} needs {file}", page.file);
            }
        }
    }

    #[test]
    fn no_page_is_written_twice() {
        let www = paths::root().join("www");
        for page in &PAGES {
            assert!(!www.join(page.file).exists(), "{} has its head from the template", page.file);
        }
    }
}

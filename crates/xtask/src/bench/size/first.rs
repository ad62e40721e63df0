//! Which files a page of the site fetches at its start, found by reading the page and its scripts.
use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The page and all styles, scripts and programs that it names, with what those scripts import. What is
/// imported later, by a call, is not among them, nor are icons and the manifest.
pub fn files(dist: &Path, page: &str) -> Result<BTreeSet<String>> {
    let mut found = BTreeSet::from([page.to_owned()]);
    let mut unread = vec![page.to_owned()];
    while let Some(name) = unread.pop() {
        let kind = name.rsplit_once('.').map_or("", |(_, kind)| kind);
        if !matches!(kind, "html" | "js") {
            continue;
        }
        let text = fs::read_to_string(dist.join(&name));
        let text = text.with_context(|| format!("{name}, which {page} needs, cannot be read"))?;
        let named = if kind == "html" { linked(&text) } else { imported(&text) };
        let new = named.into_iter().filter(|file| found.insert((*file).to_owned()));
        unread.extend(new.map(str::to_owned));
    }
    Ok(found)
}

/// The relative links of a page: `href="./…"` and `src="./…"`.
fn linked(html: &str) -> Vec<&str> {
    let names = html.split("=\"./").skip(1).filter_map(|rest| rest.split('"').next());
    let ours = |name: &&str| [".css", ".js", ".wasm"].iter().any(|end| name.ends_with(end));
    names.filter(ours).collect()
}

/// The static imports of a script in the top folder: `import "./…"` and `import … from "./…"`.
fn imported(script: &str) -> Vec<&str> {
    let statements = script.split(['\n', ';']).map(str::trim_start);
    fn file(statement: &str) -> Option<&str> {
        let rest = statement.strip_prefix("import")?.trim_start();
        // A dynamic import, or `import.meta`.
        if rest.starts_with(['(', '.']) {
            return None;
        }
        rest.split("\"./").nth(1)?.split('"').next()
    }
    statements.filter_map(file).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_its_files() {
        let html = r#"<link rel="icon" href="./icon.svg" /><link rel="stylesheet" href="./a.css" />
            <link href="./a_bg.wasm" /><script src="./boot.js"></script><a href="https://x/y.js">"#;
        assert_eq!(linked(html), ["a.css", "a_bg.wasm", "boot.js"]);
    }

    #[test]
    fn only_what_is_imported_at_once_counts() {
        let minified =
            r#"import"./a.js";import e from"./b.js";e(import.meta.url);x=()=>import("./c.js")"#;
        assert_eq!(imported(minified), ["a.js", "b.js"]);
        let written =
            "// text\nimport \"./a.js\";\nimport { x } from \"./b.js\";\nimport(\"./c.js\");\n";
        assert_eq!(imported(written), ["a.js", "b.js"]);
    }
}

//! Properties of style sheets, such as `--accent`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The style sheets of the pages, with their texts.
fn sheets() -> Vec<(PathBuf, String)> {
    let www = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../www");
    let mut open = vec![www];
    let mut found = Vec::new();
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry")) {
            let path = entry.path();
            match path.extension().and_then(|ending| ending.to_str()) {
                _ if path.is_dir() => open.push(path),
                Some("css") => {
                    let text = fs::read_to_string(&path).expect("a style sheet");
                    found.push((path, text));
                }
                _ => {}
            }
        }
    }
    found
}

/// The names behind `--` at which a predicate holds of what stands before and after them.
fn names(text: &str, is_one: impl Fn(&str, &str) -> bool) -> BTreeSet<String> {
    let places = text.match_indices("--").map(|(at, _)| at);
    let name = |at: usize| {
        let rest = &text[at..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '-' && c != '_');
        let (name, after) = rest.split_at(end.unwrap_or(rest.len()));
        is_one(&text[..at], after).then(|| name.to_owned())
    };
    places.filter_map(name).collect()
}

/// A colour that is defined and not used is one that something has lost.
#[test]
fn every_property_that_is_defined_is_used() {
    let sheets = sheets();
    let used: BTreeSet<String> = sheets
        .iter()
        .flat_map(|(_, text)| names(text, |before, _| before.ends_with("var(")))
        .collect();
    assert!(used.len() > 20, "{used:?}");
    for (path, text) in &sheets {
        let defined = names(text, |_, after| after.starts_with(':'));
        let unused: Vec<_> = defined.difference(&used).collect();
        assert!(unused.is_empty(), "{}: {unused:?}", path.display());
    }
}

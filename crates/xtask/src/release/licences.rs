//! The texts of the licences of all components, as they must go with what is published.
use super::components::{Component, Components};
use crate::{paths, tools::LOCKS};
use anyhow::{bail, Result};
use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

/// How files with licences begin, in capitals.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// MicroPython's package has no licence; the repository has it.
const MICROPYTHON: (&str, &str) =
    ("@micropython/micropython-webassembly-pyscript", "program/MICROPYTHON-LICENSE");

/// All texts, each once with the components that have it.
///
/// # Errors
/// The components whose licence has no text.
pub fn all(components: &Components) -> Result<String> {
    let mut texts: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut without = Vec::new();
    for component in &components.0 {
        let Component { name, version, licence, .. } = component;
        let title = format!("{name} {version} ({licence})");
        match text(component) {
            Some(text) => texts.entry(text.trim().to_owned()).or_default().push(title),
            None => without.push(title),
        }
    }
    if !without.is_empty() {
        bail!("No text of a licence was found for {}.", without.join(", "));
    }
    let mut all = String::from("What Plyscope contains of others, with the licences.\n");
    for (text, titles) in texts {
        all += &format!("\n{:=<80}\n{}\n\n{text}\n", "", titles.join("\n"));
    }
    Ok(all)
}

/// The text of a component's licence: its own files, or else the text of a licence that it names.
fn text(component: &Component) -> Option<String> {
    let own = files(component);
    if !own.is_empty() {
        let texts: Vec<String> =
            own.iter().filter_map(|file| fs::read_to_string(file).ok()).collect();
        return (texts.len() == own.len()).then(|| texts.join("\n"));
    }
    if component.name == MICROPYTHON.0 {
        return fs::read_to_string(paths::root().join(LOCKS).join(MICROPYTHON.1)).ok();
    }
    let named = |id: &str| component.licence.split([' ', '(', ')']).any(|word| word == id);
    let file = match (named("MIT"), named("Apache-2.0")) {
        (true, _) => {
            return Some(mit(
                &fs::read_to_string(paths::root().join("LICENSE-MIT")).ok()?,
                component,
            ))
        }
        (_, true) => "LICENSE-APACHE",
        _ => return None,
    };
    fs::read_to_string(paths::root().join(file)).ok()
}

/// The text of the MIT licence, with those who made the component in place of the project's line.
fn mit(own: &str, component: &Component) -> String {
    let authors = match &component.authors[..] {
        [] => format!("the authors of {}", component.name),
        authors => authors.join(", "),
    };
    let line = |line: &str| match line.starts_with("Copyright") {
        true => format!("Copyright (c) {authors}"),
        false => line.to_owned(),
    };
    own.lines().map(line).collect::<Vec<_>>().join("\n")
}

fn files(component: &Component) -> Vec<PathBuf> {
    let entries = fs::read_dir(&component.folder).into_iter().flatten().flatten();
    let is_licence = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        path.is_file() && NAMES.iter().any(|begin| name.starts_with(begin))
    };
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_licence).collect();
    files.sort();
    files
}

#[cfg(test)]
mod tests {
    use super::super::components::Kind;
    use super::*;

    fn component(licence: &str) -> Component {
        Component {
            kind: Kind::Cargo,
            name: "some".into(),
            version: "1.0.0".into(),
            licence: licence.into(),
            authors: vec!["Ada".into()],
            sha256: None,
            folder: "/no/such/folder".into(),
        }
    }

    #[test]
    fn a_component_without_a_file_has_the_text_that_it_names() {
        let found = text(&component("MIT")).unwrap();
        assert!(
            found.contains("Copyright (c) Ada") && found.contains("WITHOUT WARRANTY"),
            "{found}"
        );
        assert!(text(&component("Apache-2.0")).unwrap().contains("Apache License"));
        assert_eq!(text(&component("Zlib")), None);
        let other = Component { name: "other".into(), ..component("MIT") };
        let both = all(&Components(vec![component("MIT"), other])).unwrap();
        assert!(both.contains("some 1.0.0 (MIT)\nother 1.0.0 (MIT)\n"), "{both}");
        assert_eq!(both.matches("WITHOUT WARRANTY").count(), 1);
        let error = all(&Components(vec![component("Zlib")])).unwrap_err();
        assert_eq!(error.to_string(), "No text of a licence was found for some 1.0.0 (Zlib).");
    }
}

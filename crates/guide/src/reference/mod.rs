//! The pages that are made from what the program has: each from its registry, in its order.

mod algorithms;
mod attributes;
mod games;
mod json;
mod keys;
mod options;
mod questions;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use plyscope_i18n::Lang;

use crate::Page;

/// The language of the guide.
const LANG: Lang = Lang::En;

/// The tree of the scenes.
const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// All of them.
///
/// # Errors
/// When a file that a page is made from cannot be read.
pub fn pages(root: &Path) -> Result<Vec<Page>> {
    let read = |path: &str| {
        fs::read_to_string(root.join(path)).with_context(|| format!("{path} is missing"))
    };
    Ok(vec![
        Page::made("algorithms", algorithms::page()),
        Page::made("options", options::page()),
        Page::made("games", games::page()),
        Page::made("keys", keys::page()),
        Page::made("questions", questions::page()),
        Page::made("attributes", attributes::page(&read("www/embed/attributes.js")?)?),
        Page::made("json", json::page(&declarations(root)?)?),
    ])
}

/// The folder of the types for TypeScript.
const TYPES: &str = "crates/wasm/js/types";

/// The types for TypeScript, of all files.
fn declarations(root: &Path) -> Result<String> {
    let entries = fs::read_dir(root.join(TYPES)).with_context(|| format!("{TYPES} is missing"))?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    let texts = files.iter().map(|file| {
        fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
    });
    Ok(texts.collect::<Result<Vec<_>>>()?.join("\n"))
}

/// A text that the program asks for by name.
fn named(id: &str) -> String {
    LANG.named(id).unwrap_or_else(|| id.to_owned())
}

/// A scene with these attributes.
fn scene(attributes: &str, instead: &str) -> String {
    format!(
        "<script type=\"module\" src=\"../../plyscope.js\"></script>\n\
         <ply-scope {attributes}>{instead}</ply-scope>\n\n"
    )
}

/// A text in the form of an address.
fn encoded(text: &str) -> String {
    text.replace(' ', "+")
}

//! The pages that are made from what the program has: each from its registry, in its order, and in the words
//! of a language.

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

/// The tree of the scenes.
const TREE: &str = "((8 5) (20 3)) ((2 4) (15 6))";

/// All of them in a language. Those for people who write programs are in English only.
///
/// # Errors
/// When a file that a page is made from cannot be read.
pub fn pages(root: &Path, lang: Lang) -> Result<Vec<Page>> {
    let read = |path: &str| {
        fs::read_to_string(root.join(path)).with_context(|| format!("{path} is missing"))
    };
    let made = |name, text| Page::made(lang, name, text);
    let mut pages = vec![
        made("algorithms", algorithms::page(lang)),
        made("options", options::page(lang)),
        made("games", games::page(lang)),
        made("keys", keys::page(lang)),
        made("questions", questions::page(lang)),
    ];
    if lang == Lang::En {
        let script = read("www/embed/attributes.js")?;
        pages.push(made("attributes", attributes::page(&script)?));
        pages.push(made("json", json::page(&declarations(root)?)?));
    }
    Ok(pages)
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
fn named(id: &str, lang: Lang) -> String {
    lang.named(id).unwrap_or_else(|| id.to_owned())
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

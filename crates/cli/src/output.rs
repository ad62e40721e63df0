//! Writing files, and objects of JSON.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value as Json};

use crate::Problem;

/// The version of the objects that are printed as JSON. New fields keep it; it grows when a field
/// changes its meaning or goes.
const VERSION: u32 = 1;

/// An object of JSON, or a list of them, each with the version first.
pub fn versioned(json: Json) -> Json {
    match json {
        Json::Object(fields) => {
            let version = ("version".to_owned(), VERSION.into());
            Json::Object(std::iter::once(version).chain(fields).collect::<Map<_, _>>())
        }
        Json::Array(items) => Json::Array(items.into_iter().map(versioned).collect()),
        other => other,
    }
}

/// Writes a file.
pub fn write(path: &Path, content: &[u8]) -> Result<(), Problem> {
    let written = fs::write(path, content);
    Ok(written.map_err(|error| format!("cannot write {}: {error}", path.display()))?)
}

/// The ending of a file's name in small letters, without its dot: it says what is written.
pub fn ending(path: &Path) -> String {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.unwrap_or_default().to_ascii_lowercase()
}

//! Writing files, and objects of JSON.

use std::fs;
use std::path::Path;

use serde_json::{Map, Value as Json};

use crate::input;
use crate::problem::{misuse, Problem};

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

/// Refuses to write a file that is read.
pub fn refuse_kept(path: &Path) -> Result<(), Problem> {
    match input::is_kept(path) {
        true => misuse(format!("{} is a file that is read; choose another name", path.display())),
        false => Ok(()),
    }
}

/// Writes a file, but never one that is read.
pub fn write(path: &Path, content: &[u8]) -> Result<(), Problem> {
    refuse_kept(path)?;
    let written = fs::write(path, content);
    Ok(written.map_err(|error| format!("cannot write {}: {error}", path.display()))?)
}

/// What is written into a file, by the ending of its name. Each form has one, so that nothing is written
/// into a file of another kind by mistake, such as a lesson.
pub fn by_ending<F: Copy>(path: &Path, forms: &[(&str, F)]) -> Result<F, Problem> {
    let given = path.extension().unwrap_or_default();
    let found = forms.iter().find(|(ending, _)| given.eq_ignore_ascii_case(ending));
    let expected = || {
        let endings: Vec<String> = forms.iter().map(|(ending, _)| format!(".{ending}")).collect();
        let endings = match endings.split_last() {
            Some((last, others)) if !others.is_empty() => {
                format!("{} or {last}", others.join(", "))
            }
            _ => endings.concat(),
        };
        Problem::Misuse(format!("{} must end with {endings}", path.display()))
    };
    found.map(|&(_, form)| form).ok_or_else(expected)
}

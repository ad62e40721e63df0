//! Writing files, and objects of JSON.

use std::fs::{self, File};
use std::path::Path;

use plyscope_classroom::results::Results;
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

/// Refuses to write over a file that is read, or over the results of a student: a shell that writes out
/// `-o handed-in/*.json` gives the first of them as the file to write.
pub fn refuse_input(path: &Path) -> Result<(), Problem> {
    let what = match input::is_input(path) {
        true => "is a file that is read",
        false if has_results(path) => "has the results of a student",
        false => return Ok(()),
    };
    misuse(format!("{} {what}; choose another name", path.display()))
}

/// Whether a file has the results of a student. A pipe is not read, which may have no end.
fn has_results(path: &Path) -> bool {
    let read = || File::open(path).and_then(input::results);
    let is_meant = |bytes: Vec<u8>| Results::is_meant(&String::from_utf8_lossy(&bytes));
    path.is_file() && read().is_ok_and(is_meant)
}

/// Writes a file, but never over an input.
pub fn write(path: &Path, content: &[u8]) -> Result<(), Problem> {
    refuse_input(path)?;
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

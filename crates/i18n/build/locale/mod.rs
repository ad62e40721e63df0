//! From Project Fluent's files to Rust and to tables. Fluent's own parser reads them; of its language texts,
//! arguments and choices by an argument are understood, which is all that is needed and keeps the
//! rest of Fluent out of the page. Whatever else stands in a file ends the build.

mod check;
// `xtask` writes the tables only.
#[allow(dead_code)]
mod language;
mod named;
mod read;
#[cfg(test)]
mod tests;
mod write;

use std::collections::BTreeMap;
use std::path::Path;
use std::{fs, io};

// Every build script that includes this module has it beside it.
use super::marks;
#[allow(unused_imports)]
pub use language::languages;
pub use named::NAMED;

/// The language that is built in. It says which texts there are, and which arguments each has.
const LEADING: &str = "en";

/// The locale files of a folder with their names, the leading one first.
pub fn files(folder: &Path) -> io::Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            files.push((name, fs::read_to_string(&path)?));
        }
    }
    files.sort_by(|(one, _), (other, _)| (one != LEADING, one).cmp(&(other != LEADING, other)));
    Ok(files)
}

/// A piece of a text.
#[derive(Debug, PartialEq)]
enum Part {
    Text(String),
    Argument(String),
    Choice { by: String, cases: Vec<(Key, Vec<Part>)>, other: Vec<Part> },
}

/// What a case of a choice is for.
#[derive(Debug, PartialEq)]
enum Key {
    /// A word, such as `one` or `max`.
    Word(String),
    /// A whole number.
    Number(usize),
}

/// The texts of a language by their names.
type Texts<'a> = BTreeMap<&'a str, Vec<Part>>;

/// Names that are numbers, and so are grouped and can be counted. Every other argument is text.
const NUMBERS: [&str; 22] = [
    "count",
    "nodes",
    "layers",
    "line",
    "column",
    "bytes",
    "limit",
    "step",
    "last",
    "visited",
    "cuts",
    "pruned",
    "visit",
    "total",
    "tries",
    "wanted",
    "seen",
    "level",
    "wrong",
    "again",
    "proved",
    "disproved",
];

fn is_number(argument: &str) -> bool {
    NUMBERS.contains(&argument)
}

/// The table of a language, with its tag.
pub type Table<'a> = (&'a str, String);

/// What becomes of the locale files.
// The build script needs all of it, `xtask` the tables only.
#[allow(dead_code)]
pub struct Output<'a> {
    /// The Rust code.
    pub code: String,
    /// The tables of all languages, in the order of their files.
    pub tables: Vec<Table<'a>>,
}

/// The Rust code and the tables for the locale files, each given with its tag.
pub fn generate(files: &[(String, String)]) -> Result<Output<'_>, String> {
    let mut languages: Vec<(&str, Texts<'_>)> = Vec::new();
    for (tag, source) in files {
        let texts = read::read(source).map_err(|problem| format!("{tag}.ftl: {problem}"))?;
        let leading = languages.first().map_or(&texts, |(_, leading)| leading);
        check::check(leading, &texts).map_err(|problem| format!("{tag}.ftl: {problem}"))?;
        languages.push((tag, texts));
    }
    write::write(&languages)
}

/// The arguments of a text, in the order in which they first appear.
fn arguments(parts: &[Part]) -> Vec<&str> {
    let mut names = Vec::new();
    for part in parts {
        let own = match part {
            Part::Text(_) => Vec::new(),
            Part::Argument(name) => vec![name.as_str()],
            Part::Choice { by, cases, other } => {
                let texts = cases.iter().map(|(_, text)| text).chain([other]);
                std::iter::once(by.as_str()).chain(texts.flat_map(|text| arguments(text))).collect()
            }
        };
        for name in own {
            if !names.contains(&name) {
                names.push(name);
            }
        }
    }
    names
}

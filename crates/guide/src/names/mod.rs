//! The words of the types for TypeScript and Python: a type for each registry of the program, so that a
//! new algorithm, game or language needs no line in the packages; and the names of attributes.
//!
//! The files are in the repository, since editors and the packages read them;
//! `crates/guide/tests/integration/types.rs` compares them with what is made here.

pub mod attributes;
mod list;
mod python;
mod typescript;

use std::fs;

use anyhow::{Context, Result};

use crate::root;

/// The command that writes the files.
pub(crate) const COMMAND: &str = "PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types";

/// The most columns of a line.
pub(crate) const WIDTH: usize = 120;

/// A type whose values are words.
struct Union {
    /// Its name, in both languages.
    name: &'static str,
    /// What it is, in a sentence.
    about: &'static str,
    words: Vec<Word>,
}

/// A word of a type.
struct Word {
    text: String,
    /// What it means, where the word alone does not say it.
    about: Option<&'static str>,
}

/// The files, as seen from the top of the clone, with their content.
///
/// # Errors
/// If the script of elements cannot be read, or lacks a list.
pub fn files() -> Result<[(&'static str, String); 3]> {
    const SCRIPT: &str = "www/embed/attributes.js";
    let unions = list::unions();
    let script = fs::read_to_string(root().join(SCRIPT)).context(SCRIPT)?;
    Ok([
        ("crates/wasm/js/types/names.d.ts", typescript::file(&unions)),
        ("python/plyscope/src/plyscope/_names.py", python::file(&unions) + &attributes::python()),
        (SCRIPT, attributes::script(&script).with_context(|| format!("{SCRIPT} lacks a list"))?),
    ])
}

/// The names of the types, in the order of the files.
pub(crate) fn names() -> Vec<&'static str> {
    list::unions().into_iter().map(|union| union.name).collect()
}

impl Word {
    /// The word between quotation marks.
    fn quoted(&self) -> String {
        format!("\"{}\"", self.text)
    }
}

impl Union {
    /// Its words between quotation marks on one line, unless a word has a comment.
    fn on_one_line(&self, separator: &str) -> Option<String> {
        let is_plain = self.words.iter().all(|word| word.about.is_none());
        let words: Vec<String> = self.words.iter().map(Word::quoted).collect();
        is_plain.then(|| words.join(separator))
    }
}

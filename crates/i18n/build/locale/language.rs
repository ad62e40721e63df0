//! The languages themselves: the terms at the beginning of each locale file become the type `Lang`.

use std::fmt::Write;

use fluent_syntax::ast::{Entry, PatternElement};
use fluent_syntax::parser;

/// The terms that every locale file has, and what they are.
pub const TERMS: [(&str, &str); 8] = [
    ("tag", "The tag of BCP 47."),
    ("name", "What its speakers call it."),
    ("thousands", "What stands between groups of three digits."),
    ("decimal", "The sign before decimals."),
    ("columns", "What separates columns in its spreadsheets' files."),
    ("sentences", "What stands between sentences."),
    ("list", "What stands between things within a sentence."),
    ("clauses", "What stands between parts of a description."),
];

/// The type `Lang`, for the locale files with their names, the default language first.
pub fn languages(files: &[(String, String)]) -> Result<String, String> {
    let mut variants = String::new();
    let mut facts = String::new();
    for (number, (file, source)) in files.iter().enumerate() {
        let terms = terms(source).map_err(|problem| format!("{file}.ftl: {problem}"))?;
        let variant = variant(file);
        let default = if number == 0 { "    #[default]\n" } else { "" };
        let _ = writeln!(variants, "    /// {}.\n{default}    {variant},", terms[1]);
        let fields =
            TERMS.iter().zip(&terms).map(|((name, _), value)| format!("{name}: {value:?}"));
        let fields: Vec<String> = fields.collect();
        let _ = writeln!(
            facts,
            "            Self::{variant} => &Facts {{ file: {file:?}, {} }},",
            fields.join(", ")
        );
    }
    let all: Vec<String> =
        files.iter().map(|(file, _)| format!("Self::{}", variant(file))).collect();
    let fields: String = TERMS
        .iter()
        .map(|(name, about)| format!("    /// {about}\n    {name}: &'static str,\n"))
        .collect();
    Ok(format!(
        "/// A language of the page.\n\
         #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]\n\
         pub enum Lang {{\n{variants}}}\n\n\
         /// The terms of a locale file.\nstruct Facts {{\n    /// The name of its files.\n    file: &'static str,\n{fields}}}\n\n\
         impl Lang {{\n    /// Every language.\n    \
         pub const ALL: [Self; {}] = [{}];\n\n    \
         const fn facts(self) -> &'static Facts {{\n        match self {{\n{facts}        }}\n    }}\n}}\n",
        files.len(),
        all.join(", "),
    ))
}

/// The name of a language in Rust.
pub fn variant(file: &str) -> String {
    let (first, rest) = file.split_at(1);
    first.to_uppercase() + rest
}

/// The values of a file's terms, in the order of [`TERMS`]. Where spaces count they stand between
/// quotation marks.
fn terms(source: &str) -> Result<Vec<String>, String> {
    let resource = match parser::parse(source) {
        Ok(resource) | Err((resource, _)) => resource,
    };
    let value = |name: &str| {
        let term = resource.body.iter().find_map(|entry| match entry {
            Entry::Term(term) if term.id.name == name => Some(term),
            _ => None,
        });
        match term.map(|term| term.value.elements.as_slice()) {
            Some([PatternElement::TextElement { value }]) => {
                let inner = value.strip_prefix('"').and_then(|value| value.strip_suffix('"'));
                Ok(inner.unwrap_or(value).to_owned())
            }
            Some(_) => Err(format!("-{name} is not a plain text")),
            None => Err(format!("-{name} is missing")),
        }
    };
    TERMS.iter().map(|(name, _)| value(name)).collect()
}

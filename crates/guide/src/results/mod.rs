//! The types of results for TypeScript, made from the types of Rust that are written as JSON, so that they
//! cannot be wrong: their fields, what may be missing or null, and their comments.
//!
//! In: the JSON Schema of each type. Out: a file of declarations, whose names are in camel case as the package
//! has them. Not here: words, which are [`names`], and options, which the package's own files
//! have.

mod declare;
mod list;
mod schema;

use std::collections::BTreeSet;

use serde_json::Value as Json;

use crate::names::{self, COMMAND};
use declare::Declared;

pub use list::definitions;

/// Types of the package's own files that results have.
const BY_HAND: [&str; 2] = ["Exact", "Value"];

/// The file, as seen from the top of the clone, with its content.
///
/// # Panics
/// If a type has a part that is declared nowhere.
#[must_use]
pub fn file() -> (&'static str, String) {
    let declared = list::declared();
    let own: BTreeSet<&str> = declared.iter().map(|it| it.name.as_str()).collect();
    let mentioned: BTreeSet<&str> = declared.iter().flat_map(Declared::mentioned).collect();
    let foreign = || mentioned.difference(&own).copied();
    let all_words = names::names();
    let words: Vec<&str> = foreign().filter(|name| all_words.contains(name)).collect();
    let by_hand: Vec<&str> = foreign().filter(|name| BY_HAND.contains(name)).collect();
    let known = words.len() + by_hand.len();
    assert!(known == foreign().count(), "declared nowhere: {:?}", foreign().collect::<Vec<_>>());
    let types: String = declared.iter().map(Declared::written).collect();
    let text = format!(
        "// Made from the results of the program by `{COMMAND}`; not to be edited.\n{}{}{types}",
        declare::import(&words, "names"),
        declare::import(&by_hand, "value"),
    );
    ("crates/wasm/js/types/results.d.ts", text)
}

/// The words of what happens at steps of a type.
///
/// # Panics
/// If there is no such type.
pub(crate) fn events(name: &str) -> Vec<String> {
    let forms = &definitions()[name]["oneOf"];
    let forms = forms.as_array().expect("it has several forms");
    let word = |form: &Json| form["properties"]["event"]["const"].as_str().map(str::to_owned);
    forms.iter().filter_map(word).collect()
}

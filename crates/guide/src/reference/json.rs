//! Results as JSON, from the types of the package for TypeScript, which are made from those of the program,
//! and an example from the program itself.

use std::collections::HashSet;

use anyhow::{Context, Result};
use plyscope_report::tree::tree;
use plyscope_search::GameTree;
use plyscope_session::engine::search_tree;
use plyscope_setup::Setup;

use crate::declarations::{alias, declaration, Field};
use crate::markdown::{code, fenced, table};
use crate::names;

const ABOUT: &str = "# Results as JSON

`plyscope solve --json`, `trace --json`, `mcts --json`, `best-first --json`, `grade --json`, `judge --json` and, for `backtrack`, `queens --json` and the other puzzles print what the functions of the packages for [JavaScript](../../../crates/wasm/js/README.md) and [Python](../../../python/plyscope/README.md) return; that for JavaScript has the names in camel case (`bestPath`). The command’s objects begin with `\"version\": 1`. New fields keep the version; if a field changes its meaning or goes, it grows. What there is not is null. Values are from MAX’s point of view, and exact: a number that JavaScript would round has all its digits in a text beside it (`value_exact`).

This page is made from the types of the package for TypeScript.

";

/// The objects that are described, in this order.
const OBJECTS: [&str; 31] = [
    "TreeResult",
    "GameResult",
    "OwnGameResult",
    "Cutoff",
    "Because",
    "NullWindow",
    "AverageBounds",
    "TableUse",
    "Ply",
    "MctsResult",
    "MctsMove",
    "SssResult",
    "ProofNumberResult",
    "ProofMove",
    "Layout",
    "PlacedNode",
    "Grade",
    "EmptyGrade",
    "Finding",
    "LessonGrade",
    "JudgeReport",
    "Counterexample",
    "Departure",
    "TourResult",
    "PuzzleCounts",
    "QueensResult",
    "SudokuResult",
    "MapResult",
    "CryptarithmResult",
    "SubsetSumResult",
    "MazeResult",
];

/// The types that are shown as they are written, before those of words.
const TYPES: [&str; 3] = ["Value", "Step", "BacktrackStep"];

/// The tree of the example.
const EXAMPLE: &str = "(4 8) (2 5)";

pub fn page(types: &str) -> Result<String> {
    let types = &in_json(types);
    let mut text = ABOUT.to_owned() + &example()?;
    // The names of types that were shown.
    let mut mentioned: HashSet<String> = HashSet::new();
    for name in OBJECTS {
        let found = declaration(types, name).with_context(|| format!("there is no {name}"))?;
        mentioned.extend(found.fields.iter().flat_map(|field| identifiers(&field.kind)));
        let rows: Vec<_> = found
            .fields
            .into_iter()
            .map(|Field { name, kind, about }| [code(&name), code(&kind), about])
            .collect();
        // What has exact values beside rounded ones is said above.
        let base = found.base.filter(|base| !base.starts_with("Exact"));
        let base = base.map_or_else(String::new, |base| format!("All of `{base}`, and:\n\n"));
        text += &format!("## {name}\n\n{}\n\n{base}", found.about);
        text += &table(["field", "type", "meaning"], &rows);
    }
    text += "## Words and steps\n\n";
    for name in TYPES {
        let (shown, source) = as_written(types, name)?;
        mentioned.extend(identifiers(source));
        text += &shown;
    }
    for name in names::names().into_iter().filter(|name| mentioned.contains(*name)) {
        text += &as_written(types, name)?.0;
    }
    Ok(text)
}

/// A type as it is written, below its name, and its source.
fn as_written<'a>(types: &'a str, name: &str) -> Result<(String, &'a str)> {
    let (about, source) = alias(types, name).with_context(|| format!("there is no {name}"))?;
    Ok((format!("### {name}\n\n{about}\n\n{}", fenced("ts", source)), source))
}

/// The identifiers in a type, without its comments.
fn identifiers(source: &str) -> impl Iterator<Item = String> + use<'_> {
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("/**"));
    let words = lines.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()));
    words.map(str::to_owned)
}

/// A text with the names that are in camel case as they are in JSON: `bestPath` is `best_path`.
fn in_json(text: &str) -> String {
    let mut converted = String::with_capacity(text.len());
    let mut is_name = false;
    let mut last = ' ';
    for letter in text.chars() {
        if !last.is_ascii_alphanumeric() {
            is_name = letter.is_ascii_lowercase();
        }
        if is_name && letter.is_ascii_uppercase() {
            converted.push('_');
            converted.push(letter.to_ascii_lowercase());
        } else {
            converted.push(letter);
        }
        last = letter;
    }
    converted
}

fn example() -> Result<String> {
    let tree_ = GameTree::parse(EXAMPLE).ok().context("the example is no tree")?;
    let session = search_tree(tree_, Setup::default(), plyscope_search::trace::Recorder::new())
        .ok()
        .context("the example does not end")?;
    let json = tree(&session).context("the example has no result")?;
    Ok(format!(
        "## An example\n\n`plyscope solve --json \"{EXAMPLE}\"` prints, behind its version,\n\n{}",
        fenced("json", &serde_json::to_string_pretty(&json)?)
    ))
}

#[cfg(test)]
mod tests {
    use super::in_json;

    #[test]
    fn names_are_as_json_has_them() {
        let table = [
            ("bestPath: string[];", "best_path: string[];"),
            ("  nullWindow?: NullWindow;", "  null_window?: NullWindow;"),
            ("`valueExact` beside `value`, JavaScript", "`value_exact` beside `value`, JavaScript"),
        ];
        for (typed, expected) in table {
            assert_eq!(in_json(typed), expected);
        }
    }
}

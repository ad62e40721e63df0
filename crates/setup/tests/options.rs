//! Files in other languages list the options of a search as the table does.

use plyscope_games::Ending;
use plyscope_setup::{Scope, Values, ALGORITHM, MAX_DEPTH, MAX_TIME, OPTIONS};

/// A file of the project.
macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../../../", $path))
    };
}

#[test]
fn the_types_for_typescript_have_every_option_with_its_words() {
    let types = file!("crates/wasm/js/index.d.ts");
    for option in OPTIONS.iter().filter(|option| option.scope != Scope::Shown) {
        let declared = match declared(types, option.id) {
            "Algorithm" => {
                let alias = types.split_once("export type Algorithm =").expect("the type").1;
                alias.split_once(';').expect("its end").0
            }
            declared => declared,
        };
        let words: Vec<String> = match option.values {
            Values::Switch { .. } => vec!["boolean".to_owned()],
            _ => option.words().iter().map(|word| format!("\"{word}\"")).collect(),
        };
        if words.is_empty() {
            let is_typed = declared.contains("string") || declared.contains("number");
            assert!(is_typed, "{}: {declared}", option.id);
            continue;
        }
        assert_eq!(listed(declared), words, "{} in crates/wasm/js/index.d.ts", option.id);
    }
    let endings: Vec<String> = Ending::ALL.iter().map(|(word, _)| format!("\"{word}\"")).collect();
    assert_eq!(listed(declared(types, "ending")), endings, "ending in crates/wasm/js/index.d.ts");
}

/// The type of an optional field.
fn declared<'a>(types: &'a str, id: &str) -> &'a str {
    let (_, declared) = types
        .split_once(&format!("\n  {id}?: "))
        .unwrap_or_else(|| panic!("crates/wasm/js/index.d.ts lacks {id}"));
    declared.split_once(';').expect("its end").0
}

/// The members of a union.
fn listed(declared: &str) -> Vec<&str> {
    declared.split('|').map(str::trim).filter(|word| !word.is_empty()).collect()
}

#[test]
fn what_people_read_of_the_command_and_of_addresses_lists_every_algorithm() {
    let words = ALGORITHM.words();
    let last = words.last().expect("an algorithm");
    let known: Vec<String> =
        words[..words.len() - 1].iter().map(|word| format!("`{word}`")).collect();
    let sentence = format!("{} or `{last}`", known.join(", "));
    let addresses = file!("docs/src/addresses.md");
    assert!(addresses.contains(&sentence), "docs/src/addresses.md lacks {sentence}");
}

#[test]
fn the_types_for_typescript_name_the_limits() {
    let types = file!("crates/wasm/js/index.d.ts");
    for limit in [format!("up to {MAX_DEPTH}, or `end`"), format!("up to {MAX_TIME}.")] {
        assert!(types.contains(&limit), "crates/wasm/js/index.d.ts lacks “{limit}”");
    }
}

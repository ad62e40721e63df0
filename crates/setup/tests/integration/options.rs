//! Files in other languages list the options of a search as the table does.

use plyscope_games::Ending;
use plyscope_setup::{Scope, Values, MAX_DEPTH, MAX_TIME, OPTIONS};

/// A file of the project.
macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../../../../", $path))
    };
}

/// The fields of a search for TypeScript.
const FIELDS: &str = file!("crates/wasm/js/types/search.d.ts");

/// The types of words, which `crates/guide/src/names` makes.
const WORDS: &str = file!("crates/wasm/js/types/names.d.ts");

/// What writes these types anew.
const RENEW: &str = "PLYSCOPE_TYPES=renew cargo test -p plyscope-guide types";

#[test]
fn the_types_for_typescript_have_every_option_with_its_words() {
    for option in OPTIONS.iter().filter(|option| option.scope != Scope::Shown) {
        let declared = declared(option.id);
        let words = option.words();
        if let Values::Switch { .. } = option.values {
            assert_eq!(declared, "boolean", "{}", option.id);
        } else if words.is_empty() {
            let is_typed = declared.contains("string") || declared.contains("number");
            assert!(is_typed, "{}: {declared}", option.id);
        } else {
            assert_eq!(words_of(declared), words, "{}: {RENEW} lists them", option.id);
        }
    }
    let endings: Vec<&str> = Ending::ALL.iter().map(|&(word, _)| word).collect();
    assert_eq!(words_of(declared("ending")), endings, "{RENEW} lists them");
}

/// The type of an optional field.
fn declared(id: &str) -> &'static str {
    let (_, declared) = FIELDS
        .split_once(&format!("\n  {id}?: "))
        .unwrap_or_else(|| panic!("crates/wasm/js/types/search.d.ts lacks {id}"));
    declared.split_once(';').expect("its end").0
}

/// The words of a type.
fn words_of(name: &str) -> Vec<&'static str> {
    let (_, union) = WORDS
        .split_once(&format!("\nexport type {name} ="))
        .unwrap_or_else(|| panic!("{name} is not in crates/guide/src/names/list.rs"));
    union.split_once(';').expect("its end").0.split('"').skip(1).step_by(2).collect()
}

#[test]
fn the_types_for_typescript_name_the_limits() {
    for limit in [format!("up to {MAX_DEPTH}, or `end`"), format!("up to {MAX_TIME}.")] {
        assert!(FIELDS.contains(&limit), "crates/wasm/js/types/search.d.ts lacks “{limit}”");
    }
}

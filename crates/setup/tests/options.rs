//! Files in other languages list the options of a search as the table does.

use plyscope_games::Ending;
use plyscope_i18n::Lang;
use plyscope_setup::catalog::GAMES;
use plyscope_setup::{Scope, Values, ALGORITHM, MAX_DEPTH, MAX_TIME, OPTIONS};

/// A file of the project.
macro_rules! file {
    ($path:literal) => {
        include_str!(concat!("../../../", $path))
    };
}

/// The fields of a search for TypeScript.
const FIELDS: &str = file!("crates/wasm/js/types/search.d.ts");

/// The types of words, which `crates/guide/src/names` makes.
const WORDS: &str = file!("crates/wasm/js/types/names.d.ts");

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
            assert_eq!(words_of(declared), words, "{}", option.id);
        }
    }
    let endings: Vec<&str> = Ending::ALL.iter().map(|&(word, _)| word).collect();
    assert_eq!(words_of(declared("ending")), endings);
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

/// Words as a sentence lists them.
fn either(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    let (last, others) = words.split_last().expect("a word");
    format!("{} or {last}", others.join(", "))
}

#[test]
fn the_guide_lists_every_algorithm_game_and_language() {
    let addresses = file!("docs/src/addresses.md");
    let algorithms = either(&ALGORITHM.words());
    let languages = either(&Lang::ALL.map(Lang::file));
    for (path, chapter, list) in [
        ("docs/src/addresses.md", addresses, algorithms),
        ("docs/src/embedding.md", file!("docs/src/embedding.md"), languages.clone()),
        ("docs/src/lessons.md", file!("docs/src/lessons.md"), languages),
    ] {
        assert!(chapter.contains(&list), "{path} lacks {list}");
    }
    let games = addresses.lines().find(|line| line.starts_with("| `game` |")).expect("a row");
    for game in GAMES {
        assert!(games.contains(&format!("`{}`", game.id)), "{}: {games}", game.id);
    }
}

#[test]
fn the_types_for_typescript_name_the_limits() {
    for limit in [format!("up to {MAX_DEPTH}, or `end`"), format!("up to {MAX_TIME}.")] {
        assert!(FIELDS.contains(&limit), "crates/wasm/js/types/search.d.ts lacks “{limit}”");
    }
}

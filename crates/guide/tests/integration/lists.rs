//! Chapters list what can be chosen, in every language.

use std::fs;

use plyscope_guide::{folder, root};
use plyscope_i18n::Lang;
use plyscope_setup::catalog::{GameEntry, GAMES};
use plyscope_setup::ALGORITHM;

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// Words as a sentence lists them.
fn either(words: &[&str], lang: Lang) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    let (last, others) = words.split_last().expect("a word");
    let (comma, or) = match lang {
        Lang::En => (", ", "or"),
        Lang::Nl => (", ", "of"),
        Lang::Zh => ("、", "或"),
    };
    format!("{} {or} {last}", others.join(comma))
}

#[test]
fn every_algorithm_and_language_is_listed() {
    let algorithms = ALGORITHM.words();
    let languages = Lang::ALL.map(Lang::file);
    for lang in Lang::ALL {
        for (name, words) in [
            ("addresses.md", &algorithms[..]),
            ("embedding.md", &languages[..]),
            ("lessons.md", &languages[..]),
        ] {
            let path = format!("{}/{name}", folder(lang));
            let list = either(words, lang);
            assert!(read(&path).contains(&list), "{path} lacks {list}");
        }
    }
}

/// A game as it is called inside a sentence, without an explanation of its name.
fn name_of(game: &GameEntry, lang: Lang) -> String {
    let name = lang.named(&format!("game-{}", game.id)).expect("a name");
    name.split(" (").next().unwrap_or_default().to_lowercase()
}

#[test]
fn every_game_is_listed() {
    for lang in Lang::ALL {
        let chapter = |name: &str| {
            let path = format!("{}/{name}.md", folder(lang));
            let text = read(&path).to_lowercase();
            (path, text)
        };
        let [addresses, evaluations, pages] = ["addresses", "evaluations", "pages"].map(chapter);
        for game in GAMES {
            let (id, name) = (game.id, name_of(game, lang));
            let row = addresses.1.lines().find(|line| line.starts_with("| `game` |"));
            let has_word = row.is_some_and(|row| row.contains(&format!("`{id}`")));
            assert!(has_word, "{} lacks `{id}` in the row of `game`", addresses.0);
            let rows = [format!("| {name} |"), format!("| [{name}](")];
            let is_row = |line: &str| rows.iter().any(|begin| line.starts_with(begin));
            assert!(evaluations.1.lines().any(is_row), "{} lacks a row of {name}", evaluations.0);
            assert!(pages.1.contains(&name), "{} lacks {name}", pages.0);
        }
    }
}

#[test]
fn the_readme_lists_every_game() {
    let text = read("README.md").to_lowercase();
    let row = text.lines().find(|line| line.starts_with("| `index.html` |")).expect("a row");
    for game in GAMES {
        let name = name_of(game, Lang::En);
        assert!(row.contains(&name), "README.md lacks {name} in the row of `index.html`");
    }
}

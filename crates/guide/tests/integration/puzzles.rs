//! A puzzle is known everywhere by being in the list of puzzles. That the command searches it is held by
//! `cli/tests/integration/packages.rs`, that a lesson of the site shows it by `lesson/tests/integration/taught.rs`.

use std::collections::BTreeSet;
use std::fs;

use plyscope_guide::{books, root};
use plyscope_i18n::Lang;
use plyscope_lesson::check::check;
use plyscope_player::embed::Embed;
use plyscope_practice::author::Key;
use plyscope_puzzle_player::Show;
use plyscope_puzzle_view::backtrack::link::parameters;
use plyscope_puzzle_view::backtrack::problem::PuzzleId;
use plyscope_quiz::asked::Asked;
use plyscope_quiz::kind::Kind;
use plyscope_quiz::question::Question;
use plyscope_setup::Choice;
use serde_json::json;

fn names() -> impl Iterator<Item = &'static str> {
    PuzzleId::ALL.iter().map(|&(name, _)| name)
}

fn file(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All files of a folder but one, one after the other.
fn files(folder: &str, but: &str) -> String {
    let entries = fs::read_dir(root().join(folder)).expect(folder);
    let paths = entries.map(|entry| entry.expect(folder).path());
    let texts = paths.filter(|path| path.is_file() && !path.ends_with(but));
    texts.map(|path| fs::read_to_string(path).expect(folder)).collect()
}

#[test]
fn scenes_show_every_puzzle() {
    for name in names() {
        let lesson = format!("# One\n\n```scene\npuzzle: {name}\nstep: 3\n```\n");
        assert_eq!(check(&lesson).lines(name, Lang::En).collect::<Vec<_>>(), [""; 0]);
        let (embed, problems) = Embed::<Show>::parse(&format!("puzzle={name}&step=3"));
        assert!(problems.is_empty() && embed.show.is_some(), "{name}");
    }
}

#[test]
fn questions_are_asked_of_every_puzzle() {
    for (kind, _) in Kind::ALL.iter().filter(|(_, kind)| kind.is_about_boards()) {
        let lead = |name| {
            let address = format!("question={kind}&puzzle={name}&step=3");
            let (question, problems) = Question::parse(&address);
            assert_eq!(problems, [], "{address}");
            let asked = Asked::of(&question.expect(&address)).expect(&address);
            asked.prompt(Lang::En).lines().next().unwrap_or_default().to_owned()
        };
        // No two puzzles are described alike.
        let leads: BTreeSet<String> = names().map(lead).collect();
        assert_eq!(leads.len(), PuzzleId::ALL.len(), "{leads:#?}");
    }
}

#[test]
fn drafts_keep_every_parameter() {
    for name in parameters() {
        let key = Key::named(name).unwrap_or_else(|| panic!("no question has {name}"));
        assert!(key.applies(Kind::Lost), "{name}");
    }
}

#[test]
fn requests_search_every_puzzle() {
    for name in names() {
        let request = json!({ "puzzle": name, "steps": 50 }).to_string();
        let found = plyscope_api::backtrack(&request).unwrap_or_else(|_| panic!("{name}"));
        assert_eq!(found["puzzle"], name);
        let request = json!({ "puzzle": name, "to": 1 }).to_string();
        let steps = plyscope_api::backtrack_steps(&request);
        let steps = steps.ok().and_then(|steps| Some(steps.as_array()?.len()));
        assert_eq!(steps, Some(2), "{name}");
    }
}

/// Lists that are written by hand, or from other lists.
#[test]
fn every_puzzle_and_parameter_is_in_the_lists() {
    let addresses = file("docs/src/addresses.md");
    let pages = books(&root()).expect("the book");
    let reference = pages.iter().find(|page| page.path.ends_with("attributes.md"));
    let reference = &reference.expect("the attributes").text;
    let scripts = files("crates/wasm/js/types", "names.d.ts");
    let python = files("python/plyscope/src/plyscope", "_names.py");
    for name in parameters() {
        assert!(addresses.contains(&format!("`{name}`")), "addresses.md lacks {name}");
        assert!(reference.contains(&format!("| `{name}` |")), "the reference lacks {name}");
    }
    let row = reference.lines().find(|line| line.starts_with("| `puzzle` |")).expect("a row");
    for name in names() {
        assert!(row.contains(&format!("`{name}`")), "the reference lacks {name}: {row}");
        // Beside the union of all names, its options and its result are typed.
        for (folder, types) in
            [("crates/wasm/js/types", &scripts), ("python/plyscope/src", &python)]
        {
            assert!(types.contains(&format!("\"{name}\"")), "{folder} lacks {name}");
        }
        assert!(addresses.contains(&format!("`{name}`")), "addresses.md lacks {name}");
    }
}

//! The figures of the README on tests: each is no more than there is, and not much less.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The texts of all files below a folder whose names end so.
fn texts(folder: &Path, end: &str) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(texts(&path, end));
        } else if path.to_string_lossy().ends_with(end) {
            found.push(fs::read_to_string(path).expect("a text"));
        }
    }
    found
}

/// How many laws a file has, and how many cases they are tried with.
fn laws(text: &str) -> (usize, usize) {
    let blocks = text.split("\nproptest! {").skip(1).map(|rest| {
        let block = rest.split("\n}\n").next().unwrap_or_default();
        let laws = block.matches("#[test]").count();
        let given = block.split("with_cases(").nth(1).and_then(|rest| rest.split(')').next());
        let cases = given.and_then(|cases| cases.replace('_', "").parse().ok()).unwrap_or(256);
        (laws, laws * cases)
    });
    blocks.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1))
}

/// The number that follows “more than” in the row of the table that begins so, at a place from 0.
fn figure(readme: &str, row: &str, place: usize) -> usize {
    let line = readme.lines().find(|line| line.starts_with(&format!("| {row} |"))).expect(row);
    let after = line.split("more than ").nth(place + 1).expect("a number");
    let number: String = after.chars().take_while(|c| c.is_ascii_digit() || *c == ',').collect();
    number.replace(',', "").parse().expect("a number")
}

#[test]
fn the_figures_of_the_readme_are_those_of_the_sources() {
    let readme = fs::read_to_string(root().join("README.md")).expect("a text");
    let rust = texts(&root().join("crates"), ".rs");
    let tests: usize = rust.iter().map(|text| text.matches("#[test]\n").count()).sum();
    let laws = rust.iter().map(|text| laws(text));
    let (laws, cases) = laws.fold((0, 0), |all, one| (all.0 + one.0, all.1 + one.1));
    let scripts = texts(&root().join("tests/browser"), ".test.mjs");
    let scenarios: usize = scripts.iter().map(|text| text.matches("scenario(").count()).sum();
    let table = [
        ("tests of the crates", 0, tests),
        ("laws", 0, laws),
        ("laws", 1, cases),
        ("a real browser", 0, scenarios),
    ];
    for (row, place, there_are) in table {
        let given = figure(&readme, row, place);
        assert!(given <= there_are && given * 10 >= there_are * 9, "{row}: {given}, {there_are}");
    }
}

#[test]
fn laws_are_counted_with_their_cases() {
    let text = "\nproptest! {\n    #![proptest_config(ProptestConfig::with_cases(2_000))]\n    #[test]\n    #[test]\n}\n\nproptest! {\n    #[test]\n}\n";
    assert_eq!(laws(text), (3, 4256));
}

//! What the documents for contributors name is there.
use std::fs;
use std::path::{Path, PathBuf};

/// The documents.
const DOCUMENTS: [&str; 6] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "CODE_OF_CONDUCT.md",
    ".github/PULL_REQUEST_TEMPLATE.md",
];

/// What commands and a worked example make, folders of the published site, and names at npm.
const MADE: [&str; 8] = [
    "target/fuzz/finds",
    "target/pictures/index.html",
    "dist/",
    "setup/listings/mtd-infinity.txt",
    "guide/nl/",
    "guide/zh/",
    "plyscope/element",
    "@lezer/highlight",
];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent).unwrap()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The text without its listings.
fn prose(text: &str) -> String {
    text.split("```").step_by(2).collect()
}

/// What stands between two marks.
fn between<'a>(text: &'a str, open: &str, close: char) -> Vec<&'a str> {
    text.split(open).skip(1).filter_map(|rest| Some(rest.split_once(close)?.0)).collect()
}

/// Every file and folder below a folder.
fn below(folder: &Path, into: &mut Vec<PathBuf>) {
    for entry in folder.read_dir().unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            below(&path, into);
        }
        into.push(path);
    }
}

#[test]
fn paths_in_documents_exist() {
    // A path may begin inside a crate.
    let mut sources = Vec::new();
    below(&root().join("crates"), &mut sources);
    let is_there =
        |path: &str| root().join(path).exists() || sources.iter().any(|file| file.ends_with(path));
    let mut found = 0;
    for document in DOCUMENTS {
        let text = prose(&read(document));
        // Every second piece between backticks is code.
        let code = text.split('`').skip(1).step_by(2);
        let is_path = |piece: &&str| piece.contains('/') && !piece.contains([' ', '~', '*', '<']);
        for path in code.filter(is_path).filter(|path| !MADE.contains(path)) {
            assert!(is_there(path), "{document} names {path}");
            found += 1;
        }
        for link in between(&text, "](", ')').into_iter().filter(|link| !link.contains("://")) {
            let path = link.split('#').next().unwrap_or_default();
            assert!(root().join(path).exists(), "{document} links to {link}");
            found += 1;
        }
    }
    assert!(found > 90, "{found} paths were found");
}

#[test]
fn crates_and_tests_in_commands_exist() {
    let mut found = 0;
    for text in DOCUMENTS.map(read) {
        for command in between(&text, "-p plyscope-", '`') {
            let mut words = command.lines().next().unwrap_or_default().split(' ');
            let folder = root().join("crates").join(words.next().unwrap_or_default());
            assert!(folder.is_dir(), "there is no crate: -p plyscope-{command}");
            let mut words = words.take_while(|&word| word != "--");
            if let Some(name) = words.find(|word| !word.starts_with(['-', 'p'])) {
                let tests = fs::read_dir(folder.join("tests/integration")).expect("tests");
                let mut names = tests.map(|file| file.expect("a file").file_name());
                let is_there = names.any(|file| file.to_string_lossy().starts_with(name));
                assert!(is_there, "there is no test: -p plyscope-{command}");
                found += 1;
            }
        }
    }
    assert!(found > 3, "{found} tests were found");
}

/// The worked example uses names that the search has.
#[test]
fn the_worked_example_imports_what_is_there() {
    let text = read("CONTRIBUTING.md");
    let folder = root().join("crates/search/src");
    // The search offers the modules of the trees as its own.
    let below = root().join("crates/tree/src");
    let mut found = 0;
    let places = [("use super::", vec![folder.join("algo")]), ("use crate::", vec![folder, below])];
    for (prefix, folders) in places {
        for import in between(&text, prefix, ';') {
            let (module, names) = import.split_once("::").expect("a module");
            let files = folders.iter().map(|folder| folder.join(format!("{module}.rs")));
            let source = files.filter_map(|file| fs::read_to_string(file).ok()).next();
            let source = source.expect(module);
            for name in names.trim_matches(['{', '}']).split(", ") {
                let declared =
                    ["struct", "enum", "trait", "fn"].map(|kind| format!("{kind} {name}"));
                let is_there = declared.iter().any(|declaration| source.contains(declaration));
                assert!(is_there, "{module} has no {name}");
                found += 1;
            }
        }
    }
    assert!(found > 10, "{found} names were found");
}

#[test]
fn versions_are_equal() {
    let manifest = read("Cargo.toml");
    let version = between(&manifest, "\nversion = \"", '"')[0].to_owned();
    assert!(read("CITATION.cff").contains(&format!("\nversion: {version}\n")));
    let python = read("python/plyscope/pyproject.toml");
    assert!(python.contains(&format!("\nversion = \"{version}\"\n")));
}

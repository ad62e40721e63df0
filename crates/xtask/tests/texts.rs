//! Every text in the locale files is used by a program.

#[path = "../../i18n/build/locale/named.rs"]
mod named;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All names in the Rust files of a folder and the folders in it.
fn names_in(folder: &Path, names: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            names_in(&path, names);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let source = fs::read_to_string(&path).expect("text");
            let words = source.split(|c: char| !c.is_alphanumeric() && c != '_');
            for word in words {
                if !names.contains(word) {
                    names.insert(word.to_owned());
                }
            }
        }
    }
}

#[test]
fn every_text_is_shown_somewhere() {
    let mut names = BTreeSet::new();
    for of in fs::read_dir(root().join("crates")).expect("the crates") {
        names_in(&of.expect("a crate").path().join("src"), &mut names);
    }
    let file = fs::read_to_string(root().join("www/locales/en.ftl")).expect("the English texts");
    let keys = file.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
    let keys = keys.filter_map(|line| Some(line.split_once(" =")?.0));
    let unused: Vec<&str> = keys
        .filter(|key| !named::NAMED.iter().any(|family| key.starts_with(family)))
        .filter(|key| !names.contains(&key.replace('-', "_")))
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}

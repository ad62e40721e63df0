//! Every text in the locale files is used by a program, with its arguments in their places.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Reads the Rust files of a folder and the folders in it.
fn each_source(folder: &Path, then: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("a file").path();
        if path.is_dir() {
            each_source(&path, then);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            then(&path, &fs::read_to_string(&path).expect("text"));
        }
    }
}

/// All names in the Rust files of a folder and the folders in it.
fn names_in(folder: &Path, names: &mut BTreeSet<String>) {
    each_source(folder, &mut |_, source| {
        for word in source.split(|c: char| !c.is_alphanumeric() && c != '_') {
            if !names.contains(word) {
                names.insert(word.to_owned());
            }
        }
    });
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
        .filter(|key| !crate::named::NAMED.iter().any(|family| key.starts_with(family)))
        .filter(|key| !names.contains(&key.replace('-', "_")))
        .collect();
    assert_eq!(unused, Vec::<&str>::new());
}

/// A call of a text's function in the sources.
struct Call {
    /// The file.
    file: PathBuf,
    /// The name of the function, which is that of the text with underscores.
    text: String,
    /// The arguments after the language.
    arguments: Vec<String>,
}

/// All calls `texts::name(…)` in the Rust files of a folder and the folders in it.
fn calls_in(folder: &Path, calls: &mut Vec<Call>) {
    each_source(folder, &mut |file, source| {
        for (at, begin) in source.match_indices("texts::") {
            let rest = &source[at + begin.len()..];
            let Some((text, rest)) = rest.split_once('(') else { continue };
            if !text.is_empty() && text.chars().all(is_of_name) {
                let arguments = arguments(rest).into_iter().skip(1).collect();
                calls.push(Call { file: file.to_owned(), text: text.to_owned(), arguments });
            }
        }
    });
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

/// What stands between commas up to the bracket that closes the call.
fn arguments(source: &str) -> Vec<String> {
    let (mut depth, mut all) = (0, vec![String::new()]);
    for letter in source.chars() {
        match letter {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' if depth == 0 => break,
            ')' | ']' | '}' => depth -= 1,
            _ => {}
        }
        match all.last_mut() {
            _ if letter == ',' && depth == 0 => all.push(String::new()),
            Some(last) => last.push(letter),
            None => {}
        }
    }
    all.retain(|argument| !argument.trim().is_empty());
    all
}

/// The variables and fields of an expression, without what is called.
fn variables(expression: &str) -> Vec<&str> {
    let mut rest = expression;
    let mut names = Vec::new();
    while let Some(begin) = rest.find(is_of_name) {
        rest = &rest[begin..];
        let end = rest.find(|letter| !is_of_name(letter)).unwrap_or(rest.len());
        if !rest[end..].starts_with(['(', '!', ':']) {
            names.push(&rest[..end]);
        }
        rest = &rest[end..];
    }
    names
}

/// The names in braces of each English text, in the order in which its function takes them.
fn parameters(file: &str) -> BTreeMap<String, Vec<String>> {
    let mut all: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in file.lines() {
        if line.starts_with(|c: char| c.is_ascii_lowercase()) {
            key = line.split(" =").next().unwrap_or_default().replace('-', "_");
        }
        let of_text = all.entry(key.clone()).or_default();
        for piece in line.split("{ $").skip(1) {
            let name = piece.split(|c: char| !is_of_name(c) && c != '-').next();
            let name = name.unwrap_or_default().replace('-', "_");
            if !of_text.contains(&name) {
                of_text.push(name);
            }
        }
    }
    all
}

/// Whether a word of an expression, or a part of one, is this name.
fn names(expression: &str, name: &str) -> bool {
    let mut words = expression.split(|letter| !is_of_name(letter));
    words.any(|word| word == name || word.split('_').any(|part| part == name))
}

/// Which arguments have the name of another parameter: those of `f(faces, given)` in `f(given, faces)`.
fn misplaced(call: &Call, parameters: &[String]) -> Vec<String> {
    let has = |argument: &str, name: &String| variables(argument).contains(&name.as_str());
    let takes = |place: usize, argument: &str| {
        let own = &parameters[place];
        let others = parameters.iter().filter(|other| *other != own);
        !names(argument, own) && others.into_iter().any(|other| has(argument, other))
    };
    let wrong =
        call.arguments.iter().enumerate().filter(|(place, argument)| takes(*place, argument));
    wrong.map(|(_, argument)| argument.trim().to_owned()).collect()
}

/// A text's function takes its arguments in the order of the English words, mostly as strings: when the
/// words change places, no compiler notices the calls that did not.
#[test]
fn no_argument_of_a_text_has_the_name_of_another() {
    let file = fs::read_to_string(root().join("www/locales/en.ftl")).expect("the English texts");
    let parameters = parameters(&file);
    let mut calls = Vec::new();
    for of in fs::read_dir(root().join("crates")).expect("the crates") {
        calls_in(&of.expect("a crate").path().join("src"), &mut calls);
    }
    assert!(calls.len() > 2_000, "{}", calls.len());
    let mut wrong = Vec::new();
    for call in &calls {
        let Some(parameters) = parameters.get(&call.text) else { continue };
        if call.arguments.len() == parameters.len() {
            let misplaced = misplaced(call, parameters);
            if !misplaced.is_empty() {
                wrong.push(format!(
                    "{}: {}({parameters:?}): {misplaced:?}",
                    call.file.display(),
                    call.text
                ));
            }
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}

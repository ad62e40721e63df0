//! Reading trees and other texts from an argument, a file or standard input.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use plyscope_classroom::results::MAX_FILE;
use plyscope_search::algo::Algorithm;
use plyscope_search::limits::MAX_TEXT;
use plyscope_search::{GameTree, Player};

use crate::Problem;

/// Reads a tree for a search by an algorithm; `root` overrides the player at its root.
pub fn tree(
    argument: &str,
    root: Option<Player>,
    algorithm: Algorithm,
) -> Result<GameTree, Problem> {
    let text = text(argument)?;
    let tree = GameTree::parse_for(&text, algorithm).map_err(|error| {
        let message = format!("{error}\n\n{}", indented(&error.caret(&text)));
        wrong(argument, format!("{message}{}", file_hint(argument)))
    })?;
    Ok(match root {
        Some(player) => tree.with_root_player(player),
        None => tree,
    })
}

fn indented(lines: &str) -> String {
    lines.lines().map(|line| format!("    {line}\n")).collect::<String>().trim_end().to_owned()
}

/// The problem with the text of an argument: the command line is wrong only if it has the text.
pub fn wrong(argument: &str, message: String) -> Problem {
    match argument == "-" || argument.starts_with('@') {
        true => Problem::Failure(message),
        false => Problem::Misuse(message),
    }
}

/// What was probably meant by a tree that is the name of a file.
fn file_hint(argument: &str) -> String {
    match Path::new(argument).is_file() {
        true => format!("\n\n{argument} is a file; did you mean @{argument}?"),
        false => String::new(),
    }
}

/// The text of an argument: itself, standard input for `-`, a file for `@FILE`.
pub fn text(argument: &str) -> Result<String, Problem> {
    match (argument, argument.strip_prefix('@')) {
        ("-", _) => read(io::stdin().lock(), "standard input"),
        (_, Some(path)) => file(Path::new(path)),
        _ => Ok(argument.to_owned()),
    }
}

/// The text of a file, or of standard input for `-`.
pub fn file(path: &Path) -> Result<String, Problem> {
    if path.as_os_str() == "-" {
        return read(io::stdin().lock(), "standard input");
    }
    let name = path.display().to_string();
    let file = open(path).map_err(|error| format!("cannot read {name}: {error}"))?;
    read(file, &name)
}

/// The files that this run reads. None of them is written over.
static INPUTS: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());

/// Opens an input.
pub fn open(path: &Path) -> io::Result<File> {
    let file = File::open(path)?;
    note(path);
    Ok(file)
}

/// The bytes of an input.
pub fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    open(path)?.read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// A file of results; of a long one only so much as shows that it is too long.
pub fn results(file: File) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MAX_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Notes that a file, if it is there, is an input.
pub fn note(path: &Path) {
    if let Ok(path) = path.canonicalize() {
        INPUTS.lock().unwrap_or_else(PoisonError::into_inner).insert(path);
    }
}

/// Whether a file is an input.
pub fn is_input(path: &Path) -> bool {
    let inputs = INPUTS.lock().unwrap_or_else(PoisonError::into_inner);
    path.canonicalize().is_ok_and(|path| inputs.contains(&path))
}

/// Reads at most the largest tree, so that an endless input ends.
fn read(source: impl Read, name: &str) -> Result<String, Problem> {
    let mut bytes = Vec::new();
    source
        .take(MAX_TEXT as u64 + 1)
        .read_to_end(&mut bytes)
        .map_err(|error| format!("cannot read {name}: {error}"))?;
    // Check the length first, since the input may be cut within a character.
    if bytes.len() > MAX_TEXT {
        return Err(format!("{name} has more than {MAX_TEXT} bytes, the most that are read").into());
    }
    String::from_utf8(bytes).map_err(|error| {
        let place = error.utf8_error().valid_up_to();
        format!("{name} is not text in UTF-8: byte {place} does not belong").into()
    })
}

//! The lines of a block: `key: value`, where indented lines continue a value.

use std::collections::{HashMap, HashSet};

use plyscope_search::excerpt;

use super::lines::Place;
use super::problem::{Broken, Problem};
use plyscope_setup::address::{self, Query};

/// A key with its value and line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The line of the lesson, from 1.
    pub line: usize,
    /// The key.
    pub key: String,
    /// The value, its lines joined by spaces.
    pub value: String,
    /// The character at which the key begins, from 1.
    column: usize,
    /// Where the pieces of the value are: the byte of it at which each begins, and the place.
    pieces: Vec<(usize, Place)>,
}

impl Entry {
    /// An entry that stands for another one, or for none, at a line.
    pub fn added(key: &str, value: &str, line: usize) -> Self {
        let (key, value) = (key.to_owned(), value.to_owned());
        Self { line, key, value, column: 1, pieces: vec![(0, Place { line, column: None })] }
    }

    /// The excerpt of the value for error messages.
    pub fn given(&self) -> String {
        excerpt(&self.value)
    }

    /// The place of the key.
    pub const fn key_place(&self) -> Place {
        Place { line: self.line, column: Some(self.column) }
    }

    /// The place of a character of the value, counted from 0.
    pub fn value_place(&self, character: usize) -> Place {
        let byte = self.value.char_indices().nth(character).map_or(self.value.len(), |at| at.0);
        let piece = self.pieces.iter().rev().find(|(begin, _)| *begin <= byte);
        piece.map_or(self.key_place(), |&(begin, Place { line, column })| {
            let before = self.value.get(begin..byte).unwrap_or_default().chars().count();
            Place { line, column: column.map(|column| column + before) }
        })
    }

    /// A problem with the value.
    pub fn wrong(&self, problem: Problem) -> Broken {
        Broken { line: self.line, column: self.value_place(0).column, problem }
    }
}

/// Parses the lines of a block whose first line is `first`, counted from 1. If `keys` is given,
/// other keys are errors. So are repeated keys. `removed` is how many characters were removed before
/// a line.
pub fn entries(
    text: &str,
    first: usize,
    keys: Option<&[&'static str]>,
    removed: impl Fn(usize, &str) -> usize,
) -> (Vec<Entry>, Vec<Broken>) {
    let (mut entries, mut broken) = (Vec::<Entry>::new(), Vec::new());
    let mut seen = HashSet::new();
    // Whether an indented line continues a valid value.
    let mut goes_on = false;
    for (line, text) in (first..).zip(text.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        let columns = removed(line, text) + 1;
        let column_of = |byte: usize| columns + text[..byte].chars().count();
        let column = column_of(text.len() - text.trim_start().len());
        if text.starts_with([' ', '\t']) {
            match entries.last_mut() {
                Some(entry) if goes_on => {
                    if !entry.value.is_empty() {
                        entry.value.push(' ');
                    }
                    let place = Place { line, column: Some(column) };
                    entry.pieces.push((entry.value.len(), place));
                    entry.value.push_str(&one_line(text));
                }
                Some(_) => {}
                None => {
                    let problem = Problem::NoKey { given: excerpt(text) };
                    broken.push(Broken { line, column: Some(column), problem });
                }
            }
            continue;
        }
        let read = match text.split_once(':') {
            None => Err(Problem::NoKey { given: excerpt(text) }),
            Some((key, value)) => {
                let key = key.trim();
                if let Some(keys) = keys.filter(|keys| !keys.contains(&key)) {
                    Err(Problem::UnknownKey { key: excerpt(key), known: keys.to_vec() })
                } else if !seen.insert(key.to_owned()) {
                    Err(Problem::Twice { key: excerpt(key) })
                } else {
                    let begin = text.len() - value.trim_start().len();
                    let place = Place { line, column: Some(column_of(begin)) };
                    let (key, value) = (key.to_owned(), one_line(value));
                    Ok(Entry { line, key, value, column, pieces: vec![(0, place)] })
                }
            }
        };
        goes_on = read.is_ok();
        match read {
            Ok(entry) => entries.push(entry),
            Err(problem) => broken.push(Broken { line, column: Some(column), problem }),
        }
    }
    (entries, broken)
}

/// A value without surrounding spaces. A carriage return alone ends no line here, and is a space.
fn one_line(value: &str) -> String {
    value.trim().replace('\r', " ")
}

/// The entries as a query, to be parsed like an address.
pub fn query<'a, P: From<address::Problem>>(
    entries: impl Iterator<Item = &'a Entry> + Clone,
) -> Query<P> {
    Query::of(entries.map(|entry| (entry.key.as_str(), entry.value.as_str())))
}

/// Problems at the places of their entries, or at the line of the block if they have none.
pub fn at_places(
    entries: &[&Entry],
    line: usize,
    problems: impl IntoIterator<Item = Problem>,
) -> Vec<Broken> {
    let entries: HashMap<&str, &Entry> =
        entries.iter().map(|entry| (entry.key.as_str(), *entry)).collect();
    let broken = problems.into_iter().map(|problem| {
        let entry = problem.key().and_then(|key| entries.get(key));
        let place = entry.map_or(Place { line, column: None }, |entry| place_in(entry, &problem));
        Broken { line: place.line, column: place.column, problem }
    });
    broken.collect()
}

/// The place of a problem in its entry: the key if that is unknown, the character of a tree, or the
/// value.
fn place_in(entry: &Entry, problem: &Problem) -> Place {
    match problem.of_tree() {
        // A block has its tree in one line.
        Some(error) => entry.value_place(error.column.saturating_sub(1)),
        None if problem.is_of_key() => entry.key_place(),
        None => entry.value_place(0),
    }
}

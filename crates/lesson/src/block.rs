//! The lines of a block: `key: value`, where indented lines continue a value.

use std::collections::{HashMap, HashSet};

use plyscope_search::excerpt;

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
}

impl Entry {
    /// The excerpt of the value for error messages.
    pub fn given(&self) -> String {
        excerpt(&self.value)
    }
}

/// Parses the lines of a block whose first line is `first`, counted from 1. If `keys` is given,
/// other keys are errors. So are repeated keys.
pub fn entries(
    text: &str,
    first: usize,
    keys: Option<&[&'static str]>,
) -> (Vec<Entry>, Vec<Broken>) {
    let (mut entries, mut broken) = (Vec::<Entry>::new(), Vec::new());
    let mut seen = HashSet::new();
    // Whether an indented line continues a valid value.
    let mut goes_on = false;
    for (line, text) in (first..).zip(text.lines()) {
        if text.trim().is_empty() {
            continue;
        }
        if text.starts_with([' ', '\t']) {
            match entries.last_mut() {
                Some(entry) if goes_on => {
                    entry.value.push(' ');
                    entry.value.push_str(text.trim());
                }
                Some(_) => {}
                None => {
                    broken.push(Broken { line, problem: Problem::NoKey { given: excerpt(text) } })
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
                    Ok(Entry { line, key: key.to_owned(), value: value.trim().to_owned() })
                }
            }
        };
        goes_on = read.is_ok();
        match read {
            Ok(entry) => entries.push(entry),
            Err(problem) => broken.push(Broken { line, problem }),
        }
    }
    (entries, broken)
}

/// The entries as a query, to be parsed like an address.
pub fn query<'a, P: From<address::Problem>>(
    entries: impl Iterator<Item = &'a Entry> + Clone,
) -> Query<P> {
    Query::of(entries.map(|entry| (entry.key.as_str(), entry.value.as_str())))
}

/// Problems at the lines of their entries, or at the line of the block if they have none.
pub fn at_lines(
    entries: &[&Entry],
    line: usize,
    problems: impl IntoIterator<Item = Problem>,
) -> Vec<Broken> {
    let lines: HashMap<&str, usize> =
        entries.iter().map(|entry| (entry.key.as_str(), entry.line)).collect();
    let line_of = |problem: &Problem| problem.key().and_then(|key| lines.get(key).copied());
    let broken = problems.into_iter().map(|problem| {
        let line = line_of(&problem).unwrap_or(line);
        Broken { line, problem }
    });
    broken.collect()
}

//! The lines of a block: `key: value`, where a value goes on over indented lines.

use plyscope_core::excerpt;

use super::problem::{Broken, Problem};
use crate::link::encode;

/// A key with its value, and where it stands.
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
    /// What of the value is repeated where it is wrong.
    pub fn given(&self) -> String {
        excerpt(&self.value)
    }
}

/// Reads the lines of a block whose first one is `first`, counted from 1. Where the keys that mean
/// something in it are told, it has no others. No key is said twice.
pub fn entries(
    text: &str,
    first: usize,
    keys: Option<&[&'static str]>,
) -> (Vec<Entry>, Vec<Broken>) {
    let (mut entries, mut broken) = (Vec::<Entry>::new(), Vec::new());
    // Whether an indented line goes on with a value that is kept.
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
                } else if entries.iter().any(|entry| entry.key == key) {
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

/// The entries as an address says them.
pub fn address<'a>(entries: impl IntoIterator<Item = &'a Entry>) -> String {
    let parts =
        entries.into_iter().map(|entry| format!("{}={}", encode(&entry.key), encode(&entry.value)));
    parts.collect::<Vec<_>>().join("&")
}

/// The entry because of which something is wrong with an address: the first without which nothing is
/// wrong any more, or else the first one.
pub fn culprit<'a>(entries: &'a [&'a Entry], is_wrong: impl Fn(&str) -> bool) -> Option<&'a Entry> {
    let without = |left_out: usize| {
        let others = entries.iter().enumerate().filter(|(place, _)| *place != left_out);
        address(others.map(|(_, entry)| *entry))
    };
    let found = (0..entries.len()).find(|&place| !is_wrong(&without(place)));
    found.or(Some(0)).and_then(|place| entries.get(place).copied())
}

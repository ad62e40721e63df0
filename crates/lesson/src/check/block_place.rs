//! Where a scene or question is in its lesson.

use crate::block::Entry;
use crate::problem::{Broken, Problem};

/// Where a scene or question is in its lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockPlace {
    /// The line at which it begins, from 1.
    line: usize,
    entries: Vec<Entry>,
}

impl BlockPlace {
    /// The place of a block that begins at a line.
    pub(crate) const fn of(entries: Vec<Entry>, line: usize) -> Self {
        Self { line, entries }
    }

    fn entry(&self, key: &str) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.key == key)
    }

    /// A problem with the value of the first of these keys that the block has, or with the block.
    pub(super) fn fault(&self, keys: &[&str], problem: Problem) -> Broken {
        match keys.iter().find_map(|key| self.entry(key)) {
            Some(entry) => entry.wrong(problem),
            None => Broken { line: self.line, column: None, problem },
        }
    }
}

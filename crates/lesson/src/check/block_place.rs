//! Where a scene or question is in its lesson.

use crate::block::Entry;
use crate::lines::Place;
use crate::problem::{Broken, Problem};

/// Where a scene or question is in its lesson.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockPlace {
    /// The line at which it begins, from 1.
    line: usize,
    /// Its keys with the places of their values.
    keys: Vec<(String, Place)>,
}

impl BlockPlace {
    /// The place of a block that begins at a line.
    pub(crate) fn of(entries: &[Entry], line: usize) -> Self {
        let keys = entries.iter().map(|entry| (entry.key.clone(), entry.value_place(0)));
        Self { line, keys: keys.collect() }
    }

    /// A problem with the value of the first of these keys that the block has, or with the block.
    pub(super) fn fault(&self, keys: &[&str], problem: Problem) -> Broken {
        let place = keys.iter().find_map(|key| self.keys.iter().find(|(other, _)| other == key));
        let Place { line, column } =
            place.map_or(Place { line: self.line, column: None }, |(_, place)| *place);
        Broken { line, column, problem }
    }
}

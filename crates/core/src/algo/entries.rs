//! Where a transposition table keeps what it knows.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::word::Word;

/// Positions and what is known of them: open addressing with linear probing (Knuth 1998, section
/// 6.4, algorithm L). A search asks it at every node, and it takes half the time of the standard
/// library's map there.
pub(super) struct Entries<K> {
    /// A power of two of places, of which at most three quarters are taken.
    places: Vec<Option<Known<K>>>,
    count: usize,
}

/// What an entry is found by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Searched<K> {
    /// The position.
    pub(super) key: K,
    /// How many plies were looked ahead; `None` for all there are.
    pub(super) depth: Option<u16>,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<K> {
    of: Searched<K>,
    /// What was found.
    pub(super) found: Word,
    /// As which store it was written, counted from 0.
    pub(super) number: u32,
}

/// How many places there are at first: enough for the lectures' table, and cleared in no time.
const FIRST: usize = 2_048;

impl<K: Copy + Eq + Hash> Entries<K> {
    pub(super) fn new() -> Self {
        Self { places: vec![None; FIRST], count: 0 }
    }

    /// How many positions are known.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.count
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn get(&self, of: Searched<K>) -> Option<Known<K>> {
        self.places[self.place(of)]
    }

    /// Writes what is known of a position, over what was known of it before.
    #[inline]
    pub(super) fn insert(&mut self, of: Searched<K>, found: Word, number: u32) {
        let place = self.place(of);
        let is_new = self.places[place].is_none();
        self.places[place] = Some(Known { of, found, number });
        self.count += usize::from(is_new);
        if self.count > self.places.len() / 4 * 3 {
            self.grow();
        }
    }

    /// Where a position is, or would be written.
    #[inline]
    fn place(&self, of: Searched<K>) -> usize {
        let last = self.places.len() - 1;
        let mut hasher = FxHasher::default();
        of.key.hash(&mut hasher);
        hasher.write_u16(of.depth.unwrap_or(u16::MAX));
        let mut place = hasher.finish() as usize & last;
        // A quarter of the places is free, so that the way ends.
        while self.places[place].is_some_and(|known| known.of != of) {
            place = (place + 1) & last;
        }
        place
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.places.len() * 2;
        for known in std::mem::replace(&mut self.places, vec![None; size]).into_iter().flatten() {
            let place = self.place(known.of);
            self.places[place] = Some(known);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::Verdict;
    use crate::generate::SplitMix64;
    use crate::value::Value;
    use std::collections::HashMap;

    /// Enough positions that the places double several times, and so few that many come again.
    #[test]
    fn what_is_written_last_is_found() {
        let mut random = SplitMix64::new(1);
        let mut entries = Entries::new();
        let mut expected = HashMap::new();
        for number in 0..60_000 {
            let depth = Some((random.below(4)) as u16).filter(|&depth| depth > 0);
            let of = Searched { key: random.below(5_000), depth };
            let found = Word::from(Verdict::Exact(Value::millionths(number.into()).expect("few")));
            assert_eq!(entries.get(of).map(|known| known.number), expected.get(&of).copied());
            entries.insert(of, found, number);
            expected.insert(of, number);
            assert_eq!(entries.len(), expected.len());
        }
        assert!(expected.len() > 4 * FIRST);
        for (of, number) in expected {
            let known = entries.get(of).expect("it was written");
            assert_eq!((known.of, known.number), (of, number));
        }
    }
}

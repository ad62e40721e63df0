//! Where a transposition table keeps what it knows.

use std::hash::{BuildHasher, Hash};
use std::num::NonZeroU32;

use rustc_hash::FxBuildHasher;

use crate::event::Entry;

/// Positions and what is known of them: open addressing with linear probing (Knuth 1998, section
/// 6.4, algorithm L). A search asks it at every node, and it takes half the time of the standard
/// library's map with the same hashes there.
///
/// What is known lies apart from the slots that are searched, so that those stay in the processor's
/// nearest cache, and an empty table costs next to nothing.
pub(super) struct Entries<K> {
    /// A power of two of slots, of which at most three quarters are taken.
    slots: Vec<Option<Slot<K>>>,
    /// What is known, in the order in which positions came to be known.
    known: Vec<Entry>,
}

/// What an entry is found by.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct TableKey<K> {
    /// The position.
    key: K,
    /// How many plies were looked ahead; [`u16::MAX`] for all there are.
    depth: u16,
}

/// A slot that is taken.
#[derive(Clone, Copy, Debug)]
struct Slot<K> {
    of: TableKey<K>,
    /// Which of the known positions it is, counted from 1.
    at: NonZeroU32,
}

/// How many slots there are at first: enough for the lectures' table, and cleared in no time.
const FIRST: usize = 2_048;

impl<K> TableKey<K> {
    /// A position, and how many plies were looked ahead; `None` for all there are.
    #[inline]
    pub(super) fn new(key: K, depth: Option<u16>) -> Self {
        Self { key, depth: depth.unwrap_or(u16::MAX) }
    }
}

impl<K: Copy + Eq + Hash> Entries<K> {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; FIRST], known: Vec::with_capacity(FIRST) }
    }

    /// How many positions are known.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.known.len()
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn get(&self, of: TableKey<K>) -> Option<Entry> {
        let slot = self.slots[self.slot(of)]?;
        Some(self.known[slot.at.get() as usize - 1])
    }

    /// Writes what is known of a position, over what was known of it before.
    #[inline]
    pub(super) fn insert(&mut self, of: TableKey<K>, known: Entry) {
        let number = self.slot(of);
        if let Some(slot) = self.slots[number] {
            self.known[slot.at.get() as usize - 1] = known;
            return;
        }
        self.known.push(known);
        self.slots[number] = NonZeroU32::new(self.len() as u32).map(|at| Slot { of, at });
        if self.len() > self.slots.len() / 4 * 3 {
            self.grow();
        }
    }

    /// The number of the slot where a position is, or would be written.
    #[inline]
    fn slot(&self, of: TableKey<K>) -> usize {
        let last = self.slots.len() - 1;
        let mut number = FxBuildHasher.hash_one(of) as usize & last;
        // A quarter of the slots is free, so that the way ends.
        while self.slots[number].is_some_and(|slot| slot.of != of) {
            number = (number + 1) & last;
        }
        number
    }

    #[cold]
    fn grow(&mut self) {
        let size = self.slots.len() * 2;
        for slot in std::mem::replace(&mut self.slots, vec![None; size]).into_iter().flatten() {
            let number = self.slot(slot.of);
            self.slots[number] = Some(slot);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::generate::SplitMix64;
    use crate::value::Value;
    use crate::verdict::Verdict;
    use std::collections::HashMap;

    /// Enough positions that the slots double several times, and so few that many come again.
    #[test]
    fn what_is_written_last_is_found() {
        let mut random = SplitMix64::new(1);
        let mut entries = Entries::new();
        let mut expected = HashMap::new();
        for number in 0..60_000 {
            let depth = Some((random.below(4)) as u16).filter(|&depth| depth > 0);
            let of = TableKey::new(random.below(5_000), depth);
            let verdict = Verdict::Exact(Value::millionths(number.into()).expect("few"));
            assert_eq!(entries.get(of).map(|known| known.number), expected.get(&of).copied());
            entries.insert(of, Entry { verdict, number, is_estimate: false });
            expected.insert(of, number);
            assert_eq!(entries.len(), expected.len());
        }
        assert!(expected.len() > 4 * FIRST);
        for (of, number) in expected {
            let known = entries.get(of).expect("it was written");
            assert_eq!(known.number, number);
        }
    }
}

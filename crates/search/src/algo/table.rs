//! The transposition table: what is known of positions, whichever moves led there.

use std::hash::Hash;

use super::entries::{Entries, TableKey};
use crate::event::Entry;
use crate::limits::MAX_REMEMBERED;
use crate::packed;
use crate::verdict::Verdict;
use crate::window::{CutRule, Window};

/// How a transposition table is used (Greenblatt, Eastlake & Crocker 1967, section “transposition”).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TableOptions {
    /// The first ply, counted from the root, whose positions are looked up and stored.
    pub from: u16,
    /// The last one.
    pub to: u16,
    /// What is kept.
    pub keeps: Keeps,
    /// Whether rotated and reflected positions count as one.
    pub symmetry: Symmetry,
    /// Which nodes a position in the table can cut.
    pub cutoffs: Cutoffs,
}

packed!(struct TableOptions { from, to, keeps, symmetry, cutoffs });

impl Default for TableOptions {
    fn default() -> Self {
        Self {
            from: 0,
            to: u16::MAX,
            keeps: Keeps::default(),
            symmetry: Symmetry::default(),
            cutoffs: Cutoffs::default(),
        }
    }
}

/// What a table keeps of what a search returns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Keeps {
    /// The value, and whether it is exact, a lower or an upper bound (Marsland 1986).
    #[default]
    Bounds,
    /// Only values that are exact.
    Exact,
    /// The number alone, taken for exact whatever it was. **Unsound**: what alpha-beta returns may be
    /// no more than a bound. The lectures' table is such a one.
    Numbers,
}

packed!(enum Keeps { 0 = Bounds, 1 = Exact, 2 = Numbers });

/// Whether rotated and reflected positions count as one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// Each position for itself.
    #[default]
    Apart,
    /// One entry for all of them.
    Together,
}

packed!(enum Symmetry { 0 = Apart, 1 = Together });

/// Which nodes a position in the table can cut.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Cutoffs {
    /// Its own.
    #[default]
    Own,
    /// The node above as well, before any of its children is searched: the enhanced transposition cutoff
    /// (Schaeffer & Plaat 1996, “New advances in alpha-beta searching”). The value of the root is the same
    /// in a sound search. Mostly fewer nodes are visited, but not always: what a node returns can be a weaker
    /// bound.
    Enhanced,
}

packed!(enum Cutoffs { 0 = Own, 1 = Enhanced });

/// A table. Positions searched to different depths are different entries, so that a sound search with a
/// table returns what it returns without, unless the table keeps plain numbers. Null-move pruning and late
/// move reductions may return another value: what they skip depends on the window and on the move before,
/// which are not part of an entry.
pub(super) struct Table<K> {
    options: TableOptions,
    entries: Entries<K>,
    stores: u32,
}

impl<K: Copy + Eq + Hash> Table<K> {
    pub(super) fn new(options: TableOptions) -> Self {
        Self { options, entries: Entries::new(), stores: 0 }
    }

    pub(super) const fn options(&self) -> &TableOptions {
        &self.options
    }

    /// Whether positions at a ply are looked up and stored.
    #[inline]
    pub(super) fn covers(&self, ply: u32) -> bool {
        (u32::from(self.options.from)..=u32::from(self.options.to)).contains(&ply)
    }

    /// What is known of a position that is to be searched to a depth.
    #[inline]
    pub(super) fn find(&self, key: K, depth: Option<u16>) -> Option<Entry> {
        self.entries.get(TableKey::new(key, depth))
    }

    /// Stores what a search has found, and whether that rests on the static evaluation, if it is kept: what
    /// is then written, and how many positions the table then holds.
    #[inline]
    pub(super) fn store(
        &mut self,
        key: K,
        depth: Option<u16>,
        found: Verdict,
        is_estimate: bool,
    ) -> Option<(Verdict, u32)> {
        let verdict = match self.options.keeps {
            Keeps::Bounds => found,
            Keeps::Exact if matches!(found, Verdict::Exact(_)) => found,
            Keeps::Exact => return None,
            Keeps::Numbers => Verdict::Exact(found.value()),
        };
        let searched = TableKey::new(key, depth);
        if self.entries.len() >= MAX_REMEMBERED && self.entries.get(searched).is_none() {
            return None;
        }
        self.entries.insert(searched, Entry { verdict, number: self.stores, is_estimate });
        self.stores += 1;
        Some((verdict, self.entries.len() as u32))
    }
}

/// Whether a verdict settles a node that is searched with a window: it is exact, or outside.
#[inline]
pub(super) fn settles(verdict: Verdict, window: Window, rule: CutRule) -> bool {
    match (verdict, rule) {
        (Verdict::Exact(_), _) => true,
        (Verdict::AtLeast(value), CutRule::AtLeast) => value >= window.beta,
        (Verdict::AtLeast(value), CutRule::Above) => value > window.beta,
        (Verdict::AtMost(value), CutRule::AtLeast) => value <= window.alpha,
        (Verdict::AtMost(value), CutRule::Above) => value < window.alpha,
    }
}

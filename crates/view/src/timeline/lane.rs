//! The bars of one ply, with prefix sums to merge any range of them fast.

use std::ops::Range;

use super::Kind;

/// How many steps of something each kind covers, by [`Kind::ALL`].
pub type Shares = [u64; Kind::ALL.len()];

/// Something to draw at a ply.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Bar {
    /// A node.
    One {
        /// The steps at which it is on the path.
        steps: Range<u64>,
        /// Its number.
        node: u32,
        /// The outcome of it.
        kind: Kind,
    },
    /// Nodes that are narrower than a cell of the grid.
    Many {
        /// The cell.
        steps: Range<u64>,
        /// How many there are.
        count: u32,
        /// How many of the steps each kind covers.
        shares: Shares,
    },
}

impl Bar {
    /// The steps it lies over.
    #[must_use]
    pub const fn steps(&self) -> &Range<u64> {
        match self {
            Self::One { steps, .. } | Self::Many { steps, .. } => steps,
        }
    }

    /// The same on a scale with `unit` steps where there was one, and this many steps later.
    #[must_use]
    pub fn scaled(self, unit: u64, later: u64) -> Self {
        let scaled = |steps: Range<u64>| steps.start * unit + later..steps.end * unit + later;
        match self {
            Self::One { steps, node, kind } => Self::One { steps: scaled(steps), node, kind },
            Self::Many { steps, count, shares } => {
                let shares = shares.map(|share| share * unit);
                Self::Many { steps: scaled(steps), count, shares }
            }
        }
    }

    /// The kind that covers most of it.
    #[must_use]
    pub fn kind(&self) -> Kind {
        match self {
            Self::One { kind, .. } => *kind,
            Self::Many { shares, .. } => {
                let most = (0..shares.len()).max_by_key(|&kind| (shares[kind], usize::MAX - kind));
                most.map_or(Kind::Unknown, |kind| Kind::ALL[kind])
            }
        }
    }
}

/// The bars of a ply, in chronological order. They do not overlap: at any step one node of a ply is
/// on the path.
#[derive(Clone, Debug, Default)]
pub struct Lane {
    starts: Vec<u32>,
    ends: Vec<u32>,
    nodes: Vec<u32>,
    kinds: Vec<Kind>,
    /// How many steps each kind covers before each block of bars.
    before: Vec<Shares>,
}

/// How many bars share an entry of [`Lane::before`].
const BLOCK: usize = 32;

impl Lane {
    /// Ends the last bar at a step at the latest. Another program may say that it leaves a node after it
    /// has entered others of the same ply.
    pub fn end_by(&mut self, step: u32) {
        if let Some(end) = self.ends.last_mut() {
            *end = step.min(*end);
        }
    }

    /// Adds a bar behind all others.
    pub fn push(&mut self, steps: Range<u32>, node: u32, kind: Kind) {
        debug_assert!(self.ends.last().is_none_or(|&end| end <= steps.start), "bars are in order");
        if self.starts.len().is_multiple_of(BLOCK) {
            let block = self.starts.len().saturating_sub(BLOCK);
            let before = self.before.last().copied().unwrap_or_default();
            self.before.push(self.added(before, block..self.starts.len()));
        }
        self.starts.push(steps.start);
        self.ends.push(steps.end);
        self.nodes.push(node);
        self.kinds.push(kind);
    }

    /// How many bars there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.starts.len()
    }

    /// Whether there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.starts.is_empty()
    }

    /// How many nodes of each kind there are.
    #[must_use]
    pub fn counts(&self) -> Shares {
        let mut counts = Shares::default();
        self.kinds.iter().for_each(|&kind| counts[kind as usize] += 1);
        counts
    }

    /// The bar over a step. O(log bars).
    #[must_use]
    pub fn at(&self, step: u64) -> Option<Bar> {
        let number = self.ends.partition_point(|&end| u64::from(end) <= step);
        (number < self.len() && u64::from(self.starts[number]) <= step).then(|| self.one(number))
    }

    /// The bars over some steps: those as long as a cell of the grid each by itself, the others by
    /// cells of `grain` steps, which begin at multiples of it, so that nothing flickers while the
    /// chart is moved. O(cells · log bars), at most two a cell.
    #[must_use]
    pub fn bars(&self, steps: &Range<u64>, grain: u64) -> Vec<Bar> {
        let grain = grain.max(1);
        let mut cell = steps.start / grain;
        let mut next = self.ends.partition_point(|&end| u64::from(end) <= cell * grain);
        let mut bars = Vec::new();
        while next < self.len() && u64::from(self.starts[next]) < steps.end {
            if self.is_long(next, grain) {
                bars.push(self.one(next));
                next += 1;
                continue;
            }
            cell = cell.max(u64::from(self.starts[next]) / grain);
            let within = cell * grain..(cell + 1) * grain;
            if within.start >= steps.end {
                break;
            }
            // A long bar that begins in the cell is the last one to do so.
            let after = self.begin_at(next, within.end);
            let after = if self.is_long(after - 1, grain) { after - 1 } else { after };
            bars.push(self.many(next..after, &within));
            // One that goes on in the next cell is counted there as well.
            let goes_on = u64::from(self.ends[after - 1]) > within.end;
            next = after - usize::from(goes_on);
            cell += 1;
        }
        bars
    }

    fn is_long(&self, number: usize, grain: u64) -> bool {
        u64::from(self.ends[number] - self.starts[number]) >= grain
    }

    fn one(&self, number: usize) -> Bar {
        let steps = u64::from(self.starts[number])..u64::from(self.ends[number]);
        Bar::One { steps, node: self.nodes[number], kind: self.kinds[number] }
    }

    fn many(&self, bars: Range<usize>, within: &Range<u64>) -> Bar {
        let (first, last) = (bars.start, bars.end - 1);
        let (upto, from) = (self.covered(bars.end), self.covered(first));
        let mut shares: Shares = std::array::from_fn(|kind| upto[kind] - from[kind]);
        let before = within.start.saturating_sub(u64::from(self.starts[first]));
        shares[self.kinds[first] as usize] -= before;
        let beyond = u64::from(self.ends[last]).saturating_sub(within.end);
        shares[self.kinds[last] as usize] -= beyond;
        Bar::Many { steps: within.clone(), count: bars.len() as u32, shares }
    }

    /// The first bar after `number` that begins at a step or later. O(log of how far it is).
    fn begin_at(&self, number: usize, step: u64) -> usize {
        let begins_before = |&start: &u32| u64::from(start) < step;
        let mut reach = 1;
        while number + reach < self.len() && begins_before(&self.starts[number + reach]) {
            reach *= 2;
        }
        let (low, high) = (number + reach / 2, (number + reach).min(self.len()));
        low + self.starts[low..high].partition_point(begins_before)
    }

    /// How many steps each kind covers before a bar. O(1).
    fn covered(&self, number: usize) -> Shares {
        let block = (number / BLOCK).min(self.before.len().saturating_sub(1));
        self.before
            .get(block)
            .map_or_else(Shares::default, |&before| self.added(before, block * BLOCK..number))
    }

    fn added(&self, mut shares: Shares, bars: Range<usize>) -> Shares {
        for number in bars {
            shares[self.kinds[number] as usize] +=
                u64::from(self.ends[number] - self.starts[number]);
        }
        shares
    }
}

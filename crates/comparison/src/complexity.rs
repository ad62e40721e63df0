//! How large game trees are, and what searching them costs: the uniform tree, in which every
//! position has `b` moves and every game `m` plies. Counts are exact before they are rounded.

mod amount;
mod field;
mod games;
mod natural;
mod time;

use std::ops::RangeInclusive;

pub use amount::Amount;
pub use field::{read, FieldError};
pub use games::{plot, Bar, Game, Preset, Whose, GAMES, PRESETS};
use natural::Natural;
pub use time::{Span, Unit};

/// The accepted branching factors.
pub const BRANCHING: RangeInclusive<u32> = 1..=1000;

/// The accepted depths, in plies.
pub const DEPTH: RangeInclusive<u32> = 0..=500;

/// The speeds that can be chosen, in nodes a second.
pub const SPEEDS: [u32; 5] = [1_000, 100_000, 10_000_000, 100_000_000, 1_000_000_000];

/// The speed to begin with, in nodes a second.
pub const SPEED: u32 = 10_000_000;

/// A tree in which every node above the last layer has the same number of children.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UniformTree {
    branching: u32,
    depth: u32,
}

/// What it costs to search a uniform tree.
#[derive(Clone, PartialEq, Debug)]
pub struct Costs {
    /// The whole tree.
    pub minimax: Cost,
    /// The least that alpha-beta has to look at: every node's best move comes first.
    pub alpha_beta: Cost,
    /// How many times fewer leaves that is; `None` when no leaf can be skipped.
    pub fewer: Option<Amount>,
    /// How many nodes are in memory at once at most, in either search: the root, and all children
    /// of the nodes on a path.
    pub memory: Amount,
    /// The logarithm to base ten of the tree's leaves, which is what the complexity of a game's
    /// tree means.
    pub log10: f64,
}

/// What one search costs.
#[derive(Clone, PartialEq, Debug)]
pub struct Cost {
    /// How many leaves it looks at.
    pub leaves: Amount,
    /// How many nodes it looks at, leaves and all.
    pub nodes: Amount,
    /// The number of children with which looking at everything would cost as much, in the limit of deep trees.
    pub branching: Amount,
    exact_nodes: Natural,
}

impl UniformTree {
    /// The tree with this many children for each node and this many plies; `None` out of range.
    #[must_use]
    pub fn new(branching: u32, depth: u32) -> Option<Self> {
        let fits = BRANCHING.contains(&branching) && DEPTH.contains(&depth);
        fits.then_some(Self { branching, depth })
    }

    /// How many children a node has.
    #[must_use]
    pub const fn branching(self) -> u32 {
        self.branching
    }

    /// How many plies its games have.
    #[must_use]
    pub const fn depth(self) -> u32 {
        self.depth
    }

    /// What searching it costs.
    #[must_use]
    pub fn costs(self) -> Costs {
        let (all, critical) = (self.layers(), self.critical());
        let [leaves, best] = [&all, &critical].map(|counts| counts.leaves.clone());
        let branching = f64::from(self.branching);
        Costs {
            fewer: (leaves != best).then(|| Amount::about(leaves.size().over(best.size()))),
            memory: Amount::of(&Natural::from(self.branching * self.depth + 1)),
            log10: leaves.size().log10(),
            minimax: all.cost(branching),
            // Knuth & Moore 1975, section 6: b^(m/2) leaves are (√b)^m.
            alpha_beta: critical.cost(branching.sqrt()),
        }
    }

    /// Every leaf and every node: b^m, and 1 + b + … + b^m.
    fn layers(self) -> Counts {
        let (mut leaves, mut nodes) = (Natural::from(1), Natural::from(1));
        for _ in 0..self.depth {
            leaves.multiply(self.branching);
            nodes.add(&leaves);
        }
        Counts { leaves, nodes }
    }

    /// What alpha-beta looks at when every best move comes first: b^⌈d/2⌉ + b^⌊d/2⌋ − 1 nodes d
    /// plies below the root (Knuth & Moore 1975, theorem 1 and its corollary).
    fn critical(self) -> Counts {
        let (mut down, mut up) = (Natural::from(1), Natural::from(1));
        let (mut leaves, mut nodes) = (Natural::from(1), Natural::from(1));
        for depth in 1..=self.depth {
            let power = if depth % 2 == 1 { &mut up } else { &mut down };
            power.multiply(self.branching);
            leaves = up.clone();
            leaves.add(&down);
            leaves.subtract_one();
            nodes.add(&leaves);
        }
        Counts { leaves, nodes }
    }
}

/// The exact counts of a search.
struct Counts {
    leaves: Natural,
    nodes: Natural,
}

impl Counts {
    fn cost(self, branching: f64) -> Cost {
        Cost {
            leaves: Amount::of(&self.leaves),
            nodes: Amount::of(&self.nodes),
            branching: Amount::hundredths(branching),
            exact_nodes: self.nodes,
        }
    }
}

impl Cost {
    /// How long the search takes, at a speed in nodes a second.
    #[must_use]
    pub fn time(&self, speed: u32) -> Span {
        Span::of(self.exact_nodes.size(), speed)
    }
}

#[cfg(test)]
mod tests;

//! Proof and disproof numbers.

use std::fmt;

use plyscope_search::Player;

/// How many leaves must be settled at least; infinite where that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Count(u32);

impl Count {
    /// Nothing is left to be settled.
    pub const ZERO: Self = Self(0);
    /// One leaf.
    pub const ONE: Self = Self(1);
    /// It cannot be.
    pub const INFINITE: Self = Self(u32::MAX);

    /// The number; `None` where it is infinite.
    #[must_use]
    pub const fn finite(self) -> Option<u32> {
        match self {
            Self::INFINITE => None,
            Self(count) => Some(count),
        }
    }

    /// Both together. Finite numbers stay finite.
    #[must_use]
    pub fn plus(self, other: Self) -> Self {
        match (self.finite(), other.finite()) {
            (Some(one), Some(other)) => Self(one.saturating_add(other).min(u32::MAX - 1)),
            _ => Self::INFINITE,
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.finite() {
            Some(count) => write!(f, "{count}"),
            None => f.write_str("∞"),
        }
    }
}

/// What is known of a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Numbers {
    /// The proof number: how many leaves below must be proved, at least, to prove the node.
    pub proof: Count,
    /// The disproof number: how many must be disproved, at least, to disprove it.
    pub disproof: Count,
}

impl Numbers {
    /// A leaf that is not settled.
    pub const UNKNOWN: Self = Self { proof: Count::ONE, disproof: Count::ONE };
    /// A node at which the answer is yes.
    pub const PROVED: Self = Self { proof: Count::ZERO, disproof: Count::INFINITE };
    /// A node at which the answer is no.
    pub const DISPROVED: Self = Self { proof: Count::INFINITE, disproof: Count::ZERO };

    /// Those of a node, from those of its children. Where MAX moves, one proved child is enough (an OR
    /// node); where MIN moves, all must be (an AND node).
    #[must_use]
    pub fn of_children(player: Player, children: impl Iterator<Item = Self> + Clone) -> Self {
        let proofs = children.clone().map(|child| child.proof);
        let disproofs = children.map(|child| child.disproof);
        match player {
            Player::Max => Self { proof: least(proofs), disproof: sum(disproofs) },
            Player::Min => Self { proof: sum(proofs), disproof: least(disproofs) },
        }
    }

    /// The number that the player to move wants to be small: the proof number where MAX moves, the disproof
    /// number where MIN moves.
    #[must_use]
    pub const fn wanted_by(self, player: Player) -> Count {
        match player {
            Player::Max => self.proof,
            Player::Min => self.disproof,
        }
    }
}

fn least(counts: impl Iterator<Item = Count>) -> Count {
    counts.min().unwrap_or(Count::INFINITE)
}

fn sum(counts: impl Iterator<Item = Count>) -> Count {
    counts.fold(Count::ZERO, Count::plus)
}

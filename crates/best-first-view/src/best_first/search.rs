//! Which search, and how it is done.

use plyscope_best_first::{proof_number, sss};
use plyscope_search::Value;
use plyscope_setup::Choice;

/// Which search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// SSS*.
    Sss,
    /// Proof-number search.
    ProofNumber,
}

impl Choice for Kind {
    const NAME: &'static str = "search";
    const ALL: &'static [(&'static str, Self)] =
        &[("sss", Self::Sss), ("proof-number", Self::ProofNumber)];
}

/// A search with its settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Search {
    /// SSS*.
    Sss(sss::Settings),
    /// Proof-number search.
    ProofNumber(proof_number::Settings),
}

impl Search {
    /// One with the usual settings.
    #[must_use]
    pub fn usual(kind: Kind) -> Self {
        match kind {
            Kind::Sss => Self::Sss(sss::Settings::default()),
            Kind::ProofNumber => Self::ProofNumber(proof_number::Settings::default()),
        }
    }

    /// The same, if it is proof-number search, with another question: whether MAX gets at least so much.
    #[must_use]
    pub const fn with_goal(self, at_least: Value) -> Self {
        match self {
            Self::Sss(_) => self,
            Self::ProofNumber(settings) => {
                Self::ProofNumber(proof_number::Settings { at_least, ..settings })
            }
        }
    }

    /// Which search.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Sss(_) => Kind::Sss,
            Self::ProofNumber(_) => Kind::ProofNumber,
        }
    }

    /// How far it looks ahead, in plies; `None` for up to the end of the game.
    #[must_use]
    pub const fn depth(&self) -> Option<u16> {
        match self {
            Self::Sss(settings) => settings.depth,
            Self::ProofNumber(_) => None,
        }
    }
}

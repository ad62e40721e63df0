//! A search of a comparison that has ended.

use plyscope_session::Session;

use super::choice::Choice;
use super::grown_index::GrownIndex;
use super::ply_index::{PlyIndex, Profile};

/// A search of a comparison that has ended, with its numbers at every moment.
#[derive(Clone, Debug)]
pub enum Run {
    /// A depth-first search, or what a program did.
    Searched(PlyIndex),
    /// Monte Carlo tree search.
    Grown(GrownIndex),
}

impl Run {
    /// That of a session.
    #[must_use]
    pub fn of_session(session: Session) -> Self {
        Self::Searched(PlyIndex::new(session))
    }

    /// The index of a depth-first search.
    #[must_use]
    pub const fn ply_index(&self) -> Option<&PlyIndex> {
        match self {
            Self::Searched(ply_index) => Some(ply_index),
            Self::Grown(_) => None,
        }
    }

    /// How many nodes were visited in all, or how many the tree has.
    #[must_use]
    pub fn total(&self) -> u64 {
        match self {
            Self::Searched(ply_index) => ply_index.total(),
            Self::Grown(index) => index.total(),
        }
    }

    /// All that was done.
    #[must_use]
    pub fn profile(&self) -> Profile {
        match self {
            Self::Searched(ply_index) => ply_index.profile(ply_index.last_step()),
            Self::Grown(index) => index.profile(index.iterations()),
        }
    }

    /// What it plays at the root.
    #[must_use]
    pub fn choice(&self) -> Option<Choice> {
        match self {
            Self::Searched(ply_index) => Choice::of(ply_index.session()),
            Self::Grown(index) => index.grown().choice.clone(),
        }
    }
}

//! Which picture of a search is shown.

use crate::{Choice, SubjectKind};

/// A picture of a search.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum View {
    /// The moves of every position on the path to the current node.
    #[default]
    Path,
    /// The tree.
    Tree,
}

impl View {
    /// The default view: the path for a game, the tree for a given tree.
    #[must_use]
    pub const fn usual(of: SubjectKind) -> Self {
        match of {
            SubjectKind::Game => Self::Path,
            SubjectKind::Tree => Self::Tree,
        }
    }

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Path => Self::Tree,
            Self::Tree => Self::Path,
        }
    }
}

impl Choice for View {
    const NAME: &'static str = "view";
    const ALL: &'static [(&'static str, Self)] = &[("path", Self::Path), ("tree", Self::Tree)];
}

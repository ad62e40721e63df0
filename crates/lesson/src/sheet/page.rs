//! A page, as lines and words at their places, and the paper under it.

use plyscope_export::figure::mark::Mark;
use plyscope_setup::Choice;

/// The paper.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Choice for Paper {
    const NAME: &'static str = "paper";
    const ALL: &'static [(&'static str, Self)] = &[("a4", Self::A4), ("letter", Self::Letter)];
}

impl Paper {
    /// The width and the height in points, a 72nd of an inch.
    #[must_use]
    pub const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (595.0, 842.0),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// A page. All places are in points from its upper left corner, y down.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its accessible description: its number and its copy.
    pub name: String,
    /// Its paper.
    pub paper: Paper,
    /// What stands on it, from back to front.
    pub marks: Vec<Mark>,
}

//! A page, as lines and words at their places.

use plyscope_export::figure::mark::Mark;
use plyscope_setup::Choice;

/// The width of a page in points, a 72nd of an inch: A4.
pub const WIDTH: f64 = 595.0;
/// The height of a page in points: A4.
pub const HEIGHT: f64 = 842.0;

/// The paper. Pages are laid out for A4, and scaled down a little for other paper.
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

/// A page. All places are in points from its upper left corner, y down.
#[derive(Clone, PartialEq, Debug)]
pub struct Page {
    /// Its accessible description: its number and its copy.
    pub name: String,
    /// What stands on it, from back to front.
    pub marks: Vec<Mark>,
}

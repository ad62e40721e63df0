//! The columns of a page: narrow questions stand side by side.

use super::page::Paper;

/// Points kept free at the left and the right of a page.
pub const MARGIN: f64 = 48.0;

/// Points between two columns.
const GUTTER: f64 = 28.0;

/// A part of a page's width, in points.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Column {
    /// Where it begins.
    pub left: f64,
    /// How wide it is.
    pub width: f64,
}

impl Column {
    /// All of the width between the margins.
    pub const fn full(paper: Paper) -> Self {
        Self { left: MARGIN, width: paper.size().0 - 2.0 * MARGIN }
    }

    /// The left and the right half.
    pub const fn halves(paper: Paper) -> [Self; 2] {
        let Self { left, width } = Self::full(paper);
        let half = (width - GUTTER) / 2.0;
        [Self { left, width: half }, Self { left: left + half + GUTTER, width: half }]
    }

    /// Where it ends.
    pub const fn right(self) -> f64 {
        self.left + self.width
    }
}

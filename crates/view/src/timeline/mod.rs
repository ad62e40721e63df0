//! The timeline of a search, a flame chart: x is the step, y the ply, and every visited node is a bar
//! from its entry to its leaving. Pure functions of a search; the page only paints the rectangles.
//!
//! A bar covers the steps at which its node is on the current path, so that the bars over a step are
//! that path. What is narrower than a cell of the grid is merged with its neighbours there, with the
//! share of the cell that each kind covers, so that drawing costs O(plies · cells · log nodes).

mod kind;
mod lane;
mod paint;
mod search;
mod view;

pub use kind::{Kind, Tile};
pub use lane::{Bar, Lane, Shares};
pub use paint::{paint, Frame, Painted, Rect};
pub use search::SearchChart;
pub use view::View;

use std::ops::Range;

use plyscope_i18n::Lang;

/// What can be drawn as a timeline.
pub trait Chart {
    /// How many steps there are to show: the last one, and one more for the start.
    fn len(&self) -> u64;

    /// Whether there is nothing to show.
    fn is_empty(&self) -> bool {
        self.len() <= 1
    }

    /// How many plies there are, the root's included.
    fn plies(&self) -> usize;

    /// What becomes of nodes, as far as it is known which there are, in the order of the legend.
    fn kinds(&self) -> Vec<Kind>;

    /// Prepares the bars of some steps, where that takes time. Returns whether there is more to do.
    fn prepare(&mut self, _steps: &Range<u64>) -> bool {
        false
    }

    /// Whether all is prepared, so that the chart can be described.
    fn is_whole(&self) -> bool {
        true
    }

    /// The bars of a ply over some steps, on a grid whose cells have `grain` steps.
    fn bars(&self, ply: usize, steps: &Range<u64>, grain: u64) -> Vec<Bar>;

    /// The bar of a ply at a step; `None` where the path is not that long, or nothing is known.
    fn bar_at(&self, ply: usize, step: u64) -> Option<Bar>;

    /// Whether a bar that goes on after the current step is a node that is not left yet, and hollow so far.
    fn has_open_bars(&self) -> bool {
        true
    }

    /// Steps that stand out, in chronological order: solutions, of a search for them.
    fn marks(&self) -> &[u64] {
        &[]
    }

    /// The name of the node at a ply and a step; `None` where it has none, or is not known.
    fn label_at(&self, ply: usize, step: u64, lang: Lang) -> Option<String>;

    /// A description of the bar at a ply and a step, with what is known at the step `now`.
    fn reading(&self, ply: usize, step: u64, now: u64, lang: Lang) -> String;

    /// A description of the chart, once it [is whole](Self::is_whole).
    fn summary(&self, lang: Lang) -> String;
}

//! How large nodes and texts are drawn at a scale.

use super::camera::{within, Camera};
use crate::session::Session;

/// The sizes of what is drawn of a tree, in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sizes {
    /// Half the width of a node with children.
    pub inner: f64,
    /// Half the width and half the height of a leaf.
    pub leaf: (f64, f64),
    /// How many rows the leaves of a layer are spread over: 2 where their values would touch in one.
    pub leaf_rows: usize,
    /// The font size of values.
    pub value: f64,
    /// The font size of names.
    pub name: f64,
}

/// The largest half width of a node.
const LARGEST: f64 = 24.0;
/// The least half width of a node with children.
const LEAST: f64 = 9.0;
/// What is left free between a leaf's value and its outline, on each side.
const PADDING: f64 = 2.5;
/// What is left free between two leaves.
const BETWEEN: f64 = 3.0;

impl Sizes {
    /// The sizes at the scale of a camera.
    #[must_use]
    pub fn new(session: &Session, camera: &Camera) -> Self {
        let gaps = session.layout().gaps();
        let least = camera.least_font;
        let of_layer = camera.layer * 0.26;
        let inner = within((camera.unit * gaps.inner * 0.32).min(of_layer), LEAST, LARGEST);
        let name = within(inner * 0.55, least, 12.0);
        let last = camera.unit * gaps.last;
        // A smaller font rather than a second row.
        let fitting = (last - BETWEEN - 2.0 * PADDING) / session.widest_value().max(0.1);
        let value = within((inner * 0.62).min(fitting), least, 14.0);
        let narrow = session.widest_value() * value / 2.0 + PADDING;
        let leaf_rows = if 2.0 * narrow + BETWEEN <= last + 1e-9 { 1 } else { 2 };
        let beside_inner = 2.0 * (camera.unit * gaps.inner - 1.12 * inner);
        let room =
            (last * leaf_rows as f64).min(camera.unit * gaps.leaf).min(beside_inner) - BETWEEN;
        let natural = (camera.unit * 0.32).min(inner * 0.88);
        let height = (value * 0.5 + 4.0).max(natural.min(inner * 0.88));
        Self {
            inner,
            leaf: (narrow.max(natural).min((room / 2.0).max(4.0)), height),
            leaf_rows,
            value,
            name,
        }
    }

    /// Half the height of the part of a layer that its nodes take, leaves of a second row included.
    #[must_use]
    pub fn below(&self) -> f64 {
        self.leaf_drop(self.leaf_rows - 1) + self.inner.max(self.leaf.1)
    }

    /// How far a leaf of a row stands below the middle of its layer.
    #[must_use]
    pub fn leaf_drop(&self, row: usize) -> f64 {
        row as f64 * (2.0 * self.leaf.1 + BETWEEN)
    }

    /// The fewest pixels between siblings at which they are drawn one by one.
    #[must_use]
    pub fn least_gap(session: &Session, least_font: f64, are_leaves: bool) -> f64 {
        if are_leaves {
            (session.widest_value() * least_font + 2.0 * PADDING + BETWEEN) / 2.0
        } else {
            2.0 * LEAST + BETWEEN
        }
    }
}

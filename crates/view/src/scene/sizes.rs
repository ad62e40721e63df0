//! How large nodes and texts are drawn at a scale.

use plyscope_search::TreeNode;

use super::camera::{within, Camera, MARGIN_ABOVE};
use plyscope_drawing::metrics;
use plyscope_session::Session;

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
/// The padding between a leaf's value and its outline, on each side.
const PADDING: f64 = 2.5;
/// The gap between two leaves.
const BETWEEN: f64 = 3.0;

/// The height of a wedge below a node, in rows.
const WEDGE: f64 = 22.0;
/// The gap between wedges and the edges that run below them.
pub(super) const BEFORE_EDGES: f64 = 5.0;
/// The space for a star or a board's value, and for names, above a node in rows.
const ABOVE_BOARD: f64 = 33.0;
const ABOVE_NODE: f64 = 48.0;

/// No more space is kept for a name in a row.
const LONGEST_NAME: f64 = 64.0;
/// The gap between the values of two nodes in a row.
const BETWEEN_VALUES: f64 = 6.0;

/// The width of the widest value with its signs, in units of the font's size.
fn value_in_row(session: &Session) -> f64 {
    let signs = if session.game().is_some() { "★ ≥ " } else { "≥ " };
    session.widest_bound() + metrics::ems(signs)
}

/// How far a node reaches up or down at most, in half widths: boards are larger than triangles.
fn reach(session: &Session) -> f64 {
    if session.game().is_some() {
        1.63
    } else {
        1.0
    }
}

/// The largest half width with which nodes, wedges and texts fit between two rows.
fn in_row(session: &Session, layer: f64) -> f64 {
    (layer - WEDGE - BEFORE_EDGES - above(session)) / (2.0 * reach(session))
}

fn above(session: &Session) -> f64 {
    if session.game().is_some() {
        ABOVE_BOARD
    } else {
        ABOVE_NODE
    }
}

impl Sizes {
    /// The fewest pixels between siblings in a row: space for a value or for a name above each.
    #[must_use]
    pub fn least_in_row(session: &Session, font: f64) -> f64 {
        let moves = session.tree().children(TreeNode::ROOT);
        let names = moves.filter_map(|child| session.name(child));
        let name = names.map(|name| metrics::regular(&name, font)).fold(0.0, f64::max);
        (value_in_row(session) * font).max(name.min(LONGEST_NAME)) + BETWEEN_VALUES
    }

    /// The fewest pixels between two rows at which their texts can be read.
    #[must_use]
    pub fn least_row(session: &Session) -> f64 {
        2.0 * LEAST * reach(session) + WEDGE + BEFORE_EDGES + above(session)
    }

    /// The pixels that are kept free above the middle of the root, whose board may reach higher than a
    /// triangle.
    #[must_use]
    pub fn above_root(session: &Session) -> f64 {
        MARGIN_ABOVE.max(LARGEST * reach(session))
    }

    /// The sizes at the scale of a camera.
    #[must_use]
    pub fn new(session: &Session, camera: &Camera) -> Self {
        let gaps = session.layout().gaps();
        let least = camera.least_font;
        let of_layer = if session.layout().is_in_rows() {
            in_row(session, camera.layer)
        } else {
            camera.layer * 0.26
        };
        let inner = within((camera.unit * gaps.inner * 0.32).min(of_layer), LEAST, LARGEST);
        let name = within(inner * 0.55, least, 12.0);
        let last = camera.unit * gaps.last;
        // Prefer a smaller font to a second row.
        let fitting = (last - BETWEEN - 2.0 * PADDING) / session.widest_value().max(0.1);
        let fitting = if session.layout().is_in_rows() {
            fitting.min((camera.unit - BETWEEN_VALUES) / value_in_row(session))
        } else {
            fitting
        };
        let value = within((inner * 0.62).min(fitting), least, 14.0);
        let narrow = session.widest_value() * value / 2.0 + PADDING;
        let leaf_rows = if 2.0 * narrow + BETWEEN <= last + 1e-9 { 1 } else { 2 };
        let beside_inner = 2.0 * (camera.unit * gaps.inner - 1.12 * inner);
        let space =
            (last * leaf_rows as f64).min(camera.unit * gaps.leaf).min(beside_inner) - BETWEEN;
        let natural = (camera.unit * 0.32).min(inner * 0.88);
        let height = (value * 0.5 + 4.0).max(natural.min(inner * 0.88));
        Self {
            inner,
            leaf: (narrow.max(natural).min((space / 2.0).max(4.0)), height),
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

    /// How far below the middle of a node the edges of a row begin to run across: below the wedges of
    /// its siblings.
    #[must_use]
    pub fn below_in_rows(&self, session: &Session) -> f64 {
        self.inner * reach(session) + WEDGE + BEFORE_EDGES
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

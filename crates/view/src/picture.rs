//! The drawing of a tree as a list of shapes. The page and the SVG files use the same list.

pub mod boards;
mod candidates;
mod doubtful;
mod edge;
pub mod full_board;
mod glyphs;
pub mod labels;
mod node;
pub mod space;

use plyscope_search::rank::by_rank;
use plyscope_search::{Step, TreeNode};

use crate::scene::tree::{Mark, TreeScene};
pub(crate) use candidates::extent_of;
pub use doubtful::{has_doubtful_values, without_doubtful_values};
pub(crate) use node::half_of_board;
use node::Pen;
pub use node::{anchor_of, board_half, has_clear_boards, width_of};
use plyscope_drawing::Path;
use plyscope_i18n::numerals;
use plyscope_i18n::Lang;
use plyscope_session::{Session, State};

/// The labels beside the nodes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Labels {
    /// Whether the L-names are shown.
    pub names: Shown,
    /// The language of the words.
    pub lang: Lang,
}

/// Whether something is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Shown {
    /// It is.
    #[default]
    Yes,
    /// It is not.
    No,
}

/// An element of the picture with its position. Shapes are relative to it, so that an element that
/// only moves keeps its shapes.
#[derive(Clone, PartialEq, Debug)]
pub struct Thing {
    /// Which node it belongs to.
    pub node: TreeNode,
    /// What it is.
    pub kind: Kind,
    /// The names of its styles, separated by spaces.
    pub class: String,
    /// Where it is, in pixels, y down.
    pub at: (f64, f64),
    /// What it is drawn with, from back to front.
    pub shapes: Vec<Shape>,
}

/// The kind of an element.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// A subtree drawn as a wedge.
    Bundle,
    /// A line to a node from its parent.
    Edge,
    /// A node.
    Node,
}

/// The simplest drawing.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// Lines and curves.
    Path {
        /// The names of its styles.
        class: &'static str,
        /// Where they run.
        path: Path,
    },
    /// A text.
    Text {
        /// The names of its styles.
        class: &'static str,
        /// Where its anchor is, in pixels.
        at: (f64, f64),
        /// Its size, in pixels.
        size: f64,
        /// The text itself.
        text: String,
    },
}

/// Draws a scene, from back to front.
#[must_use]
pub fn picture(session: &Session, step: Step, scene: &TreeScene, labels: Labels) -> Vec<Thing> {
    let board = node::board_half(session, scene);
    let mut plan = labels::plan(session, scene, labels, board);
    let windows = node::windows(session, step, scene, (labels.lang, board), &mut plan.space);
    let pen = Pen { session, step, scene, labels, board, windows };
    let bundles =
        scene.bundles.iter().map(|bundle| edge::bundle(session, scene, bundle, labels.lang));
    let edges = scene.edges.iter().map(|edge| edge::edge(edge, &scene.sizes));
    // What matters most is drawn last.
    let rank = |mark: &Mark| {
        let matters = i64::from(mark.focus) * 2 + i64::from(mark.state == State::Open);
        matters << u32::BITS | i64::from(mark.node.0)
    };
    let order = by_rank(scene.nodes.iter().map(rank));
    let nodes = order.into_iter().map(|place| pen.node(&scene.nodes[place], &plan.spots[place]));
    bundles.chain(edges).chain(nodes).collect()
}

/// How many labels do not fit into a scene at any step: values and names, and L-names.
#[must_use]
pub fn missing(session: &Session, scene: &TreeScene, labels: Labels) -> (usize, usize) {
    let plan = labels::plan(session, scene, labels, node::board_half(session, scene));
    (plan.missing, plan.missing_l_names)
}

/// The window of a node at a step, if it is known and the node has been visited.
pub fn window_text(session: &Session, step: Step, node: TreeNode, lang: Lang) -> Option<String> {
    let trace = session.trace();
    let visit = session.visit(node, step)?;
    // A visit in the future is not revealed.
    let window = session.window(visit, step).filter(|_| trace.entered(visit) <= step)?;
    Some(numerals::window(lang, window))
}

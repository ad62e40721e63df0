//! The call stack: the calls that are open, the newest first.

use plyscope_search::trace::WindowAt;
use plyscope_search::{Player, Step, TreeNode, Turn, Value, Window};

use plyscope_session::Session;

/// One call.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The node it is about.
    pub node: TreeNode,
    /// Whose turn it is; `None` at a leaf of a given tree.
    pub turn: Option<Turn>,
    /// The viewpoint of its window and its best value.
    pub viewpoint: Player,
    /// Its window; `None` for a search without, and where it is not known.
    pub window: Option<WindowAt>,
    /// The best value so far.
    pub best: Option<Value>,
    /// The part of the average that is known so far, where chance decides.
    pub sum: Option<Value>,
    /// Between which values the average lies, in a search that bounds averages.
    pub bounds: Option<Window>,
}

/// The calls at a step, the newest first; empty at the start. Of a leaf's or finished node's step
/// the call is still shown: it is just returning. Numbers are those that the listing has: in a search that
/// negates they are the player's who is to move.
#[must_use]
pub fn stack(session: &Session, step: Step) -> Vec<Frame> {
    let trace = session.trace();
    trace
        .path(step)
        .map(|visit| (visit, session.viewpoint(visit)))
        .map(|(visit, viewpoint)| Frame {
            node: session.node(visit),
            turn: session.turn(session.node(visit)),
            viewpoint,
            window: session.window(visit, step).map(|window| viewpoint.framed(window)),
            best: trace.best_value(visit, step).map(|best| viewpoint.framed(best)),
            sum: session.average(session.node(visit), step),
            bounds: session.average_bounds(session.node(visit), step),
        })
        .collect()
}

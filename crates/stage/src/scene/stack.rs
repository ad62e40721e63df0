//! The call stack: the calls that are open, the newest first.

use plyscope_core::{Player, Step, TreeNode, Value, Window};

use crate::session::Session;

/// One call.
#[derive(Clone, PartialEq, Debug)]
pub struct Frame {
    /// The node it is about.
    pub node: TreeNode,
    /// Who is to move there.
    pub player: Player,
    /// Its window; `None` for a search without.
    pub window: Option<Window>,
    /// The best value so far.
    pub best: Option<Value>,
}

/// The calls at a step, the newest first; empty at the start. Of a leaf's or finished node's step
/// the call is still shown: it is just returning.
#[must_use]
pub fn stack(session: &Session, step: Step) -> Vec<Frame> {
    let trace = session.trace();
    let windows = session.setup().algorithm.has_windows();
    trace
        .path(step)
        .map(|visit| Frame {
            node: session.node(visit),
            player: trace.player(visit),
            window: windows.then(|| trace.window(visit, step).window()),
            best: trace.best(visit, step).map(|best| best.value),
        })
        .collect()
}

//! What a search plays at the root.

use plyscope_search::{packed, Move, TreeNode};
use plyscope_session::Session;

/// A move at the root.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The move.
    pub by: Move,
    /// What it is called: in a given tree by the node that it leads to.
    pub name: String,
}

packed!(struct Choice { by, name });

impl Choice {
    /// The best move that the last finished pass of a search found; `None` where there is none, and of
    /// a program whose trace does not say.
    #[must_use]
    pub fn of(session: &Session) -> Option<Self> {
        let trace = session.trace();
        let last = trace.last_finished()?;
        let child = trace.best_line(trace.left(last.root)?).nth(1)?;
        Some(Self { by: trace.by(child), name: name(session, session.node(child))? })
    }
}

fn name(session: &Session, node: TreeNode) -> Option<String> {
    if session.game().is_some() {
        return session.move_names(node, Some(1)).pop();
    }
    let tree = session.tree();
    let given = tree.name(node).map(ToString::to_string);
    Some(given.unwrap_or_else(|| tree.l_name(node).to_string()))
}

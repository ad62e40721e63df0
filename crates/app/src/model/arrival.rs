//! At which step a search opens.

use plyscope_search::GameTree;
use plyscope_session::Session;

/// How a new search relates to the one shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Arrival {
    /// The same tree, perhaps with one edit: the step stays, and the end stays the end.
    #[default]
    Change,
    /// The text was typed: it counts as another tree only if its shape differs.
    Typed,
    /// Another tree, which opens at its start.
    New,
}

impl Arrival {
    /// Whether another tree than before is shown from now on.
    pub fn is_new(self, before: Option<&Session>, now: &Session) -> bool {
        match self {
            Self::Change => false,
            Self::Typed => before.is_none_or(|before| !same_shape(before.tree(), now.tree())),
            Self::New => true,
        }
    }
}

/// Whether two trees are alike but for values and names. O(nodes).
fn same_shape(one: &GameTree, other: &GameTree) -> bool {
    one.len() == other.len() && one.nodes().all(|node| one.parent(node) == other.parent(node))
}

//! Typing a leaf's value at its place in the tree.

use plyscope_search::{TreeNode, Value};
use plyscope_view::edit::Edit;
use plyscope_view::session::Session;

use super::Model;

/// A leaf whose value is being typed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Editing {
    /// Which one.
    pub node: TreeNode,
    /// The key that began it, which is the first character of the new value.
    pub begun: Option<char>,
}

/// Whether a node has a value of its own that can be typed: a leaf of a given tree.
pub fn is_editable(session: &Session, node: TreeNode) -> bool {
    session.game().is_none() && session.tree().is_leaf(node)
}

impl Model {
    /// Whether a node has a value of its own that can be typed.
    pub fn is_editable(&self, node: TreeNode) -> bool {
        self.session.as_ref().is_some_and(|session| is_editable(session, node))
    }

    /// Begins to type the value of a leaf, which is then chosen; tells whether it is one.
    pub fn begin_editing(&mut self, node: TreeNode, begun: Option<char>) -> bool {
        let can = self.is_editable(node);
        if can {
            self.chosen = Some(node);
            self.editing = Some(Editing { node, begun });
        }
        can
    }

    /// Ends typing, with the new value if there is one; tells whether anything was being typed.
    pub fn end_editing(&mut self, value: Option<Value>) -> bool {
        let Some(Editing { node, .. }) = self.editing.take() else { return false };
        let session = self.session.as_ref();
        let before = session.and_then(|session| session.tree().leaf_value(node));
        if let Some(value) =
            value.filter(|&value| before.is_some_and(|old| !old.is_identical(value)))
        {
            self.edit(&Edit::SetValue(node, value));
        }
        true
    }
}

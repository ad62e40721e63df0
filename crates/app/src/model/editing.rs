//! Editing a leaf's value in place.

use plyscope_search::{TreeNode, Value};
use plyscope_session::edit::Edit;
use plyscope_session::Session;

use super::Model;

/// A leaf whose value is being edited.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Editing {
    /// Which one.
    pub node: TreeNode,
    /// The first character of the new value, if a key started the editing.
    pub begun: Option<char>,
}

/// Whether a node is a leaf of a given tree, whose value can be edited.
pub fn is_editable(session: &Session, node: TreeNode) -> bool {
    session.game().is_none() && session.program().is_none() && session.tree().is_leaf(node)
}

impl Model {
    /// Whether a node's value can be edited.
    pub fn is_editable(&self, node: TreeNode) -> bool {
        self.session.as_ref().is_some_and(|session| is_editable(session, node))
    }

    /// Chooses a leaf and starts editing its value; returns whether it can be edited.
    pub fn begin_editing(&mut self, node: TreeNode, begun: Option<char>) -> bool {
        let can = self.is_editable(node);
        if can {
            self.chosen = Some(node);
            self.editing = Some(Editing { node, begun });
        }
        can
    }

    /// Ends editing, with the new value if there is one; returns whether a leaf was being edited.
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

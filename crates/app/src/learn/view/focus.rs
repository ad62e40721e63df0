//! Where the keyboard goes when something has happened.

use plyscope_core::TreeNode;

use crate::browser;

/// A place for the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The heading of what is shown.
    Heading,
    /// The field of the answer.
    Answer,
    /// What grading said.
    Result,
    /// The right answer.
    Key,
    /// The question whether the progress is to be erased, or the button that leads there.
    Erase,
    /// A node of the tree.
    Node(TreeNode),
}

impl Focus {
    /// Moves the keyboard there.
    pub fn go(self) {
        match self {
            Self::Heading => browser::focus("main h2"),
            Self::Answer => browser::focus("#answer"),
            Self::Result => browser::focus(".result h2"),
            Self::Key => browser::focus(".key"),
            Self::Erase => browser::focus(".erase button"),
            Self::Node(node) => browser::focus(&format!("#{}", node_id(node))),
        }
    }
}

/// The name of a node's element.
pub fn node_id(node: TreeNode) -> String {
    format!("node-{}", node.0)
}

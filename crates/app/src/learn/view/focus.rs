//! Where the keyboard goes when something has happened.

use plyscope_search::TreeNode;

use crate::browser;

/// A place for the keyboard.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The heading of what is shown.
    Heading,
    /// What is asked.
    Question,
    /// What is to be asked by a question that is being built.
    Kind,
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
    /// A square of the board.
    Square(usize),
    /// What can be pressed next, unless the keyboard is still somewhere.
    Doing,
    /// The values with which a node can be left.
    Leaving,
}

impl Focus {
    /// Moves the keyboard there.
    pub fn go(self) {
        match self {
            Self::Heading => browser::focus("main h2"),
            Self::Question => browser::focus(".task-head h2"),
            Self::Kind => browser::focus("#author-kind"),
            Self::Answer => browser::focus("#answer"),
            Self::Result => browser::focus(".result h2"),
            Self::Key => browser::focus(".key"),
            Self::Erase => browser::focus(".erase button"),
            Self::Square(square) => browser::focus(&format!("#{}", square_id(square))),
            Self::Doing if browser::has_focus("#page") => {}
            Self::Doing => browser::focus(".doing button:not([aria-disabled])"),
            Self::Leaving => browser::focus(".doing .leave button"),
            Self::Node(node) => browser::focus(&format!("#{}", node_id(node))),
        }
    }
}

/// The name of a square's element.
pub fn square_id(square: usize) -> String {
    format!("square-{square}")
}

/// The name of a node's element.
pub fn node_id(node: TreeNode) -> String {
    format!("node-{}", node.0)
}

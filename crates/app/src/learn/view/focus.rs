//! Focus targets.

use plyscope_search::TreeNode;

use crate::browser;

/// An element that can get the focus.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus {
    /// The heading.
    Heading,
    /// What is asked.
    Question,
    /// The kind field of the question builder.
    Kind,
    /// The field of the answer.
    Answer,
    /// The result.
    Result,
    /// The right answer.
    Key,
    /// The confirmation for handing in, or what follows it.
    Finish,
    /// The confirmation for erasing the progress, or its button.
    Erase,
    /// A node of the tree.
    Node(TreeNode),
    /// A square of the board.
    Square(usize),
    /// The next buttons, unless an element still has the focus.
    Doing,
    /// The values with which a node can be left.
    Leaving,
}

impl Focus {
    /// Moves the focus there.
    pub fn go(self) {
        match self {
            Self::Heading => browser::focus("main h2"),
            Self::Question => browser::focus(".task-head h2"),
            Self::Kind => browser::focus("#author-kind"),
            Self::Answer => browser::focus("#answer"),
            Self::Result => browser::focus(".result h2"),
            Self::Key => browser::focus(".key"),
            Self::Finish => browser::focus(".results h3"),
            Self::Erase => browser::focus(".erase button"),
            Self::Square(square) => browser::focus(&format!("#{}", square_id(square))),
            Self::Doing if browser::has_focus("#page") => {}
            Self::Doing => browser::focus(".doing button:not([aria-disabled])"),
            Self::Leaving => browser::focus(".doing .leave button"),
            Self::Node(node) => browser::focus(&format!("#{}", node_id(node))),
        }
    }
}

/// The id of a square's element.
pub fn square_id(square: usize) -> String {
    format!("square-{square}")
}

/// The id of a node's element.
pub fn node_id(node: TreeNode) -> String {
    format!("node-{}", node.0)
}

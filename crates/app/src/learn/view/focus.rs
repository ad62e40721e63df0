//! Focus targets.

use plyscope_search::TreeNode;

use crate::browser;
use crate::learn::reveal::{is_there, reveal};

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
    /// The hints, which are only brought into view.
    Hints,
    /// The right answer.
    Key,
    /// A question in its lesson, by its number.
    Asked(usize),
    /// The results of the lesson, or the confirmation for handing in.
    Results,
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
    /// Whether it is on the page.
    pub fn is_there(self) -> bool {
        match self {
            Self::Asked(number) => is_there(&format!("#{}", question_id(number))),
            Self::Results => is_there(".results"),
            _ => true,
        }
    }

    /// Moves the focus there, and brings into view what it begins.
    pub fn go(self) {
        match self {
            Self::Asked(number) => browser::focus(&format!("#{} h3", question_id(number))),
            Self::Heading => browser::focus("main h2"),
            Self::Question => browser::focus(".task-head h2"),
            Self::Kind => browser::focus("#author-kind"),
            Self::Answer => browser::focus("#answer"),
            Self::Result => browser::focus(".result h2"),
            Self::Key => browser::focus(".key"),
            Self::Hints => {}
            Self::Results => browser::focus(".results h3"),
            Self::Erase => browser::focus(".erase button"),
            Self::Square(square) => browser::focus(&format!("#{}", square_id(square))),
            Self::Doing if browser::has_focus("#page") => {}
            Self::Doing => browser::focus(".doing button:not([aria-disabled])"),
            Self::Leaving => browser::focus(".doing .leave button"),
            Self::Node(node) => browser::focus(&format!("#{}", node_id(node))),
        }
        match self {
            Self::Heading => reveal("main h2"),
            Self::Question => reveal(".task-head"),
            Self::Result | Self::Key => reveal(".result"),
            Self::Hints => reveal(".hints"),
            Self::Asked(number) => reveal(&format!("#{}", question_id(number))),
            Self::Results => reveal(".results"),
            _ => {}
        }
    }
}

/// The id of a question's element in its lesson, by its number.
pub fn question_id(number: usize) -> String {
    format!("question-{number}")
}

/// The id of a square's element.
pub fn square_id(square: usize) -> String {
    format!("square-{square}")
}

/// The id of a node's element.
pub fn node_id(node: TreeNode) -> String {
    format!("node-{}", node.0)
}

//! Small trees that are changed piece by piece.

use plyscope_search::tree::TreeBuilder;
use plyscope_search::{GameTree, Player, TreeNode, Value};

/// A node of a small tree, with all below it. Trees of students' programs have a few layers, so that
/// recursion is no danger.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shape {
    /// A leaf.
    Leaf(Value),
    /// A node with children.
    Inner(Vec<Shape>),
}

impl Shape {
    /// The shape of a tree.
    #[must_use]
    pub fn of(tree: &GameTree) -> Self {
        Self::below(tree, TreeNode::ROOT)
    }

    fn below(tree: &GameTree, node: TreeNode) -> Self {
        match tree.leaf_value(node) {
            Some(value) => Self::Leaf(value),
            None => {
                Self::Inner(tree.children(node).map(|child| Self::below(tree, child)).collect())
            }
        }
    }

    /// The tree of a shape; `None` if it is larger than a tree may be.
    #[must_use]
    pub fn tree(&self, root: Player) -> Option<GameTree> {
        let mut builder = TreeBuilder::new();
        self.build(&mut builder)?;
        builder.finish(root)
    }

    fn build(&self, builder: &mut TreeBuilder) -> Option<()> {
        match self {
            Self::Leaf(value) => builder.leaf(*value).ok(),
            Self::Inner(children) => {
                builder.open().ok()?;
                children.iter().try_for_each(|child| child.build(builder))?;
                builder.close();
                Some(())
            }
        }
    }

    /// How many nodes there are, and how many of them are leaves.
    #[must_use]
    pub fn size(&self) -> (usize, usize) {
        match self {
            Self::Leaf(_) => (1, 1),
            Self::Inner(children) => children
                .iter()
                .map(Self::size)
                .fold((1, 0), |sum, own| (sum.0 + own.0, sum.1 + own.1)),
        }
    }

    /// The values of the leaves, from left to right.
    #[must_use]
    pub fn values(&self) -> Vec<Value> {
        match self {
            Self::Leaf(value) => vec![*value],
            Self::Inner(children) => children.iter().flat_map(Self::values).collect(),
        }
    }

    /// The same shape with other values at its leaves.
    #[must_use]
    pub fn with_values(&self, values: &mut impl Iterator<Item = Value>) -> Self {
        match self {
            Self::Leaf(value) => Self::Leaf(values.next().unwrap_or(*value)),
            Self::Inner(children) => {
                Self::Inner(children.iter().map(|child| child.with_values(values)).collect())
            }
        }
    }
}

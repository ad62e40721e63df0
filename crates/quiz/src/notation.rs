//! Examples of how answers are written. They are of another tree than the one that is asked
//! about: their names and values do not exist there, so they are no part of the key.

use std::collections::BTreeSet;

use plyscope_search::{GameTree, TreeNode};

/// An example of another tree.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OtherTree {
    /// A layer that the asked tree does not have.
    layer: usize,
    /// A value that no leaf of the asked tree has.
    value: i64,
}

impl OtherTree {
    /// An example beside a tree.
    #[must_use]
    pub fn than(tree: &GameTree) -> Self {
        let number = |node| tree.leaf_value(node)?.as_millionths();
        let is_tried = |number: &i64| number % 70_000_000 == 0;
        let taken: BTreeSet<i64> = tree.nodes().filter_map(number).filter(is_tried).collect();
        // A tree has fewer leaves than there are such numbers.
        let is_free = |value: &i64| !taken.contains(&(value * 1_000_000));
        let value = (1..).map(|times| 70 * times).find(is_free).unwrap_or(70);
        Self { layer: tree.layer_count() + 2, value }
    }

    /// The name of a node.
    #[must_use]
    pub fn name(&self) -> String {
        format!("L{}-4", self.layer)
    }

    /// Several nodes in a row.
    #[must_use]
    pub fn range(&self) -> String {
        format!("L{}-7..8", self.layer)
    }

    /// A node with all below it.
    #[must_use]
    pub fn subtree(&self) -> String {
        format!("L{}-2*", self.layer)
    }

    /// A value of a node.
    #[must_use]
    pub fn value(&self) -> String {
        format!("L{}-2={}", self.layer, self.value)
    }

    /// A value of a node that is no whole number.
    #[must_use]
    pub fn fraction(&self) -> String {
        format!("L{}-5={}", self.layer, self.fraction_alone())
    }

    /// The same value without its node.
    #[must_use]
    pub fn fraction_alone(&self) -> String {
        format!("{}/3", 3 * self.value + 1)
    }

    /// A bound of a node.
    #[must_use]
    pub fn bound(&self) -> String {
        format!("L{}-3>={}", self.layer, self.value)
    }

    /// A window.
    #[must_use]
    pub fn window(&self) -> String {
        format!("{}..{}", self.value, self.value + 1)
    }

    /// An order of the children of a node.
    #[must_use]
    pub fn order(&self) -> String {
        format!("L{}-2: 2 1 3", self.layer)
    }
}

/// A child of the root that the asked tree does not have.
#[must_use]
pub fn other_move(tree: &GameTree) -> String {
    format!("L2-{}", tree.children(TreeNode::ROOT).len() + 2)
}

//! Binary search trees.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use plyscope_search::notation::half_width_char;

use super::label::Label;
use super::problem::LabelsProblem;

/// A node: its number in the order of insertion, the root being 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Node(pub u8);

impl Node {
    /// The root of every tree.
    pub const ROOT: Self = Self(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A binary search tree with 1 to [`SearchTree::MAX_LABELS`] nodes, made by inserting labels one
/// after the other: to the left of a node are lesser labels, to the right greater ones.
///
/// As text it is its labels in the order of insertion; spaces, line breaks, commas and semicolons
/// separate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SearchTree {
    nodes: Vec<Inserted>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Inserted {
    label: Label,
    parent: Option<Node>,
    left: Option<Node>,
    right: Option<Node>,
    /// How many nodes lie above it.
    depth: u8,
}

impl SearchTree {
    /// The most nodes: six full levels.
    pub const MAX_LABELS: usize = 63;

    /// Inserts labels one after the other.
    ///
    /// # Errors
    /// When there are none, too many, or two equal ones.
    pub fn new(labels: impl IntoIterator<Item = Label>) -> Result<Self, LabelsProblem> {
        let mut tree = Self { nodes: Vec::new() };
        for label in labels {
            tree.insert(label)?;
        }
        if tree.nodes.is_empty() {
            return Err(LabelsProblem::Empty);
        }
        Ok(tree)
    }

    /// Reads labels, and inserts them one after the other.
    ///
    /// # Errors
    /// What is wrong, and with which label.
    pub fn parse(text: &str) -> Result<Self, LabelsProblem> {
        let separates = |c| matches!(half_width_char(c), ',' | ';') || c.is_whitespace();
        let words = text.split(separates);
        let words = words.filter(|word| !word.is_empty()).enumerate();
        let labels: Result<Vec<Label>, LabelsProblem> = words
            .take(Self::MAX_LABELS + 1)
            .map(|(number, word)| {
                word.parse().map_err(|problem| LabelsProblem::Label { problem, number })
            })
            .collect();
        Self::new(labels?)
    }

    fn insert(&mut self, label: Label) -> Result<(), LabelsProblem> {
        let node =
            u8::try_from(self.nodes.len()).ok().filter(|&node| node < Self::MAX_LABELS as u8);
        let node = Node(node.ok_or(LabelsProblem::TooMany)?);
        let (mut parent, mut depth) = (None, 0);
        let mut below = (!self.nodes.is_empty()).then_some(Node::ROOT);
        while let Some(at) = below {
            let above = &mut self.nodes[at.index()];
            let side = match label.cmp(&above.label) {
                Ordering::Less => &mut above.left,
                Ordering::Greater => &mut above.right,
                Ordering::Equal => {
                    return Err(LabelsProblem::Twice { label, numbers: [at.index(), node.index()] })
                }
            };
            (parent, depth) = (Some(at), depth + 1);
            below = *side;
            side.get_or_insert(node);
        }
        self.nodes.push(Inserted { label, parent, left: None, right: None, depth });
        Ok(())
    }

    /// How many nodes there are; at least 1.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Never: a tree has a root.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        false
    }

    /// All nodes, in the order of insertion.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = Node> + ExactSizeIterator {
        (0..self.nodes.len() as u8).map(Node)
    }

    /// The label of a node; `None` where there is no such node.
    #[must_use]
    pub fn label(&self, node: Node) -> Option<&Label> {
        self.nodes.get(node.index()).map(|inserted| &inserted.label)
    }

    /// The child with lesser labels.
    #[must_use]
    pub fn left(&self, node: Node) -> Option<Node> {
        self.nodes.get(node.index())?.left
    }

    /// The child with greater labels.
    #[must_use]
    pub fn right(&self, node: Node) -> Option<Node> {
        self.nodes.get(node.index())?.right
    }

    /// The parent; `None` for the root.
    #[must_use]
    pub fn parent(&self, node: Node) -> Option<Node> {
        self.nodes.get(node.index())?.parent
    }

    /// How many nodes lie above a node; 0 for the root.
    #[must_use]
    pub fn depth(&self, node: Node) -> u8 {
        self.nodes.get(node.index()).map_or(0, |inserted| inserted.depth)
    }

    /// How many labels are less than a node's: its column when the tree is drawn in order.
    #[must_use]
    pub fn rank(&self, node: Node) -> u8 {
        let lesser = |inserted: &&Inserted| Some(&inserted.label) < self.label(node);
        self.nodes.iter().filter(lesser).count() as u8
    }
}

impl FromStr for SearchTree {
    type Err = LabelsProblem;

    fn from_str(text: &str) -> Result<Self, LabelsProblem> {
        Self::parse(text)
    }
}

/// The labels in the order of insertion.
impl fmt::Display for SearchTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, Inserted { label, .. }) in self.nodes.iter().enumerate() {
            write!(f, "{}{label}", if number == 0 { "" } else { " " })?;
        }
        Ok(())
    }
}

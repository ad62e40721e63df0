//! Values for the leaves of a tree, typed or pressed.

use std::collections::BTreeMap;

use plyscope_search::{excerpt, GameTree, TreeNode, Value, Verdict};

use crate::answer_error::{without_full_stop, AnswerError, AnswerProblem, Wanted};
use crate::value_list::{named, value, Reader};

/// Values for some leaves of one tree.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LeafValues(BTreeMap<TreeNode, Value>);

impl LeafValues {
    /// The value of a leaf.
    #[must_use]
    pub fn get(&self, leaf: TreeNode) -> Option<Value> {
        self.0.get(&leaf).copied()
    }

    /// With another value for a leaf, or with none.
    #[must_use]
    pub fn with(mut self, leaf: TreeNode, value: Option<Value>) -> Self {
        match value {
            Some(value) => self.0.insert(leaf, value),
            None => self.0.remove(&leaf),
        };
        self
    }

    /// Parses values with their leaves, `L4-1=8`, and values alone, each of which belongs to the leaf
    /// on the right of the one before: `8 5 20` begins at the left. A comma can be a decimal one with
    /// a leaf, `L4-1=4,5`; it separates values alone.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn read(tree: &GameTree, text: &str) -> Result<Self, AnswerError> {
        let leaves = from_left_to_right(tree);
        let mut places = vec![None; tree.len()];
        for (place, leaf) in leaves.iter().enumerate() {
            places[leaf.index()] = Some(place);
        }
        let mut values = Self::default();
        let mut next = 0;
        let mut reader = Reader::new(text)?;
        while let Some((word_at, word)) = reader.name() {
            let (place, value_at, given) = match reader.sign() {
                Some(sign) => {
                    let node = named(tree, &word_at, word)?;
                    let is_exact = matches!(sign(Value::ZERO), Verdict::Exact(_));
                    let (value_at, given) = reader.value();
                    (places[node.index()].filter(|_| is_exact), value_at, given)
                }
                None => (Some(next).filter(|&next| next < leaves.len()), word_at.clone(), word),
            };
            let at = word_at.start..value_at.end;
            let not_a_leaf = || AnswerError::expected(at.start, &text[at.clone()], Wanted::Leaf);
            let place = place.ok_or_else(not_a_leaf)?;
            let value = match given {
                "" => Err(AnswerProblem::NoValue(excerpt(word))),
                given => value(without_full_stop(given))
                    .ok_or_else(|| AnswerProblem::NotAValue(excerpt(given))),
            };
            let value = value.map_err(|problem| AnswerError::new(at.clone(), problem))?;
            let before = values.0.insert(leaves[place], value);
            if before.is_some_and(|before| before != value) {
                let name = tree.l_name(leaves[place]).to_string();
                return Err(AnswerError::new(at, AnswerProblem::Twice(name)));
            }
            next = place + 1;
        }
        Ok(values)
    }

    /// Writes each value with its leaf, from left to right.
    #[must_use]
    pub fn print(&self, tree: &GameTree) -> String {
        let written = |leaf: TreeNode| Some(format!("{}={}", tree.l_name(leaf), self.get(leaf)?));
        let all: Vec<String> = from_left_to_right(tree).into_iter().filter_map(written).collect();
        all.join(" ")
    }
}

impl FromIterator<(TreeNode, Value)> for LeafValues {
    fn from_iter<I: IntoIterator<Item = (TreeNode, Value)>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// The leaves of a tree.
fn from_left_to_right(tree: &GameTree) -> Vec<TreeNode> {
    let (mut leaves, mut pending) = (Vec::new(), vec![TreeNode::ROOT]);
    while let Some(node) = pending.pop() {
        match tree.is_leaf(node) {
            true => leaves.push(node),
            false => pending.extend(tree.children(node).rev()),
        }
    }
    leaves
}

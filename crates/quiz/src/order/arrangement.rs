//! A tree with its children reordered, by dragging or by typing.

use std::collections::BTreeMap;

use plyscope_search::{excerpt, GameTree, TreeNode};

use crate::answer_error::{ordinal, parts, AnswerError, AnswerProblem, Wanted};

/// The order of the children of some nodes: their previous positions, from 0 at the left. Other
/// nodes are unchanged.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Arrangement(BTreeMap<TreeNode, Vec<usize>>);

impl Arrangement {
    /// Whether nothing is reordered.
    #[must_use]
    pub fn is_unchanged(&self) -> bool {
        self.0.is_empty()
    }

    /// With the children of a node in an order, which must be one of all of them: any other changes
    /// nothing.
    #[must_use]
    pub fn with(mut self, tree: &GameTree, node: TreeNode, places: Vec<usize>) -> Self {
        let mut sorted = places.clone();
        sorted.sort_unstable();
        let all = 0..tree.children(node).len();
        if sorted.iter().copied().eq(all.clone()) {
            if places.iter().copied().eq(all) {
                self.0.remove(&node);
            } else {
                self.0.insert(node, places);
            }
        }
        self
    }

    /// With a child moved from one current position to another; the others shift.
    #[must_use]
    pub fn with_moved(self, tree: &GameTree, node: TreeNode, from: usize, to: usize) -> Self {
        let mut places = self.places(tree, node);
        if from >= places.len() || to >= places.len() {
            return self;
        }
        let place = places.remove(from);
        places.insert(to, place);
        self.with(tree, node, places)
    }

    /// The previous positions of the children of a node, in their current order.
    #[must_use]
    pub fn places(&self, tree: &GameTree, node: TreeNode) -> Vec<usize> {
        self.0.get(&node).cloned().unwrap_or_else(|| (0..tree.children(node).len()).collect())
    }

    /// The reordered tree, with the original node of each of its nodes. The nodes keep their
    /// L-names.
    #[must_use]
    pub fn of(&self, tree: &GameTree) -> (GameTree, Vec<TreeNode>) {
        let child = |node, place| tree.child(node, place);
        let children = |node| {
            let places = self.places(tree, node).into_iter();
            places.filter_map(move |place| child(node, place))
        };
        let (copy, before) = tree.reordered(children);
        (copy.with_l_names_of(&before), before)
    }

    /// Parses the orders of some nodes, `L1-1: 2 1; L2-2: 3 1 2`, each as the previous positions of
    /// the children, from 1 at the left; or the whole reordered tree in notation.
    ///
    /// # Errors
    /// The parse error, with its place.
    pub fn read(tree: &GameTree, text: &str) -> Result<Self, AnswerError> {
        let mut arrangement = Self::default();
        for (number, (begin, part)) in parts(text)?.enumerate() {
            let Some((name, places)) = part.split_once([':', '：']) else {
                return Self::read_tree(tree, text);
            };
            let name = name.trim();
            let Ok(l_name) = name.parse() else {
                // A tree can have a colon as well, behind a name.
                return match number {
                    0 => Self::read_tree(tree, text),
                    _ => Err(AnswerError::expected(begin, part, Wanted::Order)),
                };
            };
            let node = tree.find(l_name).ok_or_else(|| {
                let problem = AnswerProblem::NoSuchNode(excerpt(name));
                AnswerError::new(begin..begin + name.len(), problem)
            })?;
            let is_gap = |c: char| c.is_whitespace() || matches!(c, ',' | '，' | '、');
            let places = places.split(is_gap).filter(|place| !place.is_empty());
            let places: Option<Vec<usize>> = places.map(ordinal).collect();
            let is_whole = |places: &Vec<usize>| {
                let mut sorted = places.clone();
                sorted.sort_unstable();
                sorted.into_iter().eq(0..tree.children(node).len())
            };
            let places = places.filter(is_whole).filter(|places| !places.is_empty());
            let answer_error = || AnswerError::expected(begin, part, Wanted::Order);
            arrangement = arrangement.with(tree, node, places.ok_or_else(answer_error)?);
        }
        Ok(arrangement)
    }

    /// Writes the orders of the nodes that are not as before.
    #[must_use]
    pub fn print(&self, tree: &GameTree) -> String {
        let written = |(&node, places): (&TreeNode, &Vec<usize>)| {
            let places: Vec<String> = places.iter().map(|place| (place + 1).to_string()).collect();
            format!("{}: {}", tree.l_name(node), places.join(" "))
        };
        self.0.iter().map(written).collect::<Vec<_>>().join("; ")
    }
}

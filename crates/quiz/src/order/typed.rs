//! A reordered tree, typed in notation.

use std::collections::{HashMap, VecDeque};

use plyscope_search::{GameTree, Player, TreeNode, Turns};

use super::Arrangement;
use crate::answer_error::{without_full_stop, AnswerError, Wanted};

impl Arrangement {
    /// The order in which a tree becomes the one that a text writes. Names and turns need not be written;
    /// where children are alike, they stay in their order.
    pub(super) fn read_tree(tree: &GameTree, text: &str) -> Result<Self, AnswerError> {
        let begin = text.len() - text.trim_start().len();
        let answer_error = || AnswerError::expected(begin, text.trim(), Wanted::SameTree);
        let typed = GameTree::parse(without_full_stop(text)).map_err(|_| answer_error())?;
        let typed = typed.with_root_player(tree.root_player());
        let mut kinds = Kinds::default();
        let written = Written {
            names: typed.nodes().any(|node| typed.name(node).is_some()),
            turns: typed.turns() == Turns::Given,
        };
        let (old, new) = (kinds.of(tree, written), kinds.of(&typed, written));
        if old[TreeNode::ROOT.index()] != new[TreeNode::ROOT.index()] {
            return Err(answer_error());
        }
        let mut arrangement = Self::default();
        let mut pending = vec![(TreeNode::ROOT, TreeNode::ROOT)];
        while let Some((was, is)) = pending.pop() {
            let mut left: HashMap<usize, VecDeque<TreeNode>> = HashMap::new();
            for child in tree.children(was) {
                left.entry(old[child.index()]).or_default().push_back(child);
            }
            let mut places = Vec::with_capacity(tree.children(was).len());
            for child in typed.children(is) {
                let alike = left.get_mut(&new[child.index()]);
                let Some(other) = alike.and_then(VecDeque::pop_front) else {
                    return Err(answer_error());
                };
                places.push(tree.number_in_siblings(other));
                pending.push((other, child));
            }
            arrangement = arrangement.with(tree, was, places);
        }
        Ok(arrangement)
    }
}

/// What a text writes at any node, and thus distinguishes nodes.
#[derive(Clone, Copy)]
struct Written {
    names: bool,
    turns: bool,
}

/// Equivalence classes of nodes: nodes that are equal up to the order of their children have the
/// same number.
#[derive(Default)]
struct Kinds(HashMap<Likeness, usize>);

/// A leaf's value as it is written, as a draw is not the same leaf as one worth 0; a name and the player
/// to move if they count, and the sorted classes of the children.
type Likeness = (Option<String>, Option<String>, Option<Player>, Vec<usize>);

impl Kinds {
    fn of(&mut self, tree: &GameTree, written: Written) -> Vec<usize> {
        let mut kinds = vec![0; tree.len()];
        // Children come after their parents, so backwards theirs are known.
        for node in tree.nodes().rev() {
            let mut below: Vec<usize> =
                tree.children(node).map(|child| kinds[child.index()]).collect();
            below.sort_unstable();
            let value = tree.leaf_value(node).map(|value| value.to_string());
            let name = tree.name(node).filter(|_| written.names).map(str::to_owned);
            let player = (written.turns && !tree.is_leaf(node)).then(|| tree.player(node));
            let next = self.0.len();
            kinds[node.index()] = *self.0.entry((value, name, player, below)).or_insert(next);
        }
        kinds
    }
}

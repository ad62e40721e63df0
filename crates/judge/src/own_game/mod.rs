//! Games that students have written, unfolded into their trees.
//!
//! In: what `crates/wasm/js/unfold.js` and `www/program/unfold.py` return, as JSON. It may come from a
//! program of a stranger, so that all of it is checked. Out: a given tree with the names of the moves, the
//! text of each position, and which leaves are only estimated; or a [`GameProblem`] with the position.

mod opponent;
mod problem;
mod reader;
mod text;

use plyscope_search::{GameTree, Player, TreeNode, Value};

pub use opponent::Opponent;
pub use problem::{GameProblem, Kind};
pub use reader::read;

/// The tree of a game. Nodes are numbered breadth first, in it as in the JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct OwnGame {
    /// The tree; leaves have the values of `result`, or of `evaluate` where the unfolding stopped.
    pub tree: GameTree,
    /// How many plies were unfolded.
    pub plies: usize,
    /// The text of each position; empty if they were not asked for.
    boards: Vec<String>,
    /// Whether the value of each node is that of `evaluate`.
    estimates: Vec<bool>,
    /// What each position is worth to MAX when both play their best in the tree.
    worth: Vec<Value>,
}

impl OwnGame {
    /// The text of a position; empty without one.
    #[must_use]
    pub fn board(&self, node: TreeNode) -> &str {
        self.boards.get(node.index()).map_or("", String::as_str)
    }

    /// Whether a leaf is a position at which the unfolding stopped, and the game did not end.
    #[must_use]
    pub fn is_estimate(&self, node: TreeNode) -> bool {
        self.estimates.get(node.index()).copied().unwrap_or_default()
    }

    /// Whether the unfolding stopped before the game ended.
    #[must_use]
    pub fn has_estimates(&self) -> bool {
        self.estimates.contains(&true)
    }

    /// What a position is worth to MAX when both play their best in the tree.
    #[must_use]
    pub fn worth(&self, node: TreeNode) -> Value {
        self.worth[node.index()]
    }

    /// The position after the best move, the first of equals; `None` at a leaf.
    #[must_use]
    pub fn best_reply(&self, node: TreeNode) -> Option<TreeNode> {
        let worth = self.worth(node);
        self.tree.children(node).find(|&child| self.worth(child) == worth)
    }

    /// The name of the move that leads to a node; its L-name if it has none.
    #[must_use]
    pub fn move_name(&self, node: TreeNode) -> String {
        let name = self.tree.name(node).map(str::to_owned);
        name.unwrap_or_else(|| self.tree.l_name(node).to_string())
    }

    /// The moves that lead to a node, from the start.
    #[must_use]
    pub fn line_to(&self, node: TreeNode) -> Vec<String> {
        let path = self.tree.ancestors(node).filter(|&node| node != TreeNode::ROOT);
        let mut line: Vec<String> = path.map(|node| self.move_name(node)).collect();
        line.reverse();
        line
    }
}

/// What every node is worth, from the last one to the root.
fn worth(tree: &GameTree) -> Vec<Value> {
    let mut worth = vec![Value::ZERO; tree.len()];
    for node in tree.nodes().rev() {
        let below = tree.children(node).map(|child| worth[child.index()]);
        let best = match tree.player(node) {
            Player::Max => below.max(),
            Player::Min => below.min(),
        };
        worth[node.index()] = tree.leaf_value(node).or(best).unwrap_or(Value::ZERO);
    }
    worth
}

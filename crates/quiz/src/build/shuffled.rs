//! An order of children that tells nothing about the one in which a tree was given.

use plyscope_search::generate::SplitMix64;
use plyscope_search::{GameTree, Player, TreeNode, Turn};

/// The tree with all children sorted by numbers that are drawn for their subtrees, and which node of
/// the given tree each node is. All orders of a tree lead to the same one, but for subtrees that are
/// alike, which keep theirs; another seed leads to another order.
#[must_use]
pub fn shuffled(tree: &GameTree, seed: u64) -> (GameTree, Vec<TreeNode>) {
    let mut drawn = vec![0_u64; tree.len()];
    // Children come after their parents, so backwards theirs are known.
    for node in tree.nodes().rev() {
        // A sum, as it does not depend on the order of the children.
        let below = tree.children(node).map(|child| drawn_for(drawn[child.index()]));
        let below = below.fold(seed, u64::wrapping_add);
        let value = tree.leaf_value(node).map(|value| value.to_string()).unwrap_or_default();
        let name = tree.name(node).unwrap_or_default();
        let turn = match tree.given_turn(node) {
            None => "",
            Some(Turn::Player(Player::Max)) => ":max",
            Some(Turn::Player(Player::Min)) => ":min",
            Some(Turn::Chance) => ":chance",
        };
        let text = [&value, ":", name, turn].concat();
        let with = |number: u64, byte: &u8| drawn_for(number ^ u64::from(*byte));
        drawn[node.index()] = text.as_bytes().iter().fold(drawn_for(below), with);
    }
    tree.reordered(|node| {
        let mut children: Vec<TreeNode> = tree.children(node).collect();
        children.sort_by_key(|child| drawn[child.index()]);
        children
    })
}

fn drawn_for(number: u64) -> u64 {
    SplitMix64::new(number).below(u64::MAX)
}

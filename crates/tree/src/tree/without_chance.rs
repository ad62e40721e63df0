//! The same tree with chance nodes taken for something else.

use std::collections::BTreeMap;

use super::{GameTree, TreeNode};
use crate::notation::can_be_held;
use crate::player::{Player, Turn};

impl GameTree {
    /// The same tree with all children of each chance node equally probable; `None` where its averages
    /// cannot be held exactly.
    #[must_use]
    pub fn with_equal_chances(mut self) -> Option<Self> {
        self.weights.clear();
        can_be_held(&self).then_some(self)
    }

    /// The same tree with a player who decides where chance does. Who is to move elsewhere stays as it is.
    #[must_use]
    pub fn with_chance_as(mut self, player: Player) -> Self {
        let inner = self.nodes().filter(|&node| !self.is_leaf(node));
        let turn = |node: TreeNode| match self.is_chance(node) {
            true => player,
            false => self.player(node),
        };
        let turns: BTreeMap<_, _> = inner.map(|node| (node, turn(node))).collect();
        self.root_player = turns.get(&TreeNode::ROOT).copied().unwrap_or(self.root_player);
        let below_root = turns.into_iter().filter(|&(node, _)| node != TreeNode::ROOT);
        self.turns = below_root.map(|(node, player)| (node, Turn::Player(player))).collect();
        self.weights.clear();
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Chance;

    #[test]
    fn chance_gives_way_to_a_player_or_to_equal_shares() {
        let table = [
            ("1 chance:(1/3*2 2/3*(3 4))", "1 min:(2 min:(3 4))", "1 chance:(2 (3 4))"),
            ("chance:(1/6*(1 2) 5/6*3)", "min: (max:(1 2) 3)", "chance:((1 2) 3)"),
            ("min: (1 chance:(2 (3 (4 5))))", "min: (1 min:(2 max:(3 min:(4 5))))", ""),
        ];
        for (text, as_min, equal) in table {
            let tree = GameTree::parse_for(text, Chance::Allowed).expect("a tree");
            let turned = tree.clone().with_chance_as(Player::Min);
            let other = GameTree::parse(as_min).expect("a tree");
            assert!(!turned.has_chance());
            let seen = |tree: &GameTree| -> Vec<_> {
                tree.nodes().filter(|&node| !tree.is_leaf(node)).map(|at| tree.player(at)).collect()
            };
            assert_eq!(seen(&turned), seen(&other), "{text}");
            if !equal.is_empty() {
                let other = GameTree::parse_for(equal, Chance::Allowed).expect("a tree");
                assert_eq!(tree.with_equal_chances(), Some(other), "{text}");
            }
        }
    }
}

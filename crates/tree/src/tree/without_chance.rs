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
        // Who is to move, or is next where chance decides: parents come before their children.
        let mut moves = vec![self.root_player; self.len()];
        let mut turns = BTreeMap::new();
        for node in self.nodes() {
            if let Some(above) = self.parent(node) {
                moves[node.index()] = match self.given_turn(node) {
                    Some(Turn::Player(given)) => given,
                    _ if self.is_chance(above) => moves[above.index()],
                    _ => moves[above.index()].opponent(),
                };
            }
            if !self.is_leaf(node) {
                let decides = if self.is_chance(node) { player } else { moves[node.index()] };
                turns.insert(node, Turn::Player(decides));
            }
        }
        if let Some(Turn::Player(decides)) = turns.remove(&TreeNode::ROOT) {
            self.root_player = decides;
        }
        self.turns = turns;
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
            (
                "chance:(1/4*1/8388593 3/4*1) chance:(1/4*1/8388587 3/4*1) chance:(1/4*1/8388581 3/4*1)",
                "max: min:(1/8388593 1) min:(1/8388587 1) min:(1/8388581 1)",
                "chance:(1/8388593 1) chance:(1/8388587 1) chance:(1/8388581 1)",
            ),
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

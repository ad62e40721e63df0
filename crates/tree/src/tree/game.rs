//! A given tree as a game.

use std::iter::Map;
use std::ops::Range;

use super::{GameTree, TreeNode};
use crate::fraction::Fraction;
use crate::game::{Game, Move};
use crate::player::{Player, Turn};
use crate::value::Value;
use crate::window::Window;

/// A place in a given tree, with the player to move carried along so that it need not be looked up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The node.
    pub node: TreeNode,
    player: Player,
}

impl Game for GameTree {
    type Position = Place;
    type Moves = Map<Range<u32>, fn(u32) -> Move>;
    type Key = TreeNode;

    fn root(&self) -> Place {
        Place { node: TreeNode::ROOT, player: self.root_player }
    }

    fn player(&self, place: &Place) -> Player {
        place.player
    }

    #[inline]
    fn utility(&self, place: &Place) -> Option<Value> {
        self.leaf_value(place.node)
    }

    #[inline]
    fn moves(&self, place: &Place) -> Self::Moves {
        (0..self.child_range(place.node).len() as u32).map(Move)
    }

    #[inline]
    fn play(&self, place: &Place, by: Move) -> Place {
        let node = TreeNode(self.child_range(place.node).start + by.0);
        let player = match self.given_turn(node) {
            Some(Turn::Player(player)) => player,
            _ if self.is_chance(place.node) => place.player,
            _ => place.player.opponent(),
        };
        Place { node, player }
    }

    fn has_chance(&self) -> bool {
        self.has_chance()
    }

    fn probability(&self, place: &Place, by: Move) -> Option<Fraction> {
        self.probability(TreeNode(self.child_range(place.node).start + by.0))
    }

    /// The least and the greatest leaf of the whole tree. O(n) where chance may decide.
    fn range(&self) -> Window {
        if !self.has_chance() {
            return Window::FULL;
        }
        let leaves = self.nodes().filter_map(|node| self.leaf_value(node));
        let ends = leaves.map(|leaf| Window { alpha: leaf, beta: leaf });
        let range = ends.reduce(|range, leaf| Window {
            alpha: range.alpha.min(leaf.alpha),
            beta: range.beta.max(leaf.beta),
        });
        range.filter(|range| range.alpha < range.beta).unwrap_or(Window::FULL)
    }

    /// The median of the leaves below, the lower one of two: a guess that ignores who is to move, as
    /// static evaluations do. O(n) for n nodes below.
    fn estimate(&self, place: &Place) -> Value {
        let mut leaves = Vec::new();
        let mut pending = vec![place.node];
        while let Some(node) = pending.pop() {
            leaves.extend(self.leaf_value(node));
            pending.extend(self.children(node));
        }
        let middle = (leaves.len() - 1) / 2;
        // With their places, so that of equal leaves it is always the same one: `draw` or 0.
        let mut leaves: Vec<(Value, u32)> = leaves.into_iter().zip(0..).collect();
        let (_, &mut (median, _), _) = leaves.select_nth_unstable(middle);
        median
    }

    /// The node: no two nodes of a given tree are the same position.
    fn key(&self, place: &Place) -> TreeNode {
        place.node
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::Chance;

    #[test]
    fn the_range_is_that_of_the_leaves_where_chance_may_decide() {
        let table = [
            ("chance:(3 1) (-2 8)", "[-2, 8]"),
            ("chance:(3 3) 3", "[-inf, inf]"),
            ("chance:(3 draw) win", "[draw, win]"),
            ("(3 1) (-2 8)", "[-inf, inf]"),
        ];
        for (text, range) in table {
            let tree = GameTree::parse_for(text, Chance::Allowed).expect("a tree");
            let Window { alpha, beta } = tree.range();
            assert_eq!(format!("[{alpha}, {beta}]"), range, "{text}");
        }
    }

    #[test]
    fn the_estimate_is_the_median_of_the_leaves() {
        let table = [
            ("5", 5),
            ("1 9", 1),
            ("9 1", 1),
            ("(7 2) 4", 4),
            ("(3 3) (9 (1 -8))", 3),
            ("(10 20) (30 (40 loss))", 20),
        ];
        for (text, median) in table {
            let tree = GameTree::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(Some(tree.estimate(&tree.root())), Value::whole(median), "{text}");
        }
    }
}

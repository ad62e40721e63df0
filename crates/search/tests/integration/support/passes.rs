//! Given trees in which players can pass at some nodes.

use plyscope_search::game::Game;
use plyscope_search::generate::SplitMix64;
use plyscope_search::tree::TreeNode;
use plyscope_search::{GameTree, Move, Player, Value};

use proptest::prelude::*;

use super::tree;

type Place = <GameTree as Game>::Position;

/// A given tree in which chance has chosen nodes whose first child is reached by a pass, not by a move.
#[derive(Clone, Debug)]
pub struct PassTree {
    pub tree: GameTree,
    /// At how many of eight nodes a player can pass on average.
    share: u64,
    seed: u64,
}

impl Game for PassTree {
    type Position = Place;
    type Moves = std::vec::IntoIter<Move>;
    type Key = TreeNode;

    fn root(&self) -> Place {
        self.tree.root()
    }

    fn player(&self, place: &Place) -> Player {
        Game::player(&self.tree, place)
    }

    fn utility(&self, place: &Place) -> Option<Value> {
        self.tree.utility(place)
    }

    fn moves(&self, place: &Place) -> Self::Moves {
        let first = usize::from(self.can_pass(place));
        self.tree.moves(place).skip(first).collect::<Vec<_>>().into_iter()
    }

    fn play(&self, place: &Place, by: Move) -> Place {
        match by {
            Move::NULL => self.tree.play(place, Move(0)),
            _ => self.tree.play(place, by),
        }
    }

    fn estimate(&self, place: &Place) -> Value {
        self.tree.estimate(place)
    }

    fn can_pass(&self, place: &Place) -> bool {
        self.tree.children(place.node).len() > 1
            && SplitMix64::new(self.seed ^ place.node.index() as u64).below(8) < self.share
    }

    fn key(&self, place: &Place) -> TreeNode {
        place.node
    }
}

/// Any tree of up to about 120 nodes, with few passes or many.
pub fn pass_tree() -> impl Strategy<Value = PassTree> {
    (tree(), 0_u64..=8, any::<u64>()).prop_map(|(tree, share, seed)| PassTree { tree, share, seed })
}

impl PassTree {
    /// A tree without a pass.
    pub fn without(tree: GameTree) -> Self {
        Self { tree, share: 0, seed: 0 }
    }
}

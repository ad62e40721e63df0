//! A given tree as a game.

use std::iter::Map;
use std::ops::Range;

use super::{GameTree, TreeNode};
use crate::game::{Game, Move};
use crate::player::Player;
use crate::value::Value;

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
        Place {
            node: TreeNode(self.child_range(place.node).start + by.0),
            player: place.player.opponent(),
        }
    }
}

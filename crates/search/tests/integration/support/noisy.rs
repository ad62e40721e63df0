//! Given trees some of whose moves are noisy.

use plyscope_search::game::Game;
use plyscope_search::generate::SplitMix64;
use plyscope_search::limits::MAX_EXTENSION;
use plyscope_search::tree::TreeNode;
use plyscope_search::{GameTree, Move, Player, Value};

use proptest::prelude::*;

use super::tree;

type Place = <GameTree as Game>::Position;

/// A given tree in which chance has chosen the noisy moves.
#[derive(Clone, Debug)]
pub struct NoisyTree {
    pub tree: GameTree,
    /// How many of eight moves are noisy on average.
    share: u64,
    seed: u64,
}

impl Game for NoisyTree {
    type Position = Place;
    type Moves = <GameTree as Game>::Moves;
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
        self.tree.moves(place)
    }

    fn play(&self, place: &Place, by: Move) -> Place {
        self.tree.play(place, by)
    }

    fn estimate(&self, place: &Place) -> Value {
        self.tree.estimate(place)
    }

    fn is_noisy(&self, place: &Place, by: Move) -> bool {
        let node = self.play(place, by).node;
        SplitMix64::new(self.seed ^ node.index() as u64).below(8) < self.share
    }

    fn key(&self, place: &Place) -> TreeNode {
        place.node
    }
}

/// Any tree of up to about 120 nodes, with few noisy moves or many.
pub fn noisy_tree() -> impl Strategy<Value = NoisyTree> {
    (tree(), 0_u64..=8, any::<u64>()).prop_map(|(tree, share, seed)| NoisyTree {
        tree,
        share,
        seed,
    })
}

/// What a position is worth by quiescence search, by definition and without pruning.
pub fn value_until_quiet<G: Game>(game: &G, position: &G::Position, depth: u16) -> Value {
    value(game, position, i32::from(depth))
}

/// `depth` is negative beyond the horizon.
fn value<G: Game>(game: &G, position: &G::Position, depth: i32) -> Value {
    if let Some(utility) = game.utility(position) {
        return utility;
    }
    let (noisy, quiet): (Vec<Move>, Vec<Move>) =
        game.moves(position).partition(|&by| game.is_noisy(position, by));
    let replies = |moves: &[Move]| -> Vec<Value> {
        moves.iter().map(|&by| value(game, &game.play(position, by), depth - 1)).collect()
    };
    let choices = if depth > 0 {
        [replies(&noisy), replies(&quiet)].concat()
    } else if noisy.is_empty() || -depth == i32::from(MAX_EXTENSION) {
        vec![game.estimate(position)]
    } else if quiet.is_empty() {
        replies(&noisy)
    } else {
        [replies(&noisy), vec![game.estimate(position)]].concat()
    };
    let best = match game.player(position) {
        Player::Max => choices.into_iter().max(),
        Player::Min => choices.into_iter().min(),
    };
    best.expect("a position without utility has a move")
}

impl NoisyTree {
    /// A tree all of whose moves are noisy.
    pub fn all(tree: GameTree) -> Self {
        Self { tree, share: 8, seed: 0 }
    }
}

//! A game whose positions are reached after different numbers of moves.

use plyscope_search::game::Game;
use plyscope_search::generate::SplitMix64;
use plyscope_search::{Move, Player, Value};

use proptest::prelude::*;

/// A heap of stones, from which the players take one, two or three in turn: so two moves lead where four
/// others lead. What an end is worth, and what is estimated, is chosen by chance.
#[derive(Clone, Debug)]
pub struct Stones {
    heap: u32,
    seed: u64,
}

/// How many stones are left, and who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Heap {
    stones: u32,
    player: Player,
}

impl Stones {
    fn random(&self, heap: &Heap) -> SplitMix64 {
        let number = u64::from(heap.stones) * 2 + u64::from(heap.player == Player::Min);
        SplitMix64::new(self.seed ^ number)
    }

    fn value(&self, heap: &Heap) -> Value {
        Value::whole(self.random(heap).below(7) as i64 - 3).expect("in range")
    }

    /// Some heaps are left as they are.
    fn is_over(&self, heap: &Heap) -> bool {
        let is_left = heap.stones < self.heap && self.random(heap).below(9) == 0;
        heap.stones == 0 || is_left
    }
}

impl Game for Stones {
    type Position = Heap;
    type Moves = std::vec::IntoIter<Move>;
    type Key = Heap;

    fn root(&self) -> Heap {
        Heap { stones: self.heap, player: Player::Max }
    }

    fn player(&self, heap: &Heap) -> Player {
        heap.player
    }

    fn utility(&self, heap: &Heap) -> Option<Value> {
        self.is_over(heap).then(|| self.value(heap))
    }

    fn moves(&self, heap: &Heap) -> Self::Moves {
        (1..=heap.stones.min(3)).map(Move).collect::<Vec<_>>().into_iter()
    }

    fn play(&self, heap: &Heap, by: Move) -> Heap {
        Heap { stones: heap.stones - by.0, player: heap.player.opponent() }
    }

    fn estimate(&self, heap: &Heap) -> Value {
        self.value(heap)
    }

    fn key(&self, heap: &Heap) -> Heap {
        *heap
    }
}

/// Heaps of a few stones.
pub fn stones() -> impl Strategy<Value = Stones> {
    (1_u32..11, any::<u64>()).prop_map(|(heap, seed)| Stones { heap, seed })
}

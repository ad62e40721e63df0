//! Putting moves in order, with a memory.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::order::{Moves, Order};
use crate::game::{Game, Move};
use crate::generate::SplitMix64;
use crate::limits::MAX_REMEMBERED;
use crate::player::Player;
use crate::rank::by_rank;
use crate::value::Value;

/// What a search remembers in order to put moves in order.
pub(super) struct Sorter<K> {
    order: Order,
    chance: SplitMix64,
    /// At each ply the last two different moves that caused a cut there, the later one first.
    killers: Vec<[Option<Move>; 2]>,
    history: FxHashMap<(Player, Move), u64>,
    previous: BestMoves<K>,
}

/// The best moves of positions in the pass before, and in this one.
struct BestMoves<K> {
    moves: FxHashMap<K, Move>,
    /// The most positions that are remembered; of others nothing is.
    most: usize,
}

impl<K: Copy + Eq + std::hash::Hash> BestMoves<K> {
    fn at_most(most: usize) -> Self {
        Self { moves: FxHashMap::default(), most }
    }

    fn get(&self, key: K) -> Option<Move> {
        self.moves.get(&key).copied()
    }

    fn insert(&mut self, key: K, by: Move) {
        if self.moves.len() < self.most {
            self.moves.insert(key, by);
        } else if let Some(known) = self.moves.get_mut(&key) {
            *known = by;
        }
    }
}

impl<K: Copy + Eq + std::hash::Hash> Sorter<K> {
    pub(super) fn new(order: Order, seed: u64) -> Self {
        Self {
            order,
            chance: SplitMix64::new(seed),
            killers: Vec::new(),
            history: FxHashMap::default(),
            previous: BestMoves::at_most(MAX_REMEMBERED),
        }
    }

    /// The moves of a position, `ply` moves below the root.
    #[inline(always)]
    pub(super) fn moves<G: Game<Key = K>>(
        &mut self,
        game: &G,
        position: &G::Position,
        ply: u32,
    ) -> Moves<G::Moves> {
        let moves = game.moves(position);
        match self.order {
            Order::LeftToRight => Moves::Forwards(moves),
            Order::RightToLeft => Moves::Backwards(moves),
            // A static evaluation may take long.
            _ if moves.len() < 2 => Moves::Forwards(moves),
            _ => Moves::Sorted(self.sorted(game, position, moves, ply).into_iter()),
        }
    }

    /// Remembers that a move has turned out best in a position.
    #[inline]
    pub(super) fn note_best<G: Game<Key = K>>(
        &mut self,
        game: &G,
        position: &G::Position,
        by: Move,
    ) {
        if self.order == Order::PreviousPass {
            self.previous.insert(game.key(position), by);
        }
    }

    /// Remembers that a move of `player`, `ply` moves below the root, has caused a cutoff, `depth` plies
    /// above the horizon; `None` without one.
    #[inline]
    pub(super) fn note_cutoff(&mut self, player: Player, by: Move, ply: u32, depth: Option<u16>) {
        match self.order {
            Order::Killers => {
                let ply = ply as usize;
                if self.killers.len() <= ply {
                    self.killers.resize(ply + 1, [None; 2]);
                }
                let killers = &mut self.killers[ply];
                if killers[0] != Some(by) {
                    *killers = [Some(by), killers[0]];
                }
            }
            Order::History => {
                let searched = depth.map_or(1, |depth| u64::from(depth) + 1);
                *self.history.entry((player, by)).or_default() += searched * searched;
            }
            _ => {}
        }
    }

    /// The moves of a position in an order that is neither as they are written nor the other way round.
    fn sorted<G: Game<Key = K>>(
        &mut self,
        game: &G,
        position: &G::Position,
        moves: G::Moves,
        ply: u32,
    ) -> Vec<Move> {
        let mut moves: Vec<Move> = moves.collect();
        if self.order == Order::Random {
            self.shuffle(&mut moves);
            return moves;
        }
        let places = self.places(game, position, &moves, ply);
        places.into_iter().map(|place| moves[place]).collect()
    }

    /// The places of the moves, in the order of the search.
    fn places<G: Game<Key = K>>(
        &self,
        game: &G,
        position: &G::Position,
        moves: &[Move],
        ply: u32,
    ) -> Vec<usize> {
        let player = game.player(position);
        let by_promise =
            |player| by_rank(moves.iter().map(|&by| promise(game, position, player, by)));
        match self.order {
            Order::LeftToRight | Order::RightToLeft | Order::Random => (0..moves.len()).collect(),
            Order::BestFirst => by_promise(player),
            Order::WorstFirst => by_promise(player.opponent()),
            Order::PreviousPass => {
                let best = self.previous.get(game.key(position));
                by_rank(moves.iter().map(|&by| Some(by) != best))
            }
            Order::Killers => {
                let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
                by_rank(moves.iter().map(|&by| {
                    let place = killers.iter().position(|&killer| killer == Some(by));
                    place.unwrap_or(killers.len())
                }))
            }
            Order::History => {
                let cutoffs = |by| self.history.get(&(player, by)).copied().unwrap_or_default();
                by_rank(moves.iter().map(|&by| Reverse(cutoffs(by))))
            }
        }
    }

    /// Every order is equally likely (Durstenfeld 1964).
    fn shuffle(&mut self, moves: &mut [Move]) {
        for last in (1..moves.len()).rev() {
            moves.swap(last, self.chance.below(last as u64 + 1) as usize);
        }
    }
}

/// How early a move comes: what `player` thinks of it at first sight, the best being the smallest.
fn promise<G: Game>(game: &G, position: &G::Position, player: Player, by: Move) -> Value {
    let child = game.play(position, by);
    let value = game.utility(&child).unwrap_or_else(|| game.estimate(&child));
    match player {
        Player::Max => value.negated(),
        Player::Min => value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GameTree;

    #[test]
    fn the_best_comes_first_or_last_also_among_fractions() {
        let table = [
            ("1/3 0 -1 loss win 0.3", [4, 0, 5, 1, 2, 3]),
            ("0 1/7 -1/3 -0.3 1/3 -1", [4, 1, 0, 3, 2, 5]),
        ];
        for (text, best_first) in table {
            let mut worst_first = best_first;
            worst_first.reverse();
            let min = format!("min: {text}");
            let rows = [
                (text, Order::BestFirst, best_first),
                (text, Order::WorstFirst, worst_first),
                (min.as_str(), Order::BestFirst, worst_first),
                (min.as_str(), Order::WorstFirst, best_first),
            ];
            for (text, order, expected) in rows {
                let tree = GameTree::parse(text).expect("a tree");
                let moves = Sorter::new(order, 1).moves(&tree, &tree.root(), 0);
                let moves: Vec<u32> = moves.map(|(by, _)| by.0).collect();
                assert_eq!(moves, expected, "{text} {order:?}");
            }
        }
    }

    #[test]
    fn no_more_than_the_most_is_remembered_and_what_is_known_is_brought_up_to_date() {
        let mut best = BestMoves::at_most(3);
        for key in 0..10 {
            best.insert(key, Move(key));
        }
        best.insert(1, Move(7));
        assert_eq!(best.moves.len(), 3);
        let known: Vec<Option<Move>> = (0..5).map(|key| best.get(key)).collect();
        assert_eq!(known, [Some(Move(0)), Some(Move(7)), Some(Move(2)), None, None]);
    }
}

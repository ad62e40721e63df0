//! Putting moves in order, with a memory.

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

    fn sorted<G>(
        &mut self,
        game: &G,
        position: &G::Position,
        moves: G::Moves,
        ply: u32,
    ) -> Vec<Move>
    where
        G: Game<Key = K>,
    {
        let mut moves: Vec<Move> = moves.collect();
        let player = game.player(position);
        let mut ranks = Vec::with_capacity(moves.len());
        match self.order {
            Order::LeftToRight => return moves,
            Order::RightToLeft => {
                moves.reverse();
                return moves;
            }
            Order::Random => {
                self.shuffle(&mut moves);
                return moves;
            }
            Order::BestFirst | Order::WorstFirst => {
                let best_first = self.order == Order::BestFirst;
                let player = if best_first { player } else { player.opponent() };
                rank(&mut ranks, &moves, |by| promise(game, position, player, by).key());
            }
            Order::PreviousPass => {
                let best = self.previous.get(game.key(position));
                rank(&mut ranks, &moves, |by| i64::from(Some(by) != best));
            }
            Order::Killers => {
                let killers = self.killers.get(ply as usize).copied().unwrap_or_default();
                rank(&mut ranks, &moves, |by| {
                    let place = killers.iter().position(|&killer| killer == Some(by));
                    place.unwrap_or(killers.len()) as i64
                });
            }
            Order::History => {
                let score = |by| self.history.get(&(player, by)).copied().unwrap_or_default();
                rank(&mut ranks, &moves, |by| -(score(by) as i64));
            }
        }
        by_rank(ranks).into_iter().map(|place| moves[place]).collect()
    }

    /// Every order is equally likely (Durstenfeld 1964).
    fn shuffle(&mut self, moves: &mut [Move]) {
        for last in (1..moves.len()).rev() {
            moves.swap(last, self.chance.below(last as u64 + 1) as usize);
        }
    }
}

impl<K: Copy + Eq + std::hash::Hash> Sorter<K> {
    /// The moves of a position, `ply` moves below the root.
    #[inline]
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
            _ => Moves::Sorted(self.sorted(game, position, moves, ply).into_iter()),
        }
    }

    /// A move has turned out best in a position.
    #[inline]
    pub(super) fn is_best<G: Game<Key = K>>(&mut self, game: &G, position: &G::Position, by: Move) {
        if self.order == Order::PreviousPass {
            self.previous.insert(game.key(position), by);
        }
    }

    /// A move of `player`, `ply` moves below the root, has caused a cut, `depth` plies above the
    /// horizon.
    #[inline]
    pub(super) fn has_cut(&mut self, player: Player, by: Move, ply: u32, depth: u32) {
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
                let depth = u64::from(depth) + 1;
                *self.history.entry((player, by)).or_default() += depth * depth;
            }
            _ => {}
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

/// Ranks every move; the lowest comes first.
fn rank(ranks: &mut Vec<i64>, moves: &[Move], rank: impl Fn(Move) -> i64) {
    ranks.extend(moves.iter().map(|&by| rank(by)));
}

#[cfg(test)]
mod tests {
    use super::*;

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

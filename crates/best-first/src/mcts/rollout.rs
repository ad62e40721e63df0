//! Playing at random.

use plyscope_search::generate::SplitMix64;
use plyscope_search::{Fraction, Game, Move};

/// Random moves from a position to the end of the game, all equally likely; where chance decides, as
/// likely as they are. Each item is a move with the position after it.
pub struct Rollout<'a, G: Game> {
    game: &'a G,
    position: G::Position,
    random: SplitMix64,
}

impl<'a, G: Game> Rollout<'a, G> {
    pub(super) const fn new(game: &'a G, position: G::Position, random: SplitMix64) -> Self {
        Self { game, position, random }
    }
}

impl<G: Game> Iterator for Rollout<'_, G> {
    type Item = (Move, G::Position);

    fn next(&mut self) -> Option<Self::Item> {
        if self.game.utility(&self.position).is_some() {
            return None;
        }
        let by = random_move(self.game, &self.position, &mut self.random)?;
        self.position = self.game.play(&self.position, by);
        Some((by, self.position.clone()))
    }
}

/// A random move of an unfinished game.
pub fn random_move<G: Game>(
    game: &G,
    position: &G::Position,
    random: &mut SplitMix64,
) -> Option<Move> {
    let mut moves = game.moves(position);
    let first = moves.next()?;
    if game.probability(position, first).is_some() {
        return Some(drawn(game, position, random));
    }
    match random.below(moves.len() as u64 + 1) {
        0 => Some(first),
        place => moves.nth(place as usize - 1),
    }
}

/// What chance decides in a position: the first move whose probability, with those before it, is above a
/// number drawn from 0 to 1.
pub fn drawn<G: Game>(game: &G, position: &G::Position, random: &mut SplitMix64) -> Move {
    const PARTS: u64 = 1 << 62;
    let number = Fraction::new(random.below(PARTS).into(), PARTS.into()).unwrap_or(Fraction::ZERO);
    let mut sum = Fraction::ZERO;
    let mut last = Move(0);
    for by in game.moves(position) {
        last = by;
        let probability = game.probability(position, by).unwrap_or(Fraction::ZERO);
        // A sum that cannot be held is left as it is; then the last move has what remains.
        sum = sum.plus(probability).unwrap_or(sum);
        if number < sum {
            break;
        }
    }
    last
}

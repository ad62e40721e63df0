//! Playing one game.

use plyscope_search::generate::SplitMix64;
use plyscope_search::{Move, Player, Value};

use super::position::Position;
use super::Outcome;

/// After so many moves an unfinished game is counted as a draw.
pub const MAX_PLIES: u16 = 300;

/// How many seeds there are.
pub(super) const SEEDS: u64 = 1 << 53;

/// How a game ended.
pub(super) struct Ended {
    /// For the first contestant.
    pub outcome: Outcome,
    /// How many moves were made.
    pub plies: u16,
    /// Whether there were more to make.
    pub is_unfinished: bool,
}

/// Plays a game after an opening; the first contestant has the side `first`. What is random depends on
/// the seed and the ply only, so that exchanging the contestants exchanges the games.
pub(super) fn play_game(
    players: &mut [Box<dyn Position>; 2],
    opening: &[Move],
    (first, seed): (Player, u64),
) -> Ended {
    players.iter_mut().for_each(|player| player.restart());
    let make = |players: &mut [Box<dyn Position>; 2], by| {
        players.iter_mut().for_each(|player| player.make(by));
    };
    opening.iter().for_each(|&by| make(players, by));
    let mut plies = opening.len() as u16;
    while plies < MAX_PLIES && players[0].utility().is_none() {
        let mover = usize::from(players[0].player() != first);
        let seed = SplitMix64::split(seed, plies.into()).below(SEEDS);
        let Some(by) = players[mover].best(seed) else { break };
        make(players, by);
        plies += 1;
    }
    let result = players[0].utility();
    let outcome = match result.and_then(Value::winner) {
        None => Outcome::Drawn,
        Some(winner) if winner == first => Outcome::Won,
        Some(_) => Outcome::Lost,
    };
    Ended { outcome, plies, is_unfinished: result.is_none() }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game of one move at a time, which is drawn after some of them.
    struct Drawn {
        plies: u16,
        after: u16,
    }

    impl Position for Drawn {
        fn restart(&mut self) {
            self.plies = 0;
        }

        fn make(&mut self, _: Move) {
            self.plies += 1;
        }

        fn player(&self) -> Player {
            Player::Max
        }

        fn utility(&self) -> Option<Value> {
            (self.plies == self.after).then_some(Value::DRAW)
        }

        fn moves(&self) -> Vec<Move> {
            vec![Move(0)]
        }

        fn name(&self, _: Move) -> String {
            String::new()
        }

        fn notation(&self) -> String {
            String::new()
        }

        fn best(&self, _: u64) -> Option<Move> {
            Some(Move(0))
        }
    }

    #[test]
    fn a_game_that_ends_with_its_last_move_is_finished() {
        for (after, is_unfinished) in
            [(MAX_PLIES - 1, false), (MAX_PLIES, false), (MAX_PLIES + 1, true)]
        {
            let game = || Box::new(Drawn { plies: 0, after }) as Box<dyn Position>;
            let ended = play_game(&mut [game(), game()], &[Move(0)], (Player::Max, 1));
            assert_eq!((ended.outcome, ended.is_unfinished), (Outcome::Drawn, is_unfinished));
            assert_eq!(ended.plies, after.min(MAX_PLIES));
        }
    }
}

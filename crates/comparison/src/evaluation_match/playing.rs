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
    let winner = players[0].utility().and_then(Value::winner);
    let outcome = match winner {
        None => Outcome::Drawn,
        Some(winner) if winner == first => Outcome::Won,
        Some(_) => Outcome::Lost,
    };
    Ended { outcome, plies }
}

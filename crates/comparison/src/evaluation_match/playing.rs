//! Playing one game.

use plyscope_search::{Move, Player, Value};

use super::position::Position;
use super::Outcome;

/// After so many moves an unfinished game is counted as a draw.
pub const MAX_PLIES: u16 = 300;

/// How a game ended.
pub(super) struct Ended {
    /// For the first evaluation.
    pub outcome: Outcome,
    /// How many moves were made.
    pub plies: u16,
}

/// Plays a game after an opening; the first evaluation has the side `first`.
pub(super) fn play_game(
    players: &mut [Box<dyn Position>; 2],
    opening: &[Move],
    (first, depth): (Player, u16),
) -> Ended {
    players.iter_mut().for_each(|player| player.restart());
    let make = |players: &mut [Box<dyn Position>; 2], by| {
        players.iter_mut().for_each(|player| player.make(by));
    };
    opening.iter().for_each(|&by| make(players, by));
    let mut plies = opening.len() as u16;
    while plies < MAX_PLIES && players[0].utility().is_none() {
        let mover = usize::from(players[0].player() != first);
        let Some(by) = players[mover].best(depth) else { break };
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

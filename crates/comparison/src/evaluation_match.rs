//! A match between two contestants: static evaluations of a game, or Monte Carlo tree search.
//!
//! Evaluations play with the same search, alpha-beta to a fixed depth. Openings of a few random moves make
//! the games differ; each opening is played twice with sides changed, so that it favours neither
//! contestant. The same plan always gives the same games.

mod openings;
mod plan;
mod playing;
mod position;
mod score;

use std::ops::ControlFlow;

use plyscope_search::generate::SplitMix64;
use plyscope_search::{packed, Player};

pub use plan::{Contestant, Evaluation, MatchProblem, Plan, DEPTHS, ITERATIONS, MAX_GAMES};
pub use playing::MAX_PLIES;
pub use score::{Score, Standing};

use openings::openings;
use playing::{play_game, SEEDS};
use position::pair;

/// How a game ended for the first contestant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// It won.
    Won,
    /// Neither won.
    Drawn,
    /// The second contestant won.
    Lost,
}

packed!(enum Outcome { 0 = Won, 1 = Drawn, 2 = Lost });

impl Outcome {
    /// Its name in data.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Drawn => "drawn",
            Self::Lost => "lost",
        }
    }
}

/// A played game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// The number of its opening, from 0.
    pub opening: u16,
    /// The moves of the opening, separated by spaces.
    pub moves: String,
    /// Which side the first contestant played.
    pub first: Player,
    /// How it ended.
    pub outcome: Outcome,
    /// How many moves were made, with those of the opening.
    pub plies: u16,
    /// Whether it was stopped at [`MAX_PLIES`] and counted as a draw.
    pub is_unfinished: bool,
}

packed!(struct Played { opening, moves, first, outcome, plies, is_unfinished });

/// Plays a match, and passes each game on as it ends; `report` can end the match early.
///
/// # Errors
/// When the plan is not valid, or the rules of the game are not in this program.
pub fn play(
    plan: &Plan,
    mut report: impl FnMut(&Played) -> ControlFlow<()>,
) -> Result<Vec<Played>, MatchProblem> {
    plan.check()?;
    let mut players = pair(plan)?;
    let mut games = Vec::new();
    for (number, opening) in (0..).zip(openings(&mut *players[0], plan)?) {
        let seed = SplitMix64::split(plan.seed, number.into()).below(SEEDS);
        for first in [Player::Max, Player::Min] {
            let ended = play_game(&mut players, &opening.line, (first, seed));
            let game = Played {
                opening: number,
                moves: opening.moves.clone(),
                first,
                outcome: ended.outcome,
                plies: ended.plies,
                is_unfinished: ended.is_unfinished,
            };
            let goes_on = report(&game);
            games.push(game);
            if goes_on.is_break() {
                return Ok(games);
            }
        }
    }
    Ok(games)
}

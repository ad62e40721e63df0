//! What is played in a match.

use std::fmt;
use std::ops::RangeInclusive;

use plyscope_games::GameProblem;
use plyscope_search::packed;
use plyscope_setup::catalog::GameSpec;

/// The most games of a match.
pub const MAX_GAMES: u16 = 1000;

/// The depths in plies at which a match can be played.
pub const DEPTHS: RangeInclusive<u16> = 1..=12;

/// One of the two evaluations of a match; the usual one of the game where neither field is given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Contestant {
    /// One of the game's own evaluations, by name.
    pub evaluation: Option<String>,
    /// A weighted sum of features.
    pub weights: Option<String>,
}

packed!(struct Contestant { evaluation, weights });

impl Contestant {
    /// The evaluation of a game that a text names, or else the weighted sum that it is.
    #[must_use]
    pub fn read(text: &str, game: &GameSpec) -> Self {
        let text = text.trim();
        if (game.game.entry().evaluations)().contains(&text) {
            Self { evaluation: Some(text.to_owned()), weights: None }
        } else {
            Self { evaluation: None, weights: Some(text.to_owned()) }
        }
    }

    /// The evaluation with which a game is set up.
    #[must_use]
    pub fn of(game: &GameSpec) -> Self {
        let options = game.options.clone();
        Self { evaluation: options.evaluation, weights: options.weights }
    }

    /// The game with this evaluation.
    #[must_use]
    pub fn applied(&self, game: &GameSpec) -> GameSpec {
        let mut spec = game.clone();
        spec.options.evaluation.clone_from(&self.evaluation);
        spec.options.weights.clone_from(&self.weights);
        spec
    }

    /// Its name or sum, as [`Contestant::read`] takes it.
    #[must_use]
    pub fn print(&self, game: &GameSpec) -> String {
        let usual = || (game.game.entry().evaluations)().first().copied().unwrap_or_default();
        let chosen = self.weights.as_ref().or(self.evaluation.as_ref());
        chosen.cloned().unwrap_or_else(|| usual().to_owned())
    }
}

/// A match to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The game, on its board and from its start; its own evaluation is not used.
    pub game: GameSpec,
    /// The first evaluation.
    pub first: Contestant,
    /// The second evaluation.
    pub second: Contestant,
    /// How many plies both look ahead, one of [`DEPTHS`].
    pub depth: u16,
    /// How many games are played: an even number up to [`MAX_GAMES`].
    pub games: u16,
    /// The seed of the openings.
    pub seed: u64,
}

packed!(struct Plan { game, first, second, depth, games, seed });

impl Plan {
    /// The game is one that matches can be of, and the numbers of the plan are in their ranges.
    ///
    /// # Errors
    /// Which of them is not.
    pub(super) fn check(&self) -> Result<(), MatchProblem> {
        if self.game.game.entry().has_chance() {
            return Err(MatchProblem::Chance);
        }
        if !DEPTHS.contains(&self.depth) {
            return Err(MatchProblem::Depth { given: self.depth });
        }
        if self.games == 0 || self.games > MAX_GAMES || !self.games.is_multiple_of(2) {
            return Err(MatchProblem::Games { given: self.games });
        }
        Ok(())
    }
}

/// Why a match cannot be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MatchProblem {
    /// The depth is out of range.
    Depth {
        /// The depth.
        given: u16,
    },
    /// The number of games is odd, or out of range.
    Games {
        /// The number.
        given: u16,
    },
    /// There are not enough different openings.
    TooFewOpenings {
        /// How many were found.
        found: u16,
        /// How many are needed.
        needed: u16,
    },
    /// The game or an evaluation is not valid.
    Game(GameProblem),
    /// Chance decides in the game, which alpha-beta does not take into account.
    Chance,
}

packed!(enum MatchProblem {
    0 = Depth { given }, 1 = Games { given }, 2 = TooFewOpenings { found, needed }, 3 = Game(problem),
    4 = Chance,
});

impl From<GameProblem> for MatchProblem {
    fn from(problem: GameProblem) -> Self {
        Self::Game(problem)
    }
}

impl fmt::Display for MatchProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Depth { given } => write!(
                f,
                "a match cannot be played at depth {given}; expected {} to {}",
                DEPTHS.start(),
                DEPTHS.end()
            ),
            Self::Games { given } => {
                write!(f, "a match cannot have {given} games; expected an even number from 2 to {MAX_GAMES}")
            }
            Self::TooFewOpenings { found, needed } => {
                write!(f, "{needed} different openings are needed; only {found} were found")
            }
            Self::Game(problem) => write!(f, "{problem}"),
            Self::Chance => {
                f.write_str("matches are of games without chance; in this one chance decides")
            }
        }
    }
}

impl std::error::Error for MatchProblem {}

//! What is played in a match.

use std::fmt;
use std::ops::RangeInclusive;

use plyscope_games::{GameOptions, GameProblem};
use plyscope_search::notation::half_width;
use plyscope_search::{excerpt, packed};
use plyscope_setup::catalog::GameSpec;

/// The most games of a match.
pub const MAX_GAMES: u16 = 1000;

/// The depths in plies at which a match can be played.
pub const DEPTHS: RangeInclusive<u16> = 1..=12;

/// The iterations for each move of a Monte Carlo tree search in a match.
pub const ITERATIONS: RangeInclusive<u32> = 1..=100_000;

/// What the text of a contestant begins with that is a Monte Carlo tree search.
const MCTS: &str = "mcts";

/// A static evaluation: the usual one of the game where neither field is given.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evaluation {
    /// One of the game's own evaluations, by name.
    pub evaluation: Option<String>,
    /// A weighted sum of features.
    pub weights: Option<String>,
}

packed!(struct Evaluation { evaluation, weights });

/// One of the two contestants of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Contestant {
    /// Alpha-beta to the depth of the match, with this evaluation.
    Evaluation(Evaluation),
    /// Monte Carlo tree search with its usual constant, and so many iterations for each move, one of
    /// [`ITERATIONS`]. It uses no evaluation.
    Mcts {
        /// How many.
        iterations: u32,
    },
}

packed!(enum Contestant { 0 = Evaluation(evaluation), 1 = Mcts { iterations } });

impl Default for Contestant {
    fn default() -> Self {
        Self::Evaluation(Evaluation::default())
    }
}

impl Contestant {
    /// The contestant that a text describes: `mcts` or `mcts:500`, an evaluation of a game, or else the
    /// weighted sum that it is.
    ///
    /// # Errors
    /// When it is a Monte Carlo tree search without a valid number of iterations.
    pub fn read(text: &str, game: &GameSpec) -> Result<Self, MatchProblem> {
        let text = text.trim();
        if Self::is_mcts(text) {
            return match text.split_once(':') {
                Some((_, iterations)) => Self::mcts(iterations),
                None => Ok(Self::USUAL_MCTS),
            };
        }
        let is_own = (game.game.entry().evaluations)().contains(&text);
        Ok(Self::Evaluation(if is_own {
            Evaluation { evaluation: Some(text.to_owned()), weights: None }
        } else {
            Evaluation { evaluation: None, weights: Some(text.to_owned()) }
        }))
    }

    /// Whether a text describes a Monte Carlo tree search.
    #[must_use]
    pub fn is_mcts(text: &str) -> bool {
        text.split(':').next().is_some_and(|name| name.trim() == MCTS)
    }

    /// The Monte Carlo tree search of a contestant whose text gives no number.
    pub const USUAL_MCTS: Self = Self::Mcts { iterations: 1_000 };

    /// A Monte Carlo tree search with a typed number of iterations.
    ///
    /// # Errors
    /// When it is not one of [`ITERATIONS`].
    pub fn mcts(text: &str) -> Result<Self, MatchProblem> {
        let number = half_width(text).trim().parse().ok();
        match number.filter(|number| ITERATIONS.contains(number)) {
            Some(iterations) => Ok(Self::Mcts { iterations }),
            None => Err(MatchProblem::Iterations { given: excerpt(text.trim()) }),
        }
    }

    /// The evaluation with which a game is set up.
    #[must_use]
    pub fn of(game: &GameSpec) -> Self {
        let GameOptions { evaluation, weights, .. } = game.options.clone();
        Self::Evaluation(Evaluation { evaluation, weights })
    }

    /// The game with this evaluation; the usual one for a Monte Carlo tree search.
    #[must_use]
    pub fn applied(&self, game: &GameSpec) -> GameSpec {
        let mut spec = game.clone();
        let Evaluation { evaluation, weights } = match self {
            Self::Evaluation(evaluation) => evaluation.clone(),
            Self::Mcts { .. } => Evaluation::default(),
        };
        (spec.options.evaluation, spec.options.weights) = (evaluation, weights);
        spec
    }

    /// Its text, as [`Contestant::read`] takes it.
    #[must_use]
    pub fn print(&self, game: &GameSpec) -> String {
        match self {
            Self::Mcts { iterations } => format!("{MCTS}:{iterations}"),
            Self::Evaluation(Evaluation { evaluation, weights }) => {
                let usual = || (game.game.entry().evaluations)().first().copied();
                let chosen = weights.clone().or(evaluation.clone());
                chosen.unwrap_or_else(|| usual().unwrap_or_default().to_owned())
            }
        }
    }
}

/// A match to play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The game, on its board and from its start; its own evaluation is not used.
    pub game: GameSpec,
    /// The first contestant.
    pub first: Contestant,
    /// The second contestant.
    pub second: Contestant,
    /// How many plies alpha-beta looks ahead, one of [`DEPTHS`].
    pub depth: u16,
    /// How many games are played: an even number up to [`MAX_GAMES`].
    pub games: u16,
    /// The seed of the openings, and of random games.
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
        for contestant in [&self.first, &self.second] {
            if let Contestant::Mcts { iterations } = contestant {
                if !ITERATIONS.contains(iterations) {
                    return Err(MatchProblem::Iterations { given: iterations.to_string() });
                }
            }
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
    /// The iterations of a Monte Carlo tree search are no number, or one out of range.
    Iterations {
        /// What was given; of a long text only the beginning.
        given: String,
    },
}

packed!(enum MatchProblem {
    0 = Depth { given }, 1 = Games { given }, 2 = TooFewOpenings { found, needed }, 3 = Game(problem),
    4 = Chance, 5 = Iterations { given },
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
            Self::Iterations { given } => write!(
                f,
                "“{given}” is no number of iterations for a move; expected {} to {}",
                ITERATIONS.start(),
                ITERATIONS.end()
            ),
            Self::Game(problem) => write!(f, "{problem}"),
            Self::Chance => {
                f.write_str("matches are of games without chance; in this one chance decides")
            }
        }
    }
}

impl std::error::Error for MatchProblem {}

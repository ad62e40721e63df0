//! The static evaluation of a game: one of its own, or a weighted sum of its features.

use super::weights::{Weight, Weights, WeightsProblem};
use super::{GameOptions, GameProblem, SetUp};
use plyscope_search::excerpt;
use plyscope_search::game::Game;
use plyscope_search::value::Value;

/// A static evaluation: what a position seems to be worth to MAX, without looking ahead.
pub type Evaluation<G> = fn(&G, &<G as Game>::Position) -> Value;

/// A whole number that describes a position: how many of something MAX has, less how many MIN has.
/// Swapping the players negates it. In a game for one, how many of something there are.
#[derive(Clone, Copy, Debug)]
pub struct PositionFeature<G: Game> {
    /// Its name: lower-case letters only, so that sums of names can be parsed.
    pub id: &'static str,
    /// Its weight in millionths where none is chosen yet. With these weights the sum is the first of
    /// the game's own evaluations.
    pub usual: Weight,
    /// The number, between -1000 and 1000; between 0 and 100,000 in a game for one.
    pub count: fn(&G, &G::Position) -> i64,
}

/// The chosen evaluation of a game.
#[derive(Clone, Debug)]
pub(crate) enum Evaluator<G: Game> {
    /// One of the game's own.
    Own(Evaluation<G>),
    /// The sum of the features, each times its weight in millionths.
    ByWeights(Vec<Weight>),
}

impl<G: SetUp> Evaluator<G> {
    /// The evaluation that the options choose.
    ///
    /// # Errors
    /// When the game has none with that name, the weights cannot be parsed, or both are given.
    pub fn new(options: &GameOptions) -> Result<Self, GameProblem> {
        match (&options.evaluation, &options.weights) {
            (None, None) => Ok(Self::Own(G::EVALUATIONS[0].1)),
            (Some(name), None) => own(name).map(Self::Own),
            (None, Some(text)) => {
                let names: Vec<_> = G::FEATURES.iter().map(|feature| feature.id).collect();
                let weights = Weights::parse(text, &names).map_err(GameProblem::Weights)?;
                Ok(Self::ByWeights(weights.iter().map(|(_, weight)| weight).collect()))
            }
            (Some(name), Some(_)) => {
                let evaluation = excerpt(name);
                Err(GameProblem::Weights(WeightsProblem::WithEvaluation { evaluation }))
            }
        }
    }

    /// The estimate of a position.
    #[inline]
    pub fn estimate(&self, game: &G, position: &G::Position) -> Value {
        match self {
            Self::Own(evaluation) => evaluation(game, position),
            Self::ByWeights(weights) => weighted(weights, game, position),
        }
    }
}

fn own<G: SetUp>(name: &str) -> Result<Evaluation<G>, GameProblem> {
    let found = G::EVALUATIONS.iter().find(|(known, _)| *known == name);
    found.map(|&(_, evaluation)| evaluation).ok_or_else(|| GameProblem::NoSuchEvaluation {
        given: excerpt(name),
        known: G::EVALUATIONS.iter().map(|&(known, _)| known.to_owned()).collect(),
    })
}

// Apart, so that the game's own evaluations stay as fast as they were.
#[inline(never)]
fn weighted<G: SetUp>(weights: &[Weight], game: &G, position: &G::Position) -> Value {
    let terms = G::FEATURES.iter().zip(weights).filter(|(_, &weight)| weight != 0);
    let sum = terms.map(|(feature, weight)| weight * (feature.count)(game, position)).sum();
    Value::millionths(sum).unwrap_or(Value::ZERO)
}

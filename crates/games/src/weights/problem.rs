//! What can be wrong with a weighted sum.

use std::fmt;

use super::MAX_WEIGHT;
use plyscope_search::packed;

/// What is wrong with a text of weights. Of a long text only the beginning is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WeightsProblem {
    /// There is no term.
    Empty,
    /// The game has no such feature.
    NoSuchFeature {
        /// What was given.
        given: String,
        /// The feature that was probably meant.
        near: Option<String>,
        /// The features of the game.
        known: Vec<String>,
    },
    /// A feature has two weights.
    Repeated {
        /// The feature.
        feature: String,
    },
    /// A weight is beyond ±1000, or has more than six decimals.
    OutOfRange {
        /// The weight.
        given: String,
    },
    /// A feature or a weight is expected here.
    Unexpected {
        /// What was given instead; empty at the end of the text.
        given: String,
        /// The place in characters, from 0.
        at: usize,
    },
    /// An evaluation is chosen by name as well.
    WithEvaluation {
        /// Its name.
        evaluation: String,
    },
}

packed!(enum WeightsProblem {
    0 = Empty, 1 = NoSuchFeature { given, near, known }, 2 = Repeated { feature },
    3 = OutOfRange { given }, 4 = Unexpected { given, at }, 5 = WithEvaluation { evaluation },
});

impl WeightsProblem {
    /// The largest weight, as a whole number.
    pub const MAX: u64 = MAX_WEIGHT.unsigned_abs() / super::ONE.unsigned_abs();
}

impl fmt::Display for WeightsProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => {
                f.write_str("no weights are given; expected a sum such as 2*centre+ones")
            }
            Self::NoSuchFeature { given, near, known } => {
                write!(f, "there is no feature “{given}”; there is {}", known.join(", "))?;
                match near {
                    Some(near) => write!(f, " (did you mean {near}?)"),
                    None => Ok(()),
                }
            }
            Self::Repeated { feature } => write!(f, "the feature {feature} has two weights"),
            Self::OutOfRange { given } => {
                let most = Self::MAX;
                write!(
                    f,
                    "the weight “{given}” is out of range; expected -{most} to {most}, with at most \
                     six decimals"
                )
            }
            Self::Unexpected { given, at } if given.is_empty() => {
                write!(
                    f,
                    "the sum of weights ends at character {}, where a feature is expected",
                    at + 1
                )
            }
            Self::Unexpected { given, at } => write!(
                f,
                "character {} of the weights is “{given}”; expected a sum such as 2*centre+ones",
                at + 1
            ),
            Self::WithEvaluation { evaluation } => write!(
                f,
                "both weights and the evaluation {evaluation} are given; only one can be used"
            ),
        }
    }
}

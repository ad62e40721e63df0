//! Static evaluations as weighted sums of features, such as `25*corners + discs - 2*mobility`
//! (Shannon 1950, section 3; Samuel 1959).

mod parse;
mod problem;

use std::fmt;

pub use problem::WeightsProblem;

/// A weight in millionths.
pub type Weight = i64;

/// Millionths in one.
const ONE: Weight = 1_000_000;

/// The largest weight in millionths, 1000; the smallest is its negative. Features stay within what
/// [`PositionFeature::count`](super::PositionFeature::count) says, so that sums stay far within the range of
/// values.
pub const MAX_WEIGHT: Weight = 1_000 * ONE;

/// The weights of the features of a game, in the order in which the game lists them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weights {
    names: Vec<&'static str>,
    weights: Vec<Weight>,
}

impl Weights {
    /// Parses a sum such as `25*corners + discs - 2*mobility` with these features. Features that it
    /// lacks have the weight 0; `0` alone gives it to all. A space between two terms means plus,
    /// since addresses decode `+` so.
    ///
    /// # Errors
    /// What is wrong with the text.
    pub fn parse(text: &str, names: &[&'static str]) -> Result<Self, WeightsProblem> {
        let mut weights = Self { names: names.to_vec(), weights: vec![0; names.len()] };
        parse::read(text, names, &mut weights.weights)?;
        Ok(weights)
    }

    /// These weights, each moved into the range of weights. A missing one is 0.
    #[must_use]
    pub fn of(features: &[(&'static str, Weight)]) -> Self {
        Self {
            names: features.iter().map(|&(name, _)| name).collect(),
            weights: features.iter().map(|&(_, weight)| bounded(weight)).collect(),
        }
    }

    /// Each feature with its weight in millionths.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&'static str, Weight)> + '_ {
        self.names.iter().copied().zip(self.weights.iter().copied())
    }

    /// The same with another weight for one feature, moved into the range of weights.
    #[must_use]
    pub fn with(mut self, feature: &str, weight: Weight) -> Self {
        if let Some(place) = self.names.iter().position(|name| *name == feature) {
            self.weights[place] = bounded(weight);
        }
        self
    }
}

fn bounded(weight: Weight) -> Weight {
    weight.clamp(-MAX_WEIGHT, MAX_WEIGHT)
}

/// Parses a weight in millionths, such as `25`, `-0.5` or `1000`.
///
/// # Errors
/// When it is not a decimal number with at most six decimals, or is out of range.
pub fn parse_weight(text: &str) -> Result<Weight, WeightsProblem> {
    parse::weight(text)
}

/// Prints a weight without needless zeros, as [`parse_weight`] reads it.
#[must_use]
pub fn print_weight(weight: Weight) -> String {
    let sign = if weight < 0 { "-" } else { "" };
    format!("{sign}{}", magnitude(weight))
}

fn magnitude(weight: Weight) -> String {
    let (one, weight) = (ONE.unsigned_abs(), weight.unsigned_abs());
    match weight % one {
        0 => (weight / one).to_string(),
        part => format!("{}.{}", weight / one, format!("{part:06}").trim_end_matches('0')),
    }
}

/// The sum as [`Weights::parse`] reads it, without features of the weight 0.
impl fmt::Display for Weights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut terms = self.iter().filter(|&(_, weight)| weight != 0).peekable();
        if terms.peek().is_none() {
            return f.write_str("0");
        }
        for (place, (name, weight)) in terms.enumerate() {
            match (place, weight < 0) {
                (0, false) => {}
                (_, false) => f.write_str("+")?,
                (_, true) => f.write_str("-")?,
            }
            if weight.abs() != ONE {
                write!(f, "{}*", magnitude(weight))?;
            }
            f.write_str(name)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests;

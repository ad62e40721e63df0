//! What a player can select.

use plyscope_search::Move;

use super::Score;
use crate::tree::Node;

/// A move of a node, as it is compared with the others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Candidate {
    /// The move.
    pub by: Move,
    /// Its node; `None` if it is not tried yet.
    pub child: Option<Node>,
    /// How much it attracts the player; `None` where chance decides.
    pub score: Option<Score>,
}

impl Candidate {
    /// Which of a node's candidates is selected, if no untried move comes first: the one with the largest
    /// sum. Of equal ones that is the one tried first; of untried ones, which come last, the one with the
    /// largest prior. `None` where chance decides.
    #[must_use]
    pub fn selected(candidates: &[Self]) -> Option<&Self> {
        let better = |best, one| if Self::is_before(one, best) { one } else { best };
        candidates.iter().filter(|one| one.score.is_some()).reduce(better)
    }

    fn is_before(&self, other: &Self) -> bool {
        let total = |one: &Self| one.score.map(Score::total);
        match (self.child, other.child) {
            // Their sums grow with their priors, and may be rounded to the same number.
            (None, None) => self.prior() > other.prior(),
            _ if total(self) != total(other) => total(self) > total(other),
            (Some(own), Some(other)) => own < other,
            (own, _) => own.is_some(),
        }
    }

    fn prior(&self) -> Option<f64> {
        self.score.and_then(Score::prior)
    }
}

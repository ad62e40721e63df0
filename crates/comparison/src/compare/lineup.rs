//! Suggested comparisons.

use plyscope_search::Order;

use plyscope_setup::{Algorithm, Setup};

/// Searches that are worth comparing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// Minimax, the current search, and alpha-beta with good moves first.
    Usual,
    /// Searches that pass more and more bounds down.
    Searches,
    /// The same search with ever better orders.
    Orders,
}

impl Lineup {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Usual, Self::Searches, Self::Orders];

    /// The searches, starting with the current one, without equivalent ones.
    #[must_use]
    pub fn setups(self, current: Setup) -> Vec<Setup> {
        let plain = Setup { order: Order::LeftToRight, table: None, ..current };
        let of = |algorithm| Setup { algorithm, ..plain };
        let minimax = of(Algorithm::Minimax);
        let alpha_beta = of(Algorithm::AlphaBeta);
        let ordered = |order| Setup { order, ..alpha_beta };
        let best = ordered(Order::BestFirst);
        match self {
            Self::Usual => {
                let known = [minimax, best].iter().any(|one| is_same_search(one, &current));
                vec![minimax, if known { alpha_beta } else { current }, best]
            }
            Self::Searches => {
                vec![
                    minimax,
                    of(Algorithm::SingleCutoff),
                    alpha_beta,
                    of(Algorithm::PrincipalVariation),
                ]
            }
            Self::Orders => {
                vec![ordered(Order::WorstFirst), alpha_beta, ordered(Order::Random), best]
            }
        }
    }
}

/// Whether two setups have the same algorithm with the same options. Algorithms that take the same
/// steps, such as alpha-beta and negamax, are worth comparing.
#[must_use]
pub fn is_same_search(one: &Setup, other: &Setup) -> bool {
    one.algorithm == other.algorithm && one.options() == other.options()
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyscope_setup::Choice;

    #[test]
    fn no_two_searches_are_the_same_and_the_one_at_hand_is_among_them() {
        for &(_, algorithm) in Algorithm::ALL {
            for &(_, order) in Order::ALL {
                let current = Setup { algorithm, order, ..Setup::default() };
                for lineup in Lineup::ALL {
                    let setups = lineup.setups(current);
                    assert!((2..=4).contains(&setups.len()));
                    for (number, one) in setups.iter().enumerate() {
                        let mut others = setups[..number].iter();
                        assert!(!others.any(|other| is_same_search(one, other)), "{setups:?}");
                    }
                }
                let usual = Lineup::Usual.setups(current);
                assert!(usual.iter().any(|one| is_same_search(one, &current)), "{current:?}");
            }
        }
    }
}

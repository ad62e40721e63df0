//! Suggested comparisons.

use plyscope_best_first::mcts::Settings;
use plyscope_best_first_view::mcts::link::MOST_SEED;
use plyscope_search::Order;

use plyscope_setup::{Algorithm, Setup};

/// A search that is compared with others.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Challenger {
    /// A depth-first search.
    Search(Setup),
    /// Monte Carlo tree search.
    Mcts(Settings),
}

impl Challenger {
    /// Whether both do the same, as [`is_same_search`] says of depth-first searches.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Search(one), Self::Search(other)) => is_same_search(one, other),
            (Self::Mcts(one), Self::Mcts(other)) => one == other,
            _ => false,
        }
    }

    /// One that is worth comparing with this one: with the children in opposite order, or with other
    /// random numbers.
    #[must_use]
    pub fn varied(self) -> Self {
        match self {
            Self::Search(setup) => {
                let order = match setup.order {
                    Order::RightToLeft => Order::LeftToRight,
                    _ => Order::RightToLeft,
                };
                Self::Search(Setup { order, ..setup })
            }
            Self::Mcts(settings) => {
                let seed = if settings.seed < MOST_SEED { settings.seed + 1 } else { 0 };
                Self::Mcts(Settings { seed, ..settings })
            }
        }
    }
}

/// Searches that are worth comparing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lineup {
    /// Minimax, the current search, and alpha-beta with good moves first.
    Usual,
    /// Searches that pass more and more bounds down.
    Searches,
    /// The same search with ever better orders.
    Orders,
    /// Minimax, alpha-beta and Monte Carlo tree search.
    Mcts,
}

impl Lineup {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Usual, Self::Searches, Self::Orders, Self::Mcts];

    /// The searches, without equivalent ones.
    #[must_use]
    pub fn challengers(self, current: Setup) -> Vec<Challenger> {
        let searches = self.setups(current).into_iter().map(Challenger::Search);
        let mcts = (self == Self::Mcts).then(|| Challenger::Mcts(Settings::default()));
        searches.chain(mcts).collect()
    }

    /// The depth-first searches among them.
    fn setups(self, current: Setup) -> Vec<Setup> {
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
            Self::Mcts => vec![minimax, alpha_beta],
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
    fn other_random_numbers_have_a_seed_that_addresses_take() {
        for (seed, other) in [(0, 1), (MOST_SEED - 1, MOST_SEED), (MOST_SEED, 0)] {
            let of = |seed| Challenger::Mcts(Settings { seed, ..Settings::default() });
            assert_eq!(of(seed).varied(), of(other));
        }
    }

    #[test]
    fn no_two_searches_are_the_same_and_the_one_at_hand_is_among_them() {
        for &(_, algorithm) in Algorithm::ALL {
            for &(_, order) in Order::ALL {
                let current = Setup { algorithm, order, ..Setup::default() };
                for lineup in Lineup::ALL {
                    let searches = lineup.challengers(current);
                    assert!((2..=4).contains(&searches.len()));
                    for (number, one) in searches.iter().enumerate() {
                        assert!(!one.is_same(&one.varied()), "{one:?}");
                        let mut others = searches[..number].iter();
                        assert!(!others.any(|other| one.is_same(other)), "{searches:?}");
                    }
                }
                let usual = Lineup::Usual.challengers(current);
                let current = Challenger::Search(current);
                assert!(usual.iter().any(|one| one.is_same(&current)), "{current:?}");
            }
        }
    }
}

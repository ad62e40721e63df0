//! The rule by which a child is selected.

use plyscope_search::Player;

use super::{Exploration, Reward};

/// What is known of a node: how many iterations passed through it, and what they were worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Statistics {
    /// The iterations.
    pub visits: u32,
    /// The sum of their rewards, in millionths, from MAX's point of view.
    pub reward: u64,
}

impl Statistics {
    /// One more visit.
    pub(super) fn add(&mut self, reward: Reward) {
        self.visits += 1;
        self.reward += u64::from(reward.millionths());
    }

    /// The mean reward from a player's point of view, from 0 to 1; 0 without a visit.
    #[must_use]
    pub fn mean(self, player: Player) -> f64 {
        let best = u64::from(self.visits) * u64::from(Reward::BEST.millionths());
        let sum = match player {
            Player::Max => self.reward,
            Player::Min => best - self.reward,
        };
        // Both are exact, so that the quotient is the same everywhere.
        if best == 0 {
            0.0
        } else {
            sum as f64 / best as f64
        }
    }

    /// How much a child with these statistics attracts the player who chooses at its parent, by UCT.
    #[must_use]
    pub fn score(self, parent_visits: u32, player: Player, constant: Exploration) -> Score {
        let log = libm::log(f64::from(parent_visits));
        self.score_with_log(log, player, constant)
    }

    /// The same, where the logarithm of the parent's visits is known.
    pub(super) fn score_with_log(self, log: f64, player: Player, constant: Exploration) -> Score {
        let exploration = constant.as_f64() * (log / f64::from(self.visits.max(1))).sqrt();
        Score { mean: self.mean(player), exploration, rule: Rule::Uct }
    }

    /// The same by RAVE, where it is known how the player's iterations with this move, then or later, went.
    pub(super) fn score_as_first(
        self,
        (log, weight): (f64, f64),
        player: Player,
        constant: Exploration,
        as_first: Self,
    ) -> Score {
        let (visits, mean) = (as_first.visits, as_first.mean(player));
        let rule = Rule::Rave { visits, mean, weight };
        Score { rule, ..self.score_with_log(log, player, constant) }
    }

    /// How much a child with these statistics, also one that was never tried, attracts the player who
    /// chooses at its parent, by PUCT with this prior.
    #[must_use]
    pub fn score_with_prior(
        self,
        parent_visits: u32,
        player: Player,
        constant: Exploration,
        prior: f64,
    ) -> Score {
        let mean = match self.visits {
            0 => Score::UNTRIED_MEAN,
            _ => self.mean(player),
        };
        // The root is selected from before its first visit; without this all terms would be 0 then.
        let root = f64::from(parent_visits.max(1)).sqrt();
        let exploration = constant.as_f64() * prior * root / (1.0 + f64::from(self.visits));
        Score { mean, exploration, rule: Rule::Puct { prior } }
    }
}

/// What is compared of a child: the two terms of its sum.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// The mean reward of the child, from 0 to 1, to the player who chooses; [`Score::UNTRIED_MEAN`] if it
    /// was never tried.
    pub mean: f64,
    /// The exploration term: large for children that were rarely visited.
    pub exploration: f64,
    /// The rule, with what else goes into its sum.
    pub rule: Rule,
}

/// A rule of selection, with what goes into its sum beside the visits and the mean of a child.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Rule {
    /// UCT: nothing.
    Uct,
    /// PUCT.
    Puct {
        /// The prior of the child, from 0 to 1; those of all children of a node add up to 1.
        prior: f64,
    },
    /// RAVE.
    Rave {
        /// In how many iterations through the parent the player played the move, then or later, since it is
        /// in the tree.
        visits: u32,
        /// Their mean reward, from 0 to 1, to the player who chooses.
        mean: f64,
        /// Its weight β, from 0 to 1.
        weight: f64,
    },
}

impl Score {
    /// What counts as the mean of a child that was never tried, where such a child is compared: the middle
    /// of the rewards, a draw in most games. Silver et al. (2016) begin with it too: their rewards lie
    /// between −1 and 1, and they begin with 0.
    pub const UNTRIED_MEAN: f64 = 0.5;

    /// The prior of the child, by PUCT.
    #[must_use]
    pub const fn prior(self) -> Option<f64> {
        match self.rule {
            Rule::Uct | Rule::Rave { .. } => None,
            Rule::Puct { prior } => Some(prior),
        }
    }

    /// The first term: the mean, by RAVE mixed with that of the iterations in which the move was played
    /// later.
    #[must_use]
    pub fn value(self) -> f64 {
        match self.rule {
            Rule::Uct | Rule::Puct { .. } => self.mean,
            Rule::Rave { mean, weight, .. } => (1.0 - weight) * self.mean + weight * mean,
        }
    }

    /// What is compared.
    #[must_use]
    pub fn total(self) -> f64 {
        self.value() + self.exploration
    }
}

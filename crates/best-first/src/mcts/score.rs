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

    /// How much a child with these statistics attracts the player who chooses at its parent.
    #[must_use]
    pub fn score(self, parent_visits: u32, player: Player, constant: Exploration) -> Score {
        let log = libm::log(f64::from(parent_visits));
        self.score_with_log(log, player, constant)
    }

    /// The same, where the logarithm of the parent's visits is known.
    pub(super) fn score_with_log(self, log: f64, player: Player, constant: Exploration) -> Score {
        let exploration = constant.as_f64() * (log / f64::from(self.visits.max(1))).sqrt();
        Score { mean: self.mean(player), exploration }
    }
}

/// The two terms of UCT: mean + c·√(ln N / n) with N visits of the parent and n of the child (Kocsis &
/// Szepesvári 2006, equation 1).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Score {
    /// The mean reward of the child, from 0 to 1, to the player who chooses.
    pub mean: f64,
    /// The exploration term: large for children that were rarely visited.
    pub exploration: f64,
}

impl Score {
    /// What is compared.
    #[must_use]
    pub fn total(self) -> f64 {
        self.mean + self.exploration
    }
}

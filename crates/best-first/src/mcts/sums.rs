//! Visits and rewards in the nodes below a node, after any number of iterations.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Reward, Statistics};
use crate::prefix_counts::PrefixCounts;

/// What happened at some place of the tree in some iterations, at one place in each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sums(Vec<SameReward>);

/// The iterations with one reward.
#[derive(Clone, PartialEq, Eq, Debug)]
struct SameReward {
    reward: Reward,
    /// The iterations, ascending.
    iterations: Vec<u32>,
    /// Their places in preorder.
    places: PrefixCounts,
}

impl Sums {
    /// Iterations, ascending, each with its reward and a place in preorder below `bound`.
    pub fn new(items: impl Iterator<Item = (u32, Reward, u32)>, bound: u32) -> Self {
        let mut sorted: BTreeMap<Reward, (Vec<u32>, Vec<u32>)> = BTreeMap::new();
        for (iteration, reward, place) in items {
            let (iterations, places) = sorted.entry(reward).or_default();
            iterations.push(iteration);
            places.push(place);
        }
        let same = sorted.into_iter().map(|(reward, (iterations, places))| SameReward {
            reward,
            iterations,
            places: PrefixCounts::new(places, bound),
        });
        Self(same.collect())
    }

    /// What the first so many iterations did in a range of places. The time is proportional to the number of
    /// different rewards, and to the logarithm of the number of iterations.
    pub fn within(&self, iterations: u32, places: &Range<u32>) -> Statistics {
        let mut found = Statistics::default();
        for same in &self.0 {
            let length = same.iterations.partition_point(|&one| one <= iterations);
            let visits = same.places.within(length, places);
            found.visits += visits;
            found.reward += u64::from(visits) * u64::from(same.reward.millionths());
        }
        found
    }
}

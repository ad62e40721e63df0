//! Visits and rewards in the nodes below a node, after any number of iterations.

use std::collections::BTreeMap;
use std::ops::Range;

use super::{Reward, Statistics};
use crate::prefix_counts::PrefixCounts;

/// What happened at some place of the tree in some iterations, at one place in each.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sums(Vec<Alike>);

/// Iterations that count alike.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Alike {
    /// What each adds.
    each: Statistics,
    /// The iterations, ascending.
    iterations: Vec<u32>,
    /// Their places in preorder.
    places: PrefixCounts,
}

impl Alike {
    /// Iterations with their places, each of which adds so much.
    fn new(visits: u32, reward: u32, counted: Vec<(u32, u32)>, bound: u32) -> Self {
        let (iterations, places): (_, Vec<u32>) = counted.into_iter().unzip();
        let each = Statistics { visits, reward: reward.into() };
        Self { each, iterations, places: PrefixCounts::new(places, bound) }
    }
}

impl Sums {
    /// The most different rewards of which each is counted. Where there are more, all visits are counted, and the
    /// rewards bit by bit, which takes about eleven times the memory.
    const MOST_REWARDS: usize = 256;

    /// Iterations, ascending, each with its reward and a place in preorder below `bound`.
    pub fn new(items: impl Iterator<Item = (u32, Reward, u32)>, bound: u32) -> Self {
        Self::counted(items, bound, Self::MOST_REWARDS)
    }

    fn counted(
        items: impl Iterator<Item = (u32, Reward, u32)>,
        bound: u32,
        most_rewards: usize,
    ) -> Self {
        let mut all: Vec<(u32, u32)> = Vec::new();
        let mut rewards: Vec<u32> = Vec::new();
        let mut by_reward: BTreeMap<u32, Vec<(u32, u32)>> = BTreeMap::new();
        for (iteration, reward, place) in items {
            let reward = reward.millionths();
            all.push((iteration, place));
            rewards.push(reward);
            if by_reward.len() <= most_rewards {
                by_reward.entry(reward).or_default().push((iteration, place));
            }
        }
        if by_reward.len() <= most_rewards {
            let same = |(reward, counted)| Alike::new(1, reward, counted, bound);
            return Self(by_reward.into_iter().map(same).collect());
        }
        drop(by_reward);
        let with_bit = |bit: u32| {
            let is_set = |&(_, &reward): &(_, &u32)| reward >> bit & 1 == 1;
            let counted = all.iter().zip(&rewards).filter(is_set).map(|(&item, _)| item);
            Alike::new(0, 1 << bit, counted.collect(), bound)
        };
        let bits = 0..u32::BITS - Reward::BEST.millionths().leading_zeros();
        let mut alike: Vec<Alike> = bits.map(with_bit).collect();
        alike.push(Alike::new(1, 0, all, bound));
        Self(alike)
    }

    /// What the first so many iterations did in a range of places. The time is proportional to the logarithm of
    /// the number of iterations.
    pub fn within(&self, iterations: u32, places: &Range<u32>) -> Statistics {
        let mut found = Statistics::default();
        for alike in &self.0 {
            let length = alike.iterations.partition_point(|&one| one <= iterations);
            let count = alike.places.within(length, places);
            found.visits += count * alike.each.visits;
            found.reward += u64::from(count) * alike.each.reward;
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use plyscope_search::{GameTree, Value};
    use proptest::prelude::*;

    use super::*;
    use crate::mcts::Rewards;

    proptest! {
        #[test]
        fn sums_are_those_of_adding(
            drawn in prop::collection::vec((0..3_u32, any::<u32>(), any::<u32>()), 0..200),
            different in prop::sample::select(vec![1_u32, 3, 1_001]),
            bound in 1..200_u32,
            most_rewards in prop::sample::select(vec![0, 2, Sums::MOST_REWARDS]),
        ) {
            let scale = Rewards::of_tree(&GameTree::parse("0 1000").expect("a tree")).expect("numbers");
            let mut iteration = 0;
            let item = |&(skipped, value, place): &(u32, u32, u32)| {
                iteration += 1 + skipped;
                let value = Value::whole((value % different).into()).expect("small");
                (iteration, scale.of(value), place % bound)
            };
            let items: Vec<(u32, Reward, u32)> = drawn.iter().map(item).collect();
            let sums = Sums::counted(items.iter().copied(), bound, most_rewards);
            for last in (0..=iteration + 1).step_by(7) {
                for places in [0..bound, bound / 3..bound / 2, 0..0] {
                    let mut expected = Statistics::default();
                    let within = |item: &&(u32, Reward, u32)| item.0 <= last && places.contains(&item.2);
                    items.iter().filter(within).for_each(|&(_, reward, _)| expected.add(reward));
                    prop_assert_eq!(sums.within(last, &places), expected);
                }
            }
        }
    }
}

//! How large a search will be, estimated before it is made.
//!
//! Knuth, "Estimating the efficiency of backtrack programs", *Mathematics of Computation* 29
//! (1975). A probe goes down a way chosen by chance, and reckons as if every node of a layer had as
//! many children as the one it passes: where it sees 3 choices and then 2, it counts 1 + 3 + 6 + …
//! nodes. Over all ways, weighted with their probabilities, that is just the number of nodes.

use super::{Choice, Puzzle};
use plyscope_search::generate::SplitMix64;

/// An estimate of the number of nodes of a search. That number is the mean over all possible
/// probes; the mean over a few of them can be far off, and often is below it, when most of the nodes
/// lie where few probes come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Estimate {
    /// How many probes were made.
    pub probes: u32,
    /// The mean of what they say, in nodes.
    pub nodes: f64,
    /// The standard error of that mean, in nodes, as far as the probes show it; infinite for a
    /// single one.
    pub error: f64,
}

/// Estimates the number of nodes. The same seed gives the same estimate everywhere.
#[must_use]
pub fn estimate<P: Puzzle>(puzzle: &P, probes: u32, seed: u64) -> Estimate {
    let mut chance = SplitMix64::new(seed);
    let mut below = |count: u32| chance.below(u64::from(count)) as u32;
    let found: Vec<f64> = (0..probes).map(|_| probe(puzzle, &mut below)).collect();
    let count = f64::from(probes);
    // Whatever the numbers, their squares are not too large once they are divided by the largest.
    let largest = found.iter().copied().fold(1.0, f64::max);
    let mean = found.iter().map(|nodes| nodes / largest).sum::<f64>() / count;
    let squares: f64 = found.iter().map(|nodes| (nodes / largest - mean).powi(2)).sum();
    let error = match probes {
        0 | 1 => f64::INFINITY,
        _ => (squares / (count - 1.0) / count).sqrt() * largest,
    };
    Estimate { probes, nodes: if probes == 0 { 0.0 } else { mean * largest }, error }
}

/// A single probe, in nodes. Where there are choices, `pick` gets how many, and returns which of
/// them to take, from 0.
pub fn probe<P: Puzzle>(puzzle: &P, pick: &mut impl FnMut(u32) -> u32) -> f64 {
    let mut state = puzzle.start();
    let (mut layer, mut nodes) = (1.0, 1.0);
    loop {
        let choices = puzzle.status(&state).choices();
        let picked = |pick: u32| choices.iter().nth(pick as usize);
        let next: Option<Choice> = match choices.len() {
            0 => None,
            // Where the pick is none of them, the first will do.
            count => picked(pick(count)).or_else(|| choices.first()),
        };
        let Some(choice) = next else { return nodes };
        layer *= f64::from(choices.len());
        nodes += layer;
        puzzle.place(&mut state, choice);
    }
}

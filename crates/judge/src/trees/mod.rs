//! The trees on which a program is judged, from small to large: with ties, single children, uneven
//! depths, negative and equal values, wins and losses; and such that every misconception of the
//! catalogue is distinguished.

mod grow;
mod leaves;
mod shape;

use plyscope_search::generate::SplitMix64;
use plyscope_search::{GameTree, Player};
use plyscope_setup::Setup;

pub use grow::STYLES;
pub use leaves::Leaves;
pub use shape::Shape;

use crate::distinguishing::Distinguishing;

/// The most trees.
pub const MAX_TREES: usize = 100_000;

/// So many trees distinguish what can be distinguished, and more.
pub const ENOUGH: usize = 100;

/// How many trees are tried to tell misconceptions apart.
const TRIES: u32 = 1_500;

/// The trees for a search, the same for the same seed.
#[must_use]
pub fn trees(setup: &Setup, root: Player, count: usize, seed: u64) -> Vec<GameTree> {
    let mut random = SplitMix64::new(seed);
    let leaves = Leaves::of(setup.options().window);
    let mut grow = |level: u32, style: usize| grow::grow(&mut random, root, level, style, leaves);
    let mut all: Vec<GameTree> = smallest(root, leaves);
    let mut distinguishing = Distinguishing::new(setup);
    for number in 0..TRIES {
        if distinguishing.is_done() {
            break;
        }
        // Small ones first, so that what tells apart is small.
        let tree = grow(1 + number * grow::LEVELS / TRIES, number as usize);
        if distinguishing.learn(&tree) && !all.contains(&tree) {
            all.push(tree);
        }
    }
    all.truncate(count);
    let first = all.len();
    for number in first..count {
        let level = 1 + (number - first) as u32 * grow::LEVELS / (count - first) as u32;
        all.push(grow(level, number));
    }
    all.sort_by_key(GameTree::len);
    all
}

/// A leaf, a single child, and both players' choices.
fn smallest(root: Player, leaves: Leaves) -> Vec<GameTree> {
    let texts = match leaves {
        Leaves::Outcomes => ["win", "(loss)", "draw win", "win draw", "(draw win) (loss draw)"],
        Leaves::Any | Leaves::Numbers => ["5", "(-3)", "4 8", "8 4", "(4 8) (2 9)"],
    };
    let tree = |text: &str| Some(GameTree::parse(text).ok()?.with_root_player(root));
    texts.into_iter().filter_map(tree).collect()
}

//! The requirements on a tree for a level.

use std::ops::RangeInclusive;

use plyscope_search::generate::{Recipe, Ties};
use plyscope_search::trace::{Cut, Recorder};
use plyscope_search::{CutRule, Player, TreeNode};

use plyscope_session::cause::is_deep;
use plyscope_session::engine::search_tree;
use plyscope_session::Session;
use plyscope_setup::Setup;

/// The requirements on a tree and on its search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wish {
    /// How many children an inner node has.
    pub branching: RangeInclusive<u32>,
    /// How many plies every leaf lies below the root.
    pub depth: u32,
    /// The values of leaves.
    pub values: RangeInclusive<i64>,
    /// Whether several leaves may be worth the same.
    pub ties: Ties,
    /// When remaining moves are cut.
    pub cut: CutRule,
    /// The required cuts of the search.
    pub cuts: Cuts,
    /// Whether cutting on equal values makes a difference.
    pub ambiguity: Ambiguity,
}

/// Required cuts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cuts {
    /// How many.
    pub count: RangeInclusive<u32>,
    /// At how many of the two players' nodes, at least: 0, 1 or 2.
    pub players: usize,
    /// The fewest deep cutoffs.
    pub deep: u32,
}

/// Whether the cutoff rule for equal values matters for a tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ambiguity {
    /// The same nodes are visited either way.
    None,
    /// Different nodes are visited, which is the point of the question.
    Point,
}

impl Wish {
    /// The recipe of a random tree that can meet the requirements.
    #[must_use]
    pub fn recipe(&self, seed: u64) -> Recipe {
        Recipe {
            seed,
            branching: self.branching.clone(),
            depth: self.depth..=self.depth,
            values: self.values.clone(),
            ties: self.ties,
            min_cuts: 0,
            ..Recipe::default()
        }
    }

    /// Its search.
    #[must_use]
    pub fn setup(&self) -> Setup {
        Setup { cut: self.cut, ..Setup::default() }
    }

    /// Whether the search of a tree meets the requirements.
    #[must_use]
    pub fn is_fulfilled(&self, session: &Session) -> bool {
        let trace = session.trace();
        let cuts: Vec<Cut> = trace.cuts().collect();
        let count = u32::try_from(cuts.len()).unwrap_or(u32::MAX);
        let at = |player| cuts.iter().any(|cut| trace.player(cut.node) == player);
        let players = [Player::Max, Player::Min].into_iter().filter(|&player| at(player)).count();
        let deep = cuts.iter().filter(|cut| is_deep(session, cut)).count();
        self.cuts.count.contains(&count)
            && players >= self.cuts.players
            && deep >= self.cuts.deep as usize
            && is_ambiguous(session) == (self.ambiguity == Ambiguity::Point)
    }
}

/// Whether the other cutoff rule prunes other nodes.
fn is_ambiguous(session: &Session) -> bool {
    let other = match session.setup().cut {
        CutRule::AtLeast => CutRule::Above,
        CutRule::Above => CutRule::AtLeast,
    };
    let setup = Setup { cut: other, ..*session.setup() };
    let Ok(other) = search_tree(session.tree().clone(), setup, Recorder::new()) else {
        return false;
    };
    let pruned = |session: &Session| session.pruned().collect::<Vec<TreeNode>>();
    pruned(session) != pruned(&other)
}

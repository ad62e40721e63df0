//! The searches that a trace can be of.

use plyscope_search::algo::Windows;
use plyscope_search::generate::SplitMix64;
use plyscope_search::{CutRule, GameTree, Order, TreeNode};

use crate::details::Bug;
use crate::misconception::faulty_run;
use plyscope_i18n::{texts, Lang};
use plyscope_session::run::Run;
use plyscope_setup::{Algorithm, Choice, Feature, Setup};

/// A search, with or without a bug, and what it visits.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    pub(super) setup: Setup,
    pub(super) bug: Bug,
    leaves: Vec<TreeNode>,
}

impl Candidate {
    /// A search of a tree.
    pub(super) fn new(tree: &GameTree, setup: Setup, bug: Bug) -> Self {
        // Negamax and the like visit what alpha-beta does.
        let algorithm = match setup.algorithm.descriptor().windows {
            Windows::None => Algorithm::Minimax,
            Windows::OneBound => Algorithm::SingleCutoff,
            _ => Algorithm::AlphaBeta,
        };
        let cut = match setup.algorithm.offers(Feature::Cut) {
            true => setup.cut,
            false => CutRule::AtLeast,
        };
        let setup = Setup { algorithm, cut, ..setup };
        let run = match bug {
            Bug::None => Run::of(tree, &setup),
            Bug::Players => Run::of(&tree.clone().with_players_exchanged(), &setup),
            Bug::OwnBound | Bug::OneHigher => faulty_run(tree, setup.options(), bug),
        };
        let leaves = run.visits.into_iter().filter(|&node| tree.is_leaf(node)).collect();
        Self { setup, bug, leaves }
    }

    /// The searches to choose from, of which one is the given one; no two of them visit the same
    /// leaves in the same order.
    pub(super) fn all(tree: &GameTree, given: &Self) -> Vec<Self> {
        let textbook = Setup { order: Order::LeftToRight, cut: CutRule::AtLeast, ..given.setup };
        let all = Self::around(tree, textbook, given);
        match all.iter().any(|candidate| candidate.is_like(given)) {
            true => all,
            false => Self::around(tree, given.setup, given),
        }
    }

    /// The searches that differ in one respect from alpha-beta with an order and a cutoff rule. Of
    /// those with equal traces the given one stays, or else the first.
    fn around(tree: &GameTree, setup: Setup, given: &Self) -> Vec<Self> {
        let candidates =
            searches_around(setup).into_iter().map(|(setup, bug)| Self::new(tree, setup, bug));
        let mut all: Vec<Self> = Vec::new();
        for candidate in candidates {
            if candidate.is_like(given) {
                all.retain(|other| other.leaves != candidate.leaves);
            }
            if all.iter().all(|other| other.leaves != candidate.leaves) {
                all.push(candidate);
            }
        }
        all
    }

    /// Whether it has the same name, and so cannot be distinguished from another by a user.
    pub(super) fn is_like(&self, other: &Self) -> bool {
        self.name(Lang::En) == other.name(Lang::En)
    }

    /// The leaves that it visits, in its order.
    pub(super) fn leaves(&self) -> &[TreeNode] {
        &self.leaves
    }

    /// Its name, with the order of children and the cutoff rule.
    pub(super) fn name(&self, lang: Lang) -> String {
        let options = self.setup.options();
        let search = match self.bug {
            Bug::None => self.setup.algorithm.id(),
            bug => bug.id(),
        };
        let cut = if self.setup.algorithm.has_windows() { options.cut.id() } else { "plain" };
        texts::quiz_which_name(lang, search, options.order.id(), cut)
    }
}

/// Alpha-beta with the order and the cutoff rule of a search, and the searches that differ from it in
/// one respect.
fn searches_around(setup: Setup) -> [(Setup, Bug); 8] {
    let plain = Setup { algorithm: Algorithm::AlphaBeta, ..setup };
    let order = match plain.order {
        Order::RightToLeft => Order::LeftToRight,
        _ => Order::RightToLeft,
    };
    let cut = match plain.cut {
        CutRule::AtLeast => CutRule::Above,
        CutRule::Above => CutRule::AtLeast,
    };
    [
        (plain, Bug::None),
        (Setup { algorithm: Algorithm::Minimax, ..plain }, Bug::None),
        (Setup { algorithm: Algorithm::SingleCutoff, ..plain }, Bug::None),
        (Setup { order, ..plain }, Bug::None),
        (Setup { cut, ..plain }, Bug::None),
        (plain, Bug::Players),
        (plain, Bug::OwnBound),
        (plain, Bug::OneHigher),
    ]
}

/// One of the searches like this one, with its bug: the same for the same seed.
#[must_use]
pub fn random(setup: Setup, seed: u64) -> (Setup, Bug) {
    let searches = searches_around(setup);
    let number = SplitMix64::new(seed).below(searches.len() as u64);
    searches[number as usize]
}

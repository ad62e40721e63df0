//! Distinguishing misconceptions: which of them no tree has distinguished yet, from the right search
//! and from one another.

use plyscope_search::GameTree;
use plyscope_session::run::Run;
use plyscope_setup::Setup;

use crate::wrong_search::WRONG_SEARCHES;

/// The searches that no tree has distinguished so far.
#[derive(Clone, Debug)]
pub struct Distinguishing {
    setup: Setup,
    /// The pairs, by their places; 0 is the right search.
    pairs: Vec<(usize, usize)>,
}

impl Distinguishing {
    /// Before the first tree.
    #[must_use]
    pub fn new(setup: &Setup) -> Self {
        let count = WRONG_SEARCHES.len() + 1;
        let pairs = (0..count).flat_map(|one| (one + 1..count).map(move |other| (one, other)));
        Self { setup: *setup, pairs: pairs.collect() }
    }

    /// Takes a tree into account: whether it distinguishes what no tree has before.
    pub fn learn(&mut self, tree: &GameTree) -> bool {
        let runs = runs(tree, &self.setup);
        let before = self.pairs.len();
        self.pairs.retain(|&(one, other)| match (&runs[one], &runs[other]) {
            (Some(one), Some(other)) => one == other,
            // A misconception that cannot be had.
            _ => false,
        });
        self.pairs.len() < before
    }

    /// Whether there is nothing left to distinguish.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.pairs.is_empty()
    }

    /// The ids of the searches that are still the same; `right` is the right one.
    #[must_use]
    pub fn left(&self) -> Vec<(&'static str, &'static str)> {
        let id = |place: usize| match place.checked_sub(1) {
            None => "right",
            Some(place) => WRONG_SEARCHES[place].id(),
        };
        self.pairs.iter().map(|&(one, other)| (id(one), id(other))).collect()
    }
}

/// What each search does on a tree, the right one first.
fn runs(tree: &GameTree, setup: &Setup) -> Vec<Option<Run>> {
    let wrong = WRONG_SEARCHES.iter().map(|wrong| wrong.run(tree, setup));
    std::iter::once(Some(Run::of(tree, setup))).chain(wrong).collect()
}

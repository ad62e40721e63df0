//! The part of a journal that a timeline needs, with a cached copy that is only updated when there
//! is more.

use std::cell::RefCell;
use std::rc::Rc;

use plyscope_puzzles::backtrack::{Journal, Mark};

use crate::backtrack::problem::Problem;
use crate::backtrack::search::Search;

/// The marks of a search, from its beginning to the last explored step.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    marks: Rc<[Mark]>,
    solutions: Rc<[u64]>,
    reach: u64,
    deepest: usize,
    is_complete: bool,
}

impl Outline {
    /// Copies a journal. O(marks · depth).
    #[must_use]
    pub fn of(journal: &Journal) -> Self {
        let reach = journal.reach();
        let before = journal.marks().iter().filter(|mark| mark.step < reach);
        Self {
            marks: before.chain(journal.front()).cloned().collect(),
            solutions: journal.solutions().into(),
            reach,
            deepest: journal.deepest(reach),
            is_complete: journal.is_complete(),
        }
    }

    /// The marks, in chronological order; the last one is the last explored step.
    pub(super) fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// The steps at which solutions were entered, in chronological order, as far as the journal
    /// keeps them.
    pub(super) fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// Whether a solution was entered at one of some steps; `None` if the journal no longer stores
    /// it.
    pub(super) fn has_solution(&self, steps: std::ops::Range<u64>) -> Option<bool> {
        let next = self.solutions.partition_point(|&found| found < steps.start);
        match self.solutions.get(next) {
            Some(&found) => Some(found < steps.end),
            None if self.solutions.len() >= Journal::MOST_SOLUTIONS => None,
            None => Some(false),
        }
    }

    /// The last step that is known.
    #[must_use]
    pub const fn reach(&self) -> u64 {
        self.reach
    }

    /// The most choices that were made at once.
    pub(super) const fn deepest(&self) -> usize {
        self.deepest
    }

    /// Whether the search is over at the last step.
    pub(super) const fn is_complete(&self) -> bool {
        self.is_complete
    }
}

/// The cached outline of the shown search, updated on demand.
#[derive(Debug, Default)]
pub struct Snapshot(RefCell<Option<(Problem, Outline)>>);

impl Snapshot {
    /// The outline of a search. While the search runs on, it may be some hundredths behind.
    #[must_use]
    pub fn of(&self, search: &Search, is_running: bool) -> (Problem, Outline) {
        let (problem, journal) = (search.problem(), search.journal());
        let mut kept = self.0.borrow_mut();
        let is_recent = |(known, outline): &&(Problem, Outline)| {
            let lag = if is_running && outline.reach > 0 { outline.reach / 32 } else { 0 };
            let reach = journal.reach();
            known == problem && (outline.reach..=outline.reach.saturating_add(lag)).contains(&reach)
        };
        if let Some(known) = kept.as_ref().filter(is_recent) {
            return known.clone();
        }
        kept.insert((problem.clone(), Outline::of(journal))).clone()
    }
}

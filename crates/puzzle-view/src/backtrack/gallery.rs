//! Ready-made searches, each opening at an instructive step.

use super::link::Link;
use super::problem::PuzzleId;
use super::search::{Search, Travel};

/// A ready-made search. Its title and description are in the locale files under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `exhibit-stuck-knight`.
    pub id: &'static str,
    /// The puzzle and the step, as an address.
    pub link: &'static str,
}

impl Exhibit {
    /// The search at its step.
    #[must_use]
    pub fn search(&self) -> Search {
        let (link, _) = Link::parse(self.link);
        let mut search = Search::new(link.problem);
        search.travel(Travel::To(link.step), u64::MAX);
        search
    }
}

pub(super) const fn exhibit(id: &'static str, link: &'static str) -> Exhibit {
    Exhibit { id, link }
}

/// Everything in the gallery, puzzle by puzzle.
pub fn gallery() -> impl Iterator<Item = &'static Exhibit> {
    PuzzleId::all().flat_map(PuzzleId::gallery)
}

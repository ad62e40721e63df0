//! Ready-made searches.

/// A ready-made search, at an instructive step. Its title and description are in the locale files under its
/// name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `gallery-mcts-first`.
    pub id: &'static str,
    /// Its address.
    pub link: &'static str,
}

impl Exhibit {
    pub(crate) const fn new(id: &'static str, link: &'static str) -> Self {
        Self { id, link }
    }
}

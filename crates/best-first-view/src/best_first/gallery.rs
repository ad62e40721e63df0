//! Ready-made searches, each opening at an instructive step.

use super::link::Link;

/// A ready-made search. Its title and description are in the locale files under its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Exhibit {
    /// Its name, as in `gallery-sss-first`.
    pub id: &'static str,
    /// Its address.
    pub link: &'static str,
}

impl Exhibit {
    /// The search and its step.
    #[must_use]
    pub fn read(&self) -> Link {
        Link::parse(self.link).0
    }
}

const fn exhibit(id: &'static str, link: &'static str) -> Exhibit {
    Exhibit { id, link }
}

/// Everything in the gallery.
pub const GALLERY: &[Exhibit] = &[
    exhibit("sss-first", "search=sss&tree=((3+5)+(2+9))+((7+8)+(6+4))&step=0"),
    exhibit("sss-game", "search=sss&game=connect-four&depth=3&step=last"),
    exhibit("proof-win", "search=proof-number&game=tic-tac-toe&position=X.O/.../...&step=0"),
    exhibit("proof-draw", "search=proof-number&game=tic-tac-toe&goal=draw&step=last"),
    exhibit("proof-tree", "search=proof-number&tree=((3+5)+(2+9))+((7+8)+(6+4))&goal=6&step=0"),
];

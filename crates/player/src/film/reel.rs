//! A film, and the step at which it opens.

use super::{Film, Show};

/// A film, and the step at which it opens.
pub struct Reel {
    /// The film.
    pub film: Box<dyn Film>,
    /// Its last step, as far as it is known.
    pub last: u64,
    /// The step that its address names.
    pub shown: u64,
    /// Whether it ends there.
    pub end: End,
}

/// Whether the end of a film is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// It is the last step.
    Known,
    /// The search goes on after the last step, or may do so.
    Open,
}

impl Reel {
    /// The film; `None` if it cannot be shown at once, or not by this program.
    pub fn of(show: &Show) -> Option<Self> {
        match show {
            #[cfg(feature = "searches")]
            Show::Search(link) if link.game.is_some() => super::game::reel(link),
            #[cfg(feature = "searches")]
            Show::Search(link) => super::tree::reel(link),
            #[cfg(not(feature = "searches"))]
            Show::Search(_) => None,
            #[cfg(feature = "puzzles")]
            Show::Backtracking(link) => Some(super::board::reel(link)),
            #[cfg(feature = "puzzles")]
            Show::Coroutines(link) => Some(super::dialogue::reel(link)),
        }
    }
}

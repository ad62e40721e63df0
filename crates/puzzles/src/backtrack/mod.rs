//! Backtracking: the depth-first search for the solutions of a puzzle, at any length.
//!
//! A [`Puzzle`] is solved one choice at a time. The choices made so far, and whether the current
//! node has just been entered or one of its children has just been left, decide the next step of
//! the search, and the step before as well. So a [`Cursor`] walks both ways without a log, and a
//! [`Journal`] of a few thousand marks makes any step of a search of thousands of millions
//! reachable at once.
//!
//! The procedure is the one of Golomb & Baumert, "Backtrack programming", *Journal of the ACM* 12
//! (1965).

mod choices;
mod count;
mod cursor;
mod estimate;
mod journal;

pub use choices::{Choice, Choices};
pub use count::{count, count_part, Count, Split};
pub use cursor::{Cursor, Moment};
pub use estimate::{estimate, probe, Estimate};
pub use journal::{Journal, Mark, News, Until};

/// A problem whose solutions are put together one choice at a time.
pub trait Puzzle {
    /// A partial solution, changed in place.
    type State: Clone;

    /// The partial solution that the search starts from.
    fn start(&self) -> Self::State;

    /// What can become of a partial solution. It depends on the choices made so far alone.
    fn status(&self, state: &Self::State) -> Status;

    /// How many candidates the next choice has, those that cannot be taken included: their numbers
    /// are below this, in the order in which they are tried. At most [`Choices::MAX`].
    fn candidates(&self, state: &Self::State) -> u8;

    /// Takes a choice that [`Puzzle::status`] offers.
    fn place(&self, state: &mut Self::State, choice: Choice);

    /// Takes the last choice back, which was this one.
    fn remove(&self, state: &mut Self::State, choice: Choice);
}

/// What can become of a partial solution.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Status {
    /// These choices can be taken. Where there are none, it is a dead end.
    Open(Choices),
    /// It is a solution.
    Solved,
    /// It cannot become a solution, although choices are left. The number says which of the
    /// puzzle's prunings found that out.
    Pruned(u8),
}

impl Status {
    /// The choices that are to be tried; none unless it is open.
    #[must_use]
    #[inline]
    pub const fn choices(self) -> Choices {
        match self {
            Self::Open(choices) => choices,
            Self::Solved | Self::Pruned(_) => Choices::NONE,
        }
    }
}
